import type { Look } from './look/schema.ts'

export { HomeForm } from './admin/home/schema.ts'
export { ContactEmail, SiteName } from './admin/schema.ts'
export { type Look, LookChange, VariableChange, type Variables } from './look/schema.ts'
export type { LookEditor } from './look-editor/schema.ts'

/** A link of the navigation or the footer. */
export type SiteLink = { label: string; href: string }

/** A link of the footer; those of one group are a column under its name. */
export type FooterLink = SiteLink & { group?: string }

/** What every page knows of its site: shared by the server with each page. */
export type SiteProps = {
  id: string
  name: string
  /** the address that counts, without a slash at its end, such as https://jobs.example.org */
  origin: string
  logoLight: string | null
  logoDark: string | null
  content: SiteContent
  /** the choices that decide about what is rendered; the others are in the style sheet */
  look: Pick<
    Look,
    | 'headerLayout'
    | 'headerSurface'
    | 'footerLayout'
    | 'footerSurface'
    | 'heroLayout'
    | 'homeColumns'
    | 'sections'
  >
  applications: Record<string, boolean>
  /** in the preview of the look editor: parts of the page are named for it */
  isPreview?: true
}

/** The words of a site: themes.content. */
export type SiteContent = {
  tagline?: string
  description?: string
  /** the header stays in view while a page scrolls */
  stickyHeader?: boolean
  /** a line above the header: 'An official website of the State of Franklin' */
  official?: string
  /** a notice above the header on every page, and where it leads; siteProps leaves out what is not shown today */
  notice?: string
  noticeHref?: string
  /** the words of it that are the link; none: all of them */
  noticeLink?: string
  noticeLevel?: Look['noticeLevel']
  /** the first and the last day, in the time zone of the site: '2026-11-26' */
  noticeFrom?: string
  noticeTo?: string
  /** may be closed until the browser is */
  noticeClosable?: boolean
  /** this site in other languages, beside the official line */
  languages?: SiteLink[]
  /** a button in the header */
  buttonLabel?: string
  buttonHref?: string
  /** in the header of wide screens */
  phone?: string
  hours?: string
  navigation?: SiteLink[]
  /** `line`: its last line, such as whom to call in a crisis */
  footer?: { text: string; links?: FooterLink[]; line?: string }
  home?: HomeContent
  /** addresses of external calendars and news this site shows, in addition to those its pages name */
  feeds?: string[]
  /** hosts whose pages may be framed on this site */
  frames?: string[]
}

/** A link with a line below it. */
export type HomeLink = SiteLink & { text?: string }

/** `day`: when it was given; `until`: the last day that it is shown, both on the calendar of the site: '2026-11-26' */
export type SiteNotice = { label: string; href?: string; text?: string; day?: string; until?: string }

/** `zips`: the ZIP codes that it serves, or how they begin: '00114, 002' */
export type Office = HomeLink & { zips?: string }

export type HomeContent = {
  /** where the search of the hero "tasks" looks, in order, the first by itself */
  scopes?: SiteLink[]
  /** behind and beside the words of the hero "picture" */
  picture?: string
  /** what it shows; none: it decorates */
  pictureText?: string
  /** its buttons, the first the main one */
  actions?: SiteLink[]
  /** beside the search of the hero "tasks" */
  wantsTitle?: string
  wants?: SiteLink[]
  /** a band below the opening */
  figures?: { value: string; label: string }[]
  tilesTitle?: string
  tilesLead?: string
  /** `note` beside the title, `strong` and `detail` in lines of their own below the text */
  tiles?: {
    title: string
    note?: string
    text: string
    strong?: string
    detail?: string
    href: string
    picture: string
  }[]
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
  /** military codes and where they lead */
  codesTitle?: string
  codesLead?: string
  codes?: { code: string; service: string; trade: string; level?: string }[]
  formsTitle?: string
  forms?: HomeLink[]
  officesTitle?: string
  officesLead?: string
  offices?: Office[]
  noticesTitle?: string
  notices?: SiteNotice[]
  promotedTitle?: string
  newestTitle?: string
  /** which jobs: a search on the site, '/jobs/search?s=State'; none: all */
  newestSearch?: string
  /** jobs around a place, as it is typed into the search: 'Duluth, MN' */
  nearTitle?: string
  nearPlace?: string
  /** jobs for a code, as it is typed into the search: '68W' */
  matchingTitle?: string
  matchingCode?: string
  quote?: string
  quoteBy?: string
  /** a band with one thing to do */
  callTitle?: string
  callText?: string
  call?: SiteLink[]
  stepsTitle?: string
  steps?: { title: string; text: string }[]
  /** dollars an hour at each step, and dollars a month beside it, called `wagesMore` */
  wagesTitle?: string
  wagesLead?: string
  wagesMore?: string
  wages?: { step: string; wage: string; more?: string }[]
  partnersTitle?: string
  /** `picture`: a logo instead of the name */
  partners?: { label: string; href?: string; picture?: string }[]
  /** what members get */
  teaserEyebrow?: string
  teaserTitle?: string
  teaserButton?: string
  teaser?: { title: string; text: string }[]
  trainingsTitle?: string
  fundraisersTitle?: string
  /** a page of the site whose containers are shown: '/about' */
  ownPage?: string
}

/** Subdomains of SITES_DOMAIN that no new site gets. */
export const reservedNames = ['www', 'preview', 'admin', 'api', 'mail', 'static']
