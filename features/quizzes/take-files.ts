import { dropFile, sharedFile, storeFile } from '#features/files/index.ts'
import type { UploadedFile } from '#features/files/schema.ts'
import type { Answers, Question } from '#features/questions/schema.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { fileQuestions } from './file-questions.ts'
import { quizMessages as words } from './messages.ts'
import type { Files } from './schema.ts'
import { openTake, writeAnswers } from './takes.ts'

type Viewer = NonNullable<Person>

/**
 * Stores what was sent with a take, one file after the other, so that those that can be taken are kept.
 * @throws Invalid with a sentence by field
 */
export async function keepFiles(db: Db, viewer: Viewer, quizId: string, files: Files): Promise<void> {
  const errors: Record<string, string> = {}
  for (const [question, file] of Object.entries(files)) {
    const refused = await keepFile(db, viewer, quizId, question, file)
    if (refused) errors[`answers.${question}`] = refused
  }
  if (Object.keys(errors).length) throw new Invalid(errors)
}

/** It takes the place of the file before. @returns why it is refused */
const keepFile = (db: Db, viewer: Viewer, quizId: string, question: string, file: UploadedFile) =>
  inTransaction(db, async (trx): Promise<string | null> => {
    const open = await openTake(trx, viewer, quizId)
    if (!open || open.isOver || !fileQuestions(open.questions).includes(question)) return null
    const stored = await storeAnswer(trx, viewer, file)
    if (!stored.ok) return stored.reason
    await writeAnswers(trx, open.id, { [question]: stored.id }, { onto: true })
    const before = open.answers[question]
    if (typeof before === 'string') await dropFile(trx, before)
    return null
  })

/** Personal: only the person, and those who may read the results. */
export function storeAnswer(trx: Db, viewer: Viewer, { name, bytes, isTooLarge }: UploadedFile) {
  if (isTooLarge) return { ok: false as const, reason: words.tooLarge }
  return storeFile(trx, { ownerId: viewer.id, purpose: 'document', name, bytes })
}

/** Where it is read; checked at each reading. */
export const fileAddress = (quizId: string, takeId: string, question: string) =>
  `/quizzes/${quizId}/takes/${takeId}/files/${question}`

/** A file of a take. Callers check who may read the take. */
export async function fileOfTake(
  db: Db,
  take: { userId: string | null; answers: Answers },
  question: string,
) {
  const id = take.answers[question]
  return take.userId && typeof id === 'string' ? sharedFile(db, take.userId, id, 'document') : null
}

/** Answers as they are shown: a file by its name. */
export async function shownAnswers<Row extends { answers: Answers }>(
  db: Db,
  questions: readonly Question[],
  rows: readonly Row[],
): Promise<Row[]> {
  const asking = fileQuestions(questions)
  const ids = rows.flatMap(({ answers }) => asking.flatMap((question) => answers[question] ?? []))
  if (!ids.length) return [...rows]
  const found = await db.selectFrom('files').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const named = (answers: Answers): Answers =>
    Object.fromEntries(
      asking.flatMap((question) =>
        question in answers ? [[question, names.get(String(answers[question])) ?? words.fileGone]] : [],
      ),
    )
  return rows.map((row) => ({ ...row, answers: { ...row.answers, ...named(row.answers) } }))
}
