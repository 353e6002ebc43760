import type { Db } from '#lib/db.ts'
import { quizzesOn } from './quizzes.ts'
import { submitted, type Take, takeOf } from './takes.ts'

export { addQuiz } from './quizzes.ts'
export { type SurveyHere, surveyHere } from './screens.ts'
export { submitTake } from './submit.ts'
export { answerSurvey } from './surveys.ts'
export { startTake, type Take } from './takes.ts'

/** The quizzes to choose one from, without surveys: those of a site, or of all. */
export const quizChoices = (db: Db, site?: { id: string }): Promise<{ value: string; label: string }[]> =>
  (site ? quizzesOn(db, site) : db.selectFrom('quizzes as q'))
    .select(['q.id as value', 'q.name as label'])
    .where('q.type', '=', 'quiz')
    .orderBy('q.name')
    .execute()

/** What these people submitted of quizzes (document 2, section 3: quizTakes), the latest first. @returns by user id */
export async function quizTakesOf(
  db: Db,
  userIds: string[],
  quizId?: string,
): Promise<Map<string, (Take & { quizId: string })[]>> {
  const takes = new Map<string, (Take & { quizId: string })[]>(userIds.map((id) => [id, []]))
  if (!userIds.length) return takes
  const rows = await submitted(db)
    .where('k.user_id', 'in', userIds)
    .where('q.type', '=', 'quiz')
    .$if(quizId !== undefined, (some) => some.where('k.quiz_id', '=', quizId!))
    .orderBy('k.submitted_at', 'desc')
    .execute()
  for (const row of rows) takes.get(row.userId!)?.push({ ...takeOf(row), quizId: row.quizId })
  return takes
}
