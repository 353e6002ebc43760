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
    const isWhole = links.length === 0 && training.type !== 'scorm'
    if (link ? !links.includes(link) : !isWhole) throw notFound(trainingMessages.gone)
    await begin(trx, viewer.id, id)
    if (link)
      await trx
        .updateTable('training_progress')
        .set({
          done: done
            ? sql`array_append(array_remove(done, ${link}::uuid), ${link}::uuid)`
            : sql`array_remove(done, ${link}::uuid)`,
        })
        .where('user_id', '=', viewer.id)
        .where('training_id', '=', id)
        .execute()
    return done ? completeIfThrough(trx, viewer.id, id) : completedAt(trx, viewer.id, id)
  })

/** Begins a training, or goes on with it: the lists show the latest first. */
export const begin = (trx: Db, userId: string, trainingId: string) =>
  trx
    .insertInto('training_progress')
    .values({ user_id: userId, training_id: trainingId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'training_id']).doUpdateSet({ updated_at: new Date() }),
    )
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

/**
 * Completes a training that was begun, if every link is done, every part of its package is complete and its quiz is passed.
 * @returns when it was completed, null while it is not
 */
export async function completeIfThrough(trx: Db, userId: string, id: string): Promise<string | null> {
  const through = await begunThrough(trx, userId).where('t.id', '=', id).executeTakeFirst()
  if (through && (await hasPassed(trx, userId, through.quizId))) await complete(trx, userId, id)
  return completedAt(trx, userId, id)
}

/** Completes the trainings that were waiting for this quiz. */
export async function completeAfterQuiz(db: Db, userId: string, quizId: string): Promise<void> {
  if (!(await hasPassed(db, userId, quizId))) return
  const waiting = await begunThrough(db, userId)
    .where('t.quiz_id', '=', quizId)
    .where('p.completed_at', 'is', null)
    .execute()
  for (const { id } of waiting) await inTransaction(db, (trx) => complete(trx, userId, id))
}

/** The trainings of which a person did everything but the quiz. */
const begunThrough = (db: Db, userId: string) =>
  db
    .selectFrom('training_progress as p')
    .innerJoin('trainings as t', 't.id', 'p.training_id')
    .select(['t.id', 't.quiz_id as quizId'])
    .where('p.user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select from jsonb_array_elements(t.links) link
        where not (link ->> 'id')::uuid = any(p.done))`,
    )
    .where(
      sql<boolean>`not exists (select from training_packages k where k.training_id = t.id and t.type = 'scorm'
        and not case when k.version = '2004'
          then exists (select from training_sessions s
            where s.package_id = k.id and s.user_id = p.user_id and s.is_complete)
          else k.steps <= (select count(*) from training_attempts a
            where a.package_id = k.id and a.user_id = p.user_id and a.is_complete) end)`,
    )

async function completedAt(db: Db, userId: string, trainingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('training_progress')
    .select('completed_at')
    .where('user_id', '=', userId)
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row?.completed_at?.toISOString() ?? null
}
