import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { QuizQuestion } from './schema.ts'

export async function takesOfVersion(db: Db, id: string, version: number): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_takes')
    .select((take) => take.fn.countAll<number>().as('count'))
    .where('quiz_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return count
}

export const addVersion = (db: Db, id: string, number: number, questions: readonly QuizQuestion[]) =>
  db
    .insertInto('quiz_versions')
    .values({ quiz_id: id, number, questions: JSON.stringify(questions) })
    .execute()

/** @returns whether a new version began: questions that were taken are never changed */
export async function saveQuestions(
  trx: Db,
  id: string,
  version: number,
  questions: readonly QuizQuestion[],
): Promise<boolean> {
  const changed = JSON.stringify(questions)
  const current = await trx
    .selectFrom('quiz_versions')
    .select(sql<boolean>`questions = ${changed}::jsonb`.as('isSame'))
    .where('quiz_id', '=', id)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  if (current.isSame) return false
  if (await takesOfVersion(trx, id, version)) {
    await addVersion(trx, id, version + 1, questions)
    return true
  }
  await trx
    .updateTable('quiz_versions')
    .set({ questions: changed })
    .where('quiz_id', '=', id)
    .where('number', '=', version)
    .execute()
  return false
}
