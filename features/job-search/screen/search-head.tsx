import { Head, usePage } from '#ui/nav.ts'
import type { SearchPage } from '../schema.ts'

/** Title, share card, and links to the feeds of this search. */
export function SearchHead({ page, title }: { page: SearchPage; title: string }) {
  const { site } = usePage<{ site: { name: string; origin: string } }>().props
  const address = site.origin + page.canonical
  const description = `${title} at ${site.name}. Search by words, by place or by military occupation.`
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={description} />
      <meta head-key="og:title" property="og:title" content={title} />
      <meta head-key="og:description" property="og:description" content={description} />
      <meta head-key="og:url" property="og:url" content={address} />
      <link head-key="canonical" rel="canonical" href={address} />
      {!page.indexable && <meta head-key="robots" name="robots" content="noindex, follow" />}
      <link head-key="rss" rel="alternate" type="application/rss+xml" title={title} href={page.feeds.rss} />
      <link
        head-key="json-feed"
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={page.feeds.json}
      />
    </Head>
  )
}
