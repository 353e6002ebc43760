import { sql } from 'kysely'
import type { Here } from '#features/learning-cards/index.ts'
import { completeRecommended } from '#features/recommendations/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { trainingMessages } from './messages.ts'
import type { TrainingLink } from './schema.ts'
import { hasPassed, trainingFor } from './trainings.ts'

type Viewer = NonNullable<Person>
type Step = { link?: string | undefined; done: boolean }

/**
 * Marks a link as done, or not; a training without links as a whole. With the last of them the training is completed, and
 * stays so. Two at once both count.
 * @returns when it was completed, null while it is not
 * @throws Problem 404 for a link that is not of this training
 */
export const markStep = (
  db: Db,
  viewer: Viewer,
  site: Here,
  id: string,
  { link, done }: Step,
): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    const training = await trainingFor(trx, viewer, site, id)
    const links = (training.links as TrainingLink[]).map((one) => one.id)
    if (link ? !links.includes(link) : links.length > 0) throw notFound(trainingMessages.gone)
    await begin(trx, viewer.id, id)
    const { done: marked } = await trx
      .updateTable('training_progress')
      .set({ updated_at: new Date() })
      .$if(link !== undefined, (row) =>
        row.set({
          done: done
            ? sql`array_append(array_remove(done, ${link}::uuid), ${link}::uuid)`
            : sql`array_remove(done, ${link}::uuid)`,
        }),
      )
      .where('user_id', '=', viewer.id)
      .where('training_id', '=', id)
      .returning('done')
      .executeTakeFirstOrThrow()
    const isThrough = done && links.every((one) => marked.includes(one))
    if (isThrough && (await hasPassed(trx, viewer.id, training.quizId))) await complete(trx, viewer.id, id)
    return completedAt(trx, viewer.id, id)
  })

const begin = (trx: Db, userId: string, trainingId: string) =>
  trx
    .insertInto('training_progress')
    .values({ user_id: userId, training_id: trainingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

async function complete(trx: Db, userId: string, trainingId: string): Promise<void> {
  await trx
    .updateTable('training_progress')
    .set({ completed_at: new Date() })
    .where('user_id', '=', userId)
    .where('training_id', '=', trainingId)
    .where('completed_at', 'is', null)
    .execute()
  await completeRecommended(trx, userId, { kind: 'training', subjectId: trainingId })
}

/** Completes the trainings that were waiting for this quiz: begun, and every link done. */
export async function completeAfterQuiz(db: Db, userId: string, quizId: string): Promise<void> {
  if (!(await hasPassed(db, userId, quizId))) return
  const waiting = await db
    .selectFrom('training_progress as p')
    .innerJoin('trainings as t', 't.id', 'p.training_id')
    .select('t.id')
    .where('p.user_id', '=', userId)
    .where('t.quiz_id', '=', quizId)
    .where('p.completed_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from jsonb_array_elements(t.links) link
        where not (link ->> 'id')::uuid = any(p.done))`,
    )
    .execute()
  for (const { id } of waiting) await inTransaction(db, (trx) => complete(trx, userId, id))
}

async function completedAt(db: Db, userId: string, trainingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('training_progress')
    .select('completed_at')
    .where('user_id', '=', userId)
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row?.completed_at?.toISOString() ?? null
}
