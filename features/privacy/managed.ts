import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { highestType } from '#spec/roles.ts'

type Where = ExpressionBuilder<DB, 'users'>
type Condition = Expression<SqlBool>

/**
 * The users that this viewer may manage, as a query to go on from: everything done to a person by id begins here, so
 * another site's people are simply not found. An administrator: everybody. A theme owner: the people whose source theme
 * is theirs, but not administrators and not owners of themes (other than the viewer). Anybody else: nobody.
 */
export const usersFor = (db: Db, viewer: Person) =>
  db.selectFrom('users').where((where) => managedBy(where, viewer))

/** The same as a condition on `users`, for queries that join. */
export function managedBy(where: Where, viewer: Person): Condition {
  if (!may(viewer, 'users.manage')) return where.lit(false)
  if (may(viewer, 'users.everywhere')) return where.lit(true)
  return where.and([
    ofOwnThemes(where, viewer!.ownedThemes),
    where('users.type', '!=', highestType),
    where.or([where('users.is_theme_owner', '=', false), where('users.id', '=', viewer!.id)]),
  ])
}

const ofOwnThemes = (where: Where, themes: readonly string[]) =>
  where('users.source_theme_id', '=', sql<string>`any(${[...themes]}::uuid[])`)
