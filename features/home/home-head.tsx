import type { SiteProps } from '#features/themes/schema.ts'
import { Head, usePage } from '#ui/nav.ts'
import { sources } from '#ui/picture-variants.ts'
import { heroSizes } from './model/hero-sizes.ts'

/**
 * The site's own name and words, for the browser's tab and the share card.
 * @param picture the largest thing on the page, asked for before its style sheets are read
 */
export function HomeHead({ picture }: { picture?: string }) {
  const { site } = usePage<{ site: SiteProps }>().props
  const { tagline, description } = site.content
  const title = tagline ? `${site.name}: ${tagline}` : site.name
  const { srcSet, sizes } = sources(picture ?? '', heroSizes)
  return (
    <Head title={title}>
      <meta head-key="og:title" property="og:title" content={title} />
      {description && <meta head-key="og:description" property="og:description" content={description} />}
      <meta head-key="og:url" property="og:url" content={`${site.origin}/`} />
      {picture && (
        <link
          head-key="picture"
          rel="preload"
          as="image"
          href={picture}
          {...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes })}
          fetchPriority="high"
        />
      )}
      <link head-key="canonical" rel="canonical" href={`${site.origin}/`} />
    </Head>
  )
}
