import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { maySearch } from '#features/employers/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { highestType } from '#spec/roles.ts'

type Condition = RawBuilder<SqlBool>

/** Of `u`: whom this viewer may manage. The same rule as `managedBy` (scope.ts), for queries written in SQL. */
export function managedIn(viewer: Person): Condition {
  if (!may(viewer, 'users.manage')) return sql`false`
  if (may(viewer, 'users.everywhere')) return sql`true`
  return sql`(u.source_theme_id = any(${[...viewer!.ownedThemes]}::uuid[]) and u.type <> ${highestType}
    and (not u.is_theme_owner or u.id = ${viewer!.id}))`
}

/**
 * Of `u` and its profile `p`: whom this viewer finds. Administrators everybody; theme owners those whom they manage;
 * mentors, and managers of an approved employer that may search (decision 297), active people who let themselves be found.
 */
export function foundBy(viewer: Person): Condition {
  if (!may(viewer, 'users.discover') || may(viewer, 'users.everywhere')) return managedIn(viewer)
  const asOne = may(viewer, 'mentees.view') ? sql`true` : asPayingEmployer(viewer)
  return sql`(${managedIn(viewer)} or (p.is_findable and u.activated_at is not null and u.disabled_at is null and ${asOne}))`
}

/** Whether one of the viewer's approved employers may search candidates. */
export function asPayingEmployer(viewer: Person): Condition {
  if (!may(viewer, 'candidates.view')) return sql`false`
  return sql`exists (select from employers own where own.id = any(${viewer!.employers.map(({ id }) => id)}::uuid[])
    and (not own.needs_approval or own.approved is true) and ${maySearch(viewer!.id)})`
}

/** Whether this viewer would find candidates if one of their employers paid for it. */
export async function isSearchClosed(db: Db, viewer: Person): Promise<boolean> {
  const managesOnly =
    may(viewer, 'candidates.view') && !may(viewer, 'mentees.view') && !may(viewer, 'users.manage')
  if (!managesOnly) return false
  const { rows } = await sql<{ open: boolean }>`select ${asPayingEmployer(viewer)} as open`.execute(db)
  return !rows[0]!.open
}

/** Whether this viewer acts for an employer that waits for no approval. */
export function asEmployer(viewer: Person): Condition {
  if (!may(viewer, 'candidates.view')) return sql`false`
  return sql`exists (select from employers own where own.id = any(${viewer!.employers.map(({ id }) => id)}::uuid[])
    and (not own.needs_approval or own.approved is true))`
}
