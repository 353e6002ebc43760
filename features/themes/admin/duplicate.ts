import { copyPages } from '#features/pages/index.ts'
import type { Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { beginningOf } from './beginning.ts'
import { createTheme, type Refused } from './save.ts'

/** Makes a draft like a theme, with its pages or without. @throws Problem 404 when there is no such theme */
export async function duplicateTheme(
  trx: Db,
  doer: NonNullable<Doer>,
  id: string,
  { withPages }: { withPages: boolean },
): Promise<{ id: string } | Refused> {
  const theme = await trx.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  const made = await createTheme(trx, doer, {
    name: `Copy of ${theme.name}`.slice(0, 100),
    ...beginningOf(theme),
  })
  if (withPages && 'id' in made) await copyPages(trx, doer, id, made.id)
  return made
}
