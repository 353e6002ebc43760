import type { Db } from '#lib/db.ts'
import { defaultTheme, themeCss } from '#ui/theme.ts'
import type { SiteContent } from './schema.ts'

/** A theme as requests use it. */
export type Site = {
  id: string
  name: string
  status: 'draft' | 'published'
  primaryDomain: string | null
  variables: Record<string, string>
  /** the style sheet that its variables make */
  css: string
  applications: Record<string, boolean>
  logoLight: string | null
  logoDark: string | null
  content: SiteContent
  contactEmail: string | null
  /** what it asks of those who sign up: features/sign-up reads it */
  signup: unknown
}

export type Sites = {
  /** The site of a Host header, or null when no theme answers there. */
  at(host: string | undefined): Site | null
  all(): Site[]
  /** Reads the themes anew. */
  refresh(): Promise<void>
}

/**
 * The themes by host, in memory.
 * @param singleServesAll in development one theme answers on every host
 */
export async function loadSites(db: Db, singleServesAll: boolean): Promise<Sites> {
  let byDomain = new Map<string, Site>()
  let sites: Site[] = []
  const refresh = async () => {
    ;[byDomain, sites] = await readSites(db)
  }
  await refresh()
  return {
    at: (host) => {
      const site = byDomain.get(domainOf(host)) ?? null
      return site ?? (singleServesAll && sites.length === 1 ? sites[0]! : null)
    },
    all: () => sites,
    refresh,
  }
}

/** The domain of a Host header: without port, case or trailing dot. A list of hosts, or anything odd, is no domain. */
export function domainOf(host: string | undefined): string {
  const match = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '')
  return match?.[1]?.toLowerCase().replace(/\.$/, '') ?? ''
}

/** The published themes, read anew: by domain, and all. */
export async function readSites(db: Db): Promise<[Map<string, Site>, Site[]]> {
  const themes = await db
    .selectFrom('themes')
    .selectAll()
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const domains = await db.selectFrom('theme_domains').selectAll().execute()
  const sites = themes.map(
    (theme): Site => ({
      id: theme.id,
      name: theme.name,
      status: 'published',
      primaryDomain:
        domains.find((domain) => domain.theme_id === theme.id && domain.is_primary)?.domain ?? null,
      variables: theme.variables as Record<string, string>,
      css: themeCss({ ...defaultTheme, ...(theme.variables as object) }),
      applications: theme.applications as Record<string, boolean>,
      logoLight: theme.logo_light,
      logoDark: theme.logo_dark,
      content: theme.content as SiteContent,
      contactEmail: theme.contact_email,
      signup: theme.signup,
    }),
  )
  const byId = new Map(sites.map((site) => [site.id, site]))
  const byDomain = new Map(
    domains.flatMap(({ domain, theme_id }) => (byId.has(theme_id) ? [[domain, byId.get(theme_id)!]] : [])),
  )
  return [byDomain, sites]
}
