import type { HomeLayout, HomeSection } from './sections/schema.ts'

export { HomeForm } from './admin/home/schema.ts'
export { ContactEmail, type Look, LookChange, SiteName } from './admin/schema.ts'

export {
  type HomeLayout,
  type HomeSection,
  homeLayouts,
  homeSections,
  shownSections,
} from './sections/schema.ts'

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
  headerLayout: string
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
  /** a line above the header: 'An official website of the State of Franklin' */
  official?: string
  /** a notice above the header on every page, and where it leads */
  notice?: string
  noticeHref?: string
  /** in the header of wide screens */
  phone?: string
  hours?: string
  navigation?: SiteLink[]
  footer?: { text: string; links?: SiteLink[] }
  home?: HomeContent
  /** addresses of calendars and news elsewhere that this site shows, besides those that its pages name */
  feeds?: string[]
  /** hosts whose pages may stand in frames on this site */
  frames?: string[]
}

export type HomeContent = {
  layout?: HomeLayout
  /** the order of the sections, from 1; 0: hidden. Without a word about one, as the layout has it */
  sections?: { [name in HomeSection]?: number }
  /** behind and beside the words of the layout "picture" */
  picture?: string
  /** its buttons, the first the main one */
  actions?: SiteLink[]
  /** beside the search of the layout "tasks" */
  wantsTitle?: string
  wants?: SiteLink[]
  /** a band below the opening */
  figures?: { value: string; label: string }[]
  tilesTitle?: string
  tilesLead?: string
  tiles?: { title: string; note?: string; text: string; detail?: string; href: string; picture: string }[]
  servicesTitle?: string
  /** in the order of their groups */
  services?: { group: string; label: string; text: string; href: string }[]
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
