import type { SitemapAddress } from '#lib/feature.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A list of sitemaps. */
export const sitemapIndex = (origin: string, paths: string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${paths.map((path) => `<sitemap><loc>${xml(origin + path)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

/** A list of pages. */
export function sitemap(origin: string, pages: SitemapAddress[]): string {
  const urls = pages.map(({ href, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${xml(origin + href)}</loc>${changed}</url>`
  })
  return `${head}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
