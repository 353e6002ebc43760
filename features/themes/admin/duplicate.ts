import { sql } from 'kysely'
import { copyPages } from '#features/pages/index.ts'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { beginningOf } from './beginning.ts'
import { createTheme } from './save.ts'

/**
 * Copies a theme as a draft, with its pages or without. Within a minute, as after a double click, the same copy is
 * returned.
 * @returns its id
 * @throws Problem 404 when there is no such theme
 */
export async function duplicateTheme(
  trx: Db,
  actor: NonNullable<Actor>,
  id: string,
  { withPages }: { withPages: boolean },
): Promise<string> {
  const theme = await trx.selectFrom('themes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  const name = `Copy of ${theme.name}`.slice(0, 100)
  const twin = await justMade(trx, name, withPages)
  if (twin) return twin.id
  const copy = await createTheme(trx, actor, { name, ...beginningOf(theme) })
  if (withPages) await copyPages(trx, actor, id, copy)
  return copy
}

/** A copy of this name that nobody has touched since. */
const justMade = (trx: Db, name: string, withPages: boolean) =>
  trx
    .selectFrom('themes as t')
    .select('t.id')
    .where('t.name', '=', name)
    .where('t.status', '=', 'draft')
    .where(sql<boolean>`t.updated_at = t.created_at and t.created_at > now() - interval '1 minute'`)
    .where(sql<boolean>`exists (select from pages where theme_id = t.id) = ${withPages}`)
    .executeTakeFirst()
