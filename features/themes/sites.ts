import type { Selectable } from 'kysely'
import type { Themes } from '#db/types.ts'
import { JobScope } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { domainOf } from '#lib/domain.ts'
import { themeAttributes, themeCss } from '#ui/theme.ts'
import { lookOf } from './look/look.ts'
import type { SiteContent } from './schema.ts'

/** A theme as requests use it. */
export type Site = {
  id: string
  name: string
  status: 'draft' | 'published'
  primaryDomain: string | null
  /** a draft at its own domain: only its editors see it (features/website-builder/draft-gate.ts) */
  isClosed: boolean
  /** in a look that is not live, for one answer to an editor: drawn without script, and never cached */
  isPreview: boolean
  variables: { brand?: string }
  /** the style sheet that its variables make */
  css: string
  /** of the root of its documents, for the same reason */
  attributes: Record<string, string>
  applications: Record<string, boolean>
  /** which jobs it shows, wherever jobs appear */
  jobScope: JobScope
  logoLight: string | null
  logoDark: string | null
  content: SiteContent
  contactEmail: string | null
  /** IANA: articles appear when their date begins here */
  timeZone: string
  /** what it asks of those who sign up: features/sign-up reads it */
  signup: unknown
  /** what it asks of employers who sign up: features/employer-sign-up reads it */
  employerSignup: unknown
}

export type Sites = {
  /** The site of a Host header, or null when no theme answers there. */
  at(host: string | undefined): Site | null
  all(): Site[]
  /** The origin of a domain of ours, with the port that people use. */
  originOf(domain: string): string
  /** Re-reads the themes. */
  refresh(): Promise<void>
}

type Options = {
  /** in development one theme answers on every host */
  singleServesAll: boolean
  /** drafts answer below it, at their preview key; null: nowhere */
  previewDomain: string | null
  originOf: Sites['originOf']
}

/** The themes by host, in memory. */
export async function loadSites(
  db: Db,
  { singleServesAll, previewDomain, originOf }: Options,
): Promise<Sites> {
  let byDomain = new Map<string, Site>()
  let sites: Site[] = []
  let drafts = new Map<string, Site>()
  let begun = 0
  let shown = 0
  // What was asked for later knows more, also where it is answered first.
  const refresh = async () => {
    const turn = ++begun
    const read = await readSites(db)
    if (turn < shown) return
    shown = turn
    ;[byDomain, sites, drafts] = read
  }
  await refresh()
  return {
    at: (host) => {
      const domain = domainOf(host)
      const site = byDomain.get(domain) ?? draftAt(domain)
      return site ?? (singleServesAll && sites.length === 1 ? sites[0]! : null)
    },
    all: () => sites,
    originOf,
    refresh,
  }

  function draftAt(domain: string): Site | null {
    const [key = '', ...rest] = domain.split('.')
    return previewDomain && rest.join('.') === previewDomain ? (drafts.get(key) ?? null) : null
  }
}

/** The themes from the database: the published ones by domain, all of those, and the drafts by their preview key. */
export async function readSites(db: Db): Promise<[Map<string, Site>, Site[], Map<string, Site>]> {
  const themes = await db.selectFrom('themes').selectAll().orderBy('id').execute()
  const domains = await db.selectFrom('theme_domains').selectAll().execute()
  const [drafts, published] = [themes.filter(isDraft), themes.filter((theme) => !isDraft(theme))]
  const sites = published.map((theme) => siteOf(theme, primaryOf(theme.id)))
  const closed = drafts.map((theme) => ({ ...siteOf(theme, null), isClosed: true }))
  const byId = new Map([...sites, ...closed].map((site) => [site.id, site]))
  const byDomain = new Map(
    domains.flatMap(({ domain, theme_id }) => (byId.has(theme_id) ? [[domain, byId.get(theme_id)!]] : [])),
  )
  return [byDomain, sites, new Map(drafts.map((theme) => [theme.preview_key, siteOf(theme, null)]))]

  function primaryOf(id: string) {
    return domains.find((domain) => domain.theme_id === id && domain.is_primary)?.domain ?? null
  }
}

const isDraft = ({ status }: Selectable<Themes>) => status === 'draft'

/** A theme as requests use it. A draft has no domain that counts: its links stay where it is looked at. */
export const siteOf = (theme: Selectable<Themes>, primaryDomain: string | null): Site => ({
  id: theme.id,
  name: theme.name,
  status: theme.status as Site['status'],
  primaryDomain,
  isClosed: false,
  isPreview: false,
  variables: theme.variables as { brand?: string },
  css: themeCss(lookOf(theme.variables)),
  attributes: themeAttributes(lookOf(theme.variables)),
  applications: theme.applications as Record<string, boolean>,
  jobScope: JobScope.parse(theme.job_scope),
  logoLight: theme.logo_light,
  logoDark: theme.logo_dark,
  content: theme.content as SiteContent,
  contactEmail: theme.contact_email,
  timeZone: theme.time_zone,
  signup: theme.signup,
  employerSignup: theme.employer_signup,
})
