import { settlePictures } from '#features/pictures/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { quizMessages as words } from './messages.ts'
import type { QuizQuestion } from './schema.ts'

const idIn = (address: string) => address.slice('/files/'.length)

export const picturesOf = (questions: readonly QuizQuestion[]): string[] =>
  questions.flatMap(({ picture }) => picture ?? [])

/**
 * A question shows pictures that this person uploaded, pictures of the quiz's site, and those it showed before: an address of
 * anything else is refused, because what a quiz shows goes with the quiz.
 * @throws Invalid at the question
 */
export async function checkPictures(
  db: Db,
  viewer: Person,
  themeId: string | null,
  questions: readonly QuizQuestion[],
  before: readonly string[] = [],
): Promise<void> {
  const added = picturesOf(questions).filter((address) => !before.includes(address))
  if (!added.length) return
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', added.map(idIn))
    .where('purpose', '=', 'picture')
    .where((file) => file.or([file('owner_id', '=', viewer?.id ?? null), file('theme_id', '=', themeId)]))
    .execute()
  const usable = new Set(rows.map(({ id }) => id))
  const errors = Object.fromEntries(
    questions.flatMap(({ picture }, at) =>
      picture && added.includes(picture) && !usable.has(idIn(picture))
        ? [[`questions.${at}.picture`, words.picture]]
        : [],
    ),
  )
  if (Object.keys(errors).length) throw new Invalid(errors)
}

/** The pictures of all versions of a quiz. */
export async function picturesOfQuiz(db: Db, quizId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', quizId)
    .execute()
  return rows.flatMap(({ questions }) => picturesOf(questions as QuizQuestion[]))
}

/** Those that no version shows any more go, unless something else shows them. Call it in the transaction that changed the quiz. */
export async function settleQuizPictures(trx: Db, quizId: string, before: readonly string[]): Promise<void> {
  const now = await picturesOfQuiz(trx, quizId)
  await settlePictures(
    trx,
    before.filter((address) => !now.includes(address)),
  )
}
