import type { SiteProps } from '#features/themes/schema.ts'
import { Head, usePage } from '#ui/nav.ts'

/** The site's own name and words, for the browser's tab and the share card. */
export function HomeHead() {
  const { site } = usePage<{ site: SiteProps }>().props
  const { tagline, description } = site.content
  const title = tagline ? `${site.name}: ${tagline}` : site.name
  return (
    <Head title={title}>
      <meta head-key="og:title" property="og:title" content={title} />
      {description && <meta head-key="og:description" property="og:description" content={description} />}
      <meta head-key="og:url" property="og:url" content={`${site.origin}/`} />
      <link head-key="canonical" rel="canonical" href={`${site.origin}/`} />
    </Head>
  )
}
