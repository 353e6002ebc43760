import { type RawBuilder, type SqlBool, sql } from 'kysely'
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
 * mentors, and managers unless all their employers await approval, active people who let themselves be found: the same whose
 * profile features/privacy opens to them.
 */
export function foundBy(viewer: Person): Condition {
  if (!may(viewer, 'users.discover') || may(viewer, 'users.everywhere')) return managedIn(viewer)
  const asOne = may(viewer, 'mentees.view') ? sql`true` : asEmployer(viewer)
  return sql`(${managedIn(viewer)} or (p.is_findable and u.activated_at is not null and u.disabled_at is null and ${asOne}))`
}

/** Whether this viewer acts for an employer that waits for no approval. */
export function asEmployer(viewer: Person): Condition {
  if (!may(viewer, 'candidates.view')) return sql`false`
  return sql`exists (select from employers own where own.id = any(${viewer!.employers.map(({ id }) => id)}::uuid[])
    and (not own.needs_approval or own.approved is true))`
}
