import { sql } from 'kysely'
import { copyPages } from '#features/pages/index.ts'
import type { Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { beginningOf } from './beginning.ts'
import { createTheme, type Refused } from './save.ts'

/**
 * Makes a draft like a theme, with its pages or without. Asked for twice within a minute, as by a double click, it is
 * made once. @throws Problem 404 when there is no such theme
 */
export async function duplicateTheme(
  trx: Db,
  doer: NonNullable<Doer>,
  id: string,
  { withPages }: { withPages: boolean },
): Promise<{ id: string } | Refused> {
  const theme = await trx.selectFrom('themes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  const name = `Copy of ${theme.name}`.slice(0, 100)
  const twin = await justMade(trx, name, withPages)
  if (twin) return twin
  const made = await createTheme(trx, doer, { name, ...beginningOf(theme) })
  if (withPages && 'id' in made) await copyPages(trx, doer, id, made.id)
  return made
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
