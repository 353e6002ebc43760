import type { z } from 'zod'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { RankEdit, RankForm, RankList } from './schema.ts'

/** A rank as the form shows it; null when there is none. */
export async function rankEdit(db: Db, id: string): Promise<RankEdit | null> {
  const rank = await db
    .selectFrom('ranks')
    .select(['id', 'title', 'grade', 'description', 'abbreviation', 'corps_id as corp', 'edited_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!rank) return null
  const { edited_at, ...shown } = rank
  return { rank: shown, editedAt: edited_at?.toISOString() ?? null, branches: await branchesOf(db) }
}

const branchesOf = (db: Db) =>
  db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute()

/** The ranks of a branch, junior first; of the first branch where there is none of that id. */
export async function ranksToEdit(db: Db, asked: string): Promise<RankList> {
  const branches = await branchesOf(db)
  const corp = branches.some(({ value }) => value === asked) ? asked : (branches[0]?.value ?? '')
  const ranks = await db
    .selectFrom('ranks')
    .select((row) => [
      ...(['id', 'title', 'abbreviation', 'grade'] as const),
      row('edited_at', 'is not', null).$castTo<boolean>().as('isEdited'),
    ])
    .where('corps_id', '=', corp)
    .orderBy('historic')
    .orderBy('position')
    .execute()
  return { ranks, corp, branches }
}

/** Writes a rank; a reload of the catalog leaves it alone from then on. @returns what is wrong, by field */
export async function saveRank(
  db: Db,
  doer: Doer,
  id: string,
  { title, grade, description, corp }: z.infer<typeof RankForm>,
): Promise<Record<string, string> | null> {
  const branch = await db.selectFrom('corps').select('id').where('id', '=', corp).executeTakeFirst()
  if (!branch) return { corp: 'Please choose a branch of the list.' }
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('ranks')
      .set({ title, grade, description, corps_id: corp, edited_at: new Date() })
      .where('id', '=', id)
      .execute()
    await audit(trx, doer, { action: 'rank.edit', detail: { rank: id, title } })
  })
  return null
}
