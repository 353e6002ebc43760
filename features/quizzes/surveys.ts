import { answerErrors, takenAnswers } from '#features/questions/list.ts'
import type { Answers } from '#features/questions/schema.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { fileQuestions, withoutFiles } from './file-questions.ts'
import { quizMessages as words } from './messages.ts'
import { quizFor } from './quizzes.ts'
import type { Files } from './schema.ts'
import { refuseUnanswered } from './submit.ts'
import { storeAnswer } from './take-files.ts'

/**
 * Answers a survey, once. Of an anonymous one the answers are kept without the person, and without the time of day.
 * @throws Invalid with a sentence by field; Problem 404 for what is no survey of this site
 */
export const answerSurvey = (
  db: Db,
  viewer: NonNullable<Person>,
  site: { id: string },
  quizId: string,
  given: Answers,
  files: Files = {},
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const survey = await quizFor(trx, viewer, site, quizId)
    if (survey.type !== 'survey') throw notFound(words.gone)
    const asking = fileQuestions(survey.questions).flatMap((id) =>
      files[id] ? [[id, files[id]] as const] : [],
    )
    const answers = {
      ...withoutFiles(survey.questions, given),
      ...Object.fromEntries(asking.map(([id, { name }]) => [id, name])),
    }
    refuseUnanswered(answerErrors(survey.questions, answers))
    const first = await trx
      .insertInto('survey_participants')
      .values({ quiz_id: quizId, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!first) throw new Invalid({ form: words.answeredAlready })
    for (const [id, file] of asking.filter(([id]) => id in takenAnswers(survey.questions, answers))) {
      const stored = await storeAnswer(trx, viewer, file)
      if (!stored.ok) throw new Invalid({ [`answers.${id}`]: stored.reason })
      answers[id] = stored.id
    }
    const at = survey.anonymous ? new Date(new Date().toISOString().slice(0, 10)) : new Date()
    await trx
      .insertInto('quiz_takes')
      .values({
        ...{ quiz_id: quizId, version: survey.version, user_id: survey.anonymous ? null : viewer.id },
        ...{ answers: JSON.stringify(takenAnswers(survey.questions, answers)) },
        ...{ started_at: at, submitted_at: at },
      })
      .execute()
  })

export async function hasAnswered(db: Db, userId: string, quizId: string): Promise<boolean> {
  const row = await db
    .selectFrom('survey_participants')
    .select('user_id')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
