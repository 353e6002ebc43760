import type { z } from 'zod'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { RankEdit, RankForm, RankList } from './schema.ts'

/** A rank for its form. @throws Problem 404 when it does not exist */
export async function rankEdit(db: Db, id: string): Promise<RankEdit> {
  const rank = await db
    .selectFrom('ranks')
    .select(['id', 'title', 'grade', 'description', 'abbreviation', 'corps_id as corp', 'edited_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!rank) throw notFound('There is no such rank.')
  const { edited_at, ...shown } = rank
  return { rank: shown, editedAt: edited_at?.toISOString() ?? null, branches: await branchesOf(db) }
}

const branchesOf = (db: Db) =>
  db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute()

/** The ranks of a branch, junior first; of the first branch if the id is unknown. */
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

/** Saves a rank; catalog updates no longer change it. @throws Invalid for an unknown branch */
export async function saveRank(
  db: Db,
  actor: Actor,
  id: string,
  { title, grade, description, corp }: z.infer<typeof RankForm>,
): Promise<void> {
  const branch = await db.selectFrom('corps').select('id').where('id', '=', corp).executeTakeFirst()
  if (!branch) throw new Invalid({ corp: 'Please choose a branch from the list.' })
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('ranks')
      .set({ title, grade, description, corps_id: corp, edited_at: new Date() })
      .where('id', '=', id)
      .execute()
    await audit(trx, actor, { action: 'rank.edit', detail: { rank: id, title } })
  })
}
