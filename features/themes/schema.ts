export { ContactEmail, LookChange, SiteName } from './admin/schema.ts'

/** A link of the navigation or the footer. */
export type SiteLink = { label: string; href: string }

/** What every page knows of its site: shared by the server with each page. */
export type SiteProps = {
  id: string
  name: string
  /** the address that counts, without a slash at its end, such as https://jobs.example.org */
  origin: string
  logoLight: string | null
  logoDark: string | null
  content: SiteContent
  applications: Record<string, boolean>
}

/** The words of a site: themes.content. */
export type SiteContent = {
  tagline?: string
  description?: string
  /** the header's background: the page's color (plain) or the brand's */
  header?: 'plain' | 'brand'
  /** the header stays in view while a page scrolls */
  stickyHeader?: boolean
  navigation?: SiteLink[]
  footer?: { text: string; links?: SiteLink[] }
  home?: HomeContent
  /** addresses of calendars and news elsewhere that this site shows, besides those that its pages name */
  feeds?: string[]
  /** hosts whose pages may stand in frames on this site */
  frames?: string[]
}

export type HomeContent = {
  /** split: words and search beside figures. centered: search alone in the middle. banner: on the brand's color */
  layout?: 'split' | 'centered' | 'banner'
  /** a few words above the headline */
  eyebrow?: string
  headline: string
  lead: string
  searchPlaceholder?: string
  /** searches offered below the field */
  quickSearches?: SiteLink[]
  blocksTitle?: string
  blocks?: { title: string; text: string; href?: string; linkText?: string }[]
  stepsTitle?: string
  steps?: { title: string; text: string }[]
}

/** Subdomains of SITES_DOMAIN that no new site gets. */
export const reservedNames = ['www', 'preview', 'admin', 'api', 'mail', 'static']
