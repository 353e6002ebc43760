import { answerErrors } from '#features/questions/list.ts'
import type { Answers } from '#features/questions/schema.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import type { Person } from '#spec/access.ts'
import { questionMessages } from '#spec/messages.ts'
import { quizMessages as words } from './messages.ts'
import type { Files } from './schema.ts'
import { keepFiles } from './take-files.ts'
import { closeTake, keepAnswers, openTake } from './takes.ts'

/**
 * Sends a take. In time, every question that is asked must be answered; when the time is up, what was kept is sent. Rooms that
 * wait for a quiz have the task `quizzes.submitted` ({ userId, quizId }).
 * @param number higher than that of every save before it
 * @returns the id of the take
 * @throws Invalid with a sentence by field
 */
export async function submitTake(
  db: Db,
  viewer: NonNullable<Person>,
  quizId: string,
  answers: Answers,
  files: Files = {},
  number?: number,
): Promise<string> {
  await keepAnswers(db, viewer, quizId, answers, { number, isSubmitted: true })
  await keepFiles(db, viewer, quizId, files)
  return inTransaction(db, async (trx) => {
    const open = await openTake(trx, viewer, quizId)
    if (!open) throw new Problem(409, words.sentAlready)
    if (!open.isOver) refuseUnanswered(answerErrors(open.questions, open.answers))
    await closeTake(trx, open.id)
    await addTask(trx, 'quizzes.submitted', { userId: viewer.id, quizId })
    return open.id
  })
}

/** 'Oops! You must answer all questions' above, and what is wrong at each question. */
export function refuseUnanswered(errors: Record<string, string>): void {
  const found = Object.entries(errors)
  if (!found.length) return
  throw new Invalid({
    form: questionMessages.unanswered,
    ...Object.fromEntries(found.map(([id, error]) => [`answers.${id}`, error])),
  })
}
