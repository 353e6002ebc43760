import { sql } from 'kysely'
import { type Capability, may, type Person } from '#spec/access.ts'
import type { SiteScope } from './site-scope.ts'

/** The sites whose pages and pictures this viewer edits (document 3, section 6). */
export const editableSites = (viewer: Person) => ownSites(viewer, 'pages.editTemplates')

/**
 * The sites whose records a viewer may change: all with the capability `everywhere`, otherwise the sites they own.
 * This is the only ownership rule, for values and for queries.
 */
export function ownSites(viewer: Person, everywhere: Capability) {
  const isEverywhere = may(viewer, everywhere)
  const owned = viewer?.ownedThemes ?? []
  return {
    isEverywhere,
    /** for tables that are kept apart by site (lib/site-scope.ts) */
    scope: (isEverywhere ? 'everywhere' : owned) satisfies SiteScope as SiteScope,
    /** whether this site is among them; null, a record shared by all sites, only with `everywhere` */
    includes: (themeId: string | null): boolean =>
      isEverywhere || (themeId !== null && owned.includes(themeId)),
    /** the same as a condition on a column: `where(sites.has('comments.theme_id'))` */
    has: (column: string) =>
      isEverywhere ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...owned]}::uuid[])`,
  }
}
