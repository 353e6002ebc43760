import type { CompanyPage } from './schema.ts'

/** The company as search engines read it: https://schema.org/Organization. */
export const organizationOf = (
  { name, logo, pitch, about, url, yearFounded, address }: CompanyPage['company'],
  { canonical, site }: { canonical: string; site: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: url ?? canonical,
  mainEntityOfPage: canonical,
  description: pitch ?? about[0] ?? `${name} on ${site}`,
  ...(logo && { logo: new URL(logo, canonical).href }),
  ...(yearFounded && { foundingDate: String(yearFounded) }),
  ...(address.length > 0 && { address: address.join(', ') }),
})
