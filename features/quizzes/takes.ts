import { sql } from 'kysely'
import { dropFile } from '#features/files/index.ts'
import { takenAnswers } from '#features/questions/list.ts'
import type { Answers } from '#features/questions/schema.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, notFound, Problem } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { fileQuestions, withoutFiles } from './file-questions.ts'
import { quizMessages as words } from './messages.ts'
import { scoreOf } from './points.ts'
import { quizFor } from './quizzes.ts'
import type { QuizQuestion, TakePage } from './schema.ts'

type Viewer = NonNullable<Person>
type Here = { id: string }
export type Take = TakePage['takes'][number]

/** Sending takes a moment: answers that arrive this long after the end still count. */
const graceSeconds = 20

export const submitted = (db: Db) =>
  db
    .selectFrom('quiz_takes as k')
    .innerJoin('quizzes as q', 'q.id', 'k.quiz_id')
    .select(['k.id', 'k.quiz_id as quizId', 'k.user_id as userId', 'q.name as title', 'k.passed'])
    .select(['k.submitted_at', 'k.points_awarded', 'k.points_required', 'k.points_possible'])
    .where('k.submitted_at', 'is not', null)

type Row = Awaited<ReturnType<ReturnType<typeof submitted>['execute']>>[number]
export const takeOf = (row: Row): Take => ({
  ...{ id: row.id, title: row.title, passed: row.passed },
  submittedAt: row.submitted_at!.toISOString(),
  pointsAwarded: row.points_awarded ?? 0,
  pointsRequired: row.points_required,
  pointsPossible: row.points_possible ?? 0,
})

/** The last submitted take of each of these quizzes by this person. */
export async function lastTakesOf(db: Db, userId: string, quizIds: string[]): Promise<Map<string, Take>> {
  if (!quizIds.length) return new Map()
  const rows = await submitted(db)
    .distinctOn('k.quiz_id')
    .where('k.user_id', '=', userId)
    .where('k.quiz_id', 'in', quizIds)
    .orderBy('k.quiz_id')
    .orderBy('k.submitted_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.quizId, takeOf(row)]))
}

/** What somebody submitted of a quiz, the latest first. */
export const takesOf = async (db: Db, userId: string, quizId: string): Promise<Take[]> =>
  (
    await submitted(db)
      .where('k.user_id', '=', userId)
      .where('k.quiz_id', '=', quizId)
      .orderBy('k.submitted_at', 'desc')
      .execute()
  ).map(takeOf)

/** The take that is going on, with the questions of its version. */
export async function openTake(db: Db, viewer: Viewer, quizId: string) {
  const row = await db
    .selectFrom('quiz_takes as k')
    .innerJoin('quiz_versions as v', (on) =>
      on.onRef('v.quiz_id', '=', 'k.quiz_id').onRef('v.number', '=', 'k.version'),
    )
    .select(['k.id', 'k.answers', 'k.ends_at as endsAt', 'k.saved_number as number', 'v.questions'])
    .where('k.user_id', '=', viewer.id)
    .where('k.quiz_id', '=', quizId)
    .where('k.submitted_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      answers: row.answers as Answers,
      questions: row.questions as QuizQuestion[],
      isOver: row.endsAt !== null && row.endsAt.getTime() < Date.now(),
    }
  )
}

/** Starts a take, or goes on with the one that is open. @throws Invalid without attempts left */
export const startTake = (db: Db, viewer: Viewer, site: Here, quizId: string): Promise<string> =>
  inTransaction(db, async (trx) => {
    // Editing locks the row, too: questions do not change between reading their version and taking it.
    await sql`select from quizzes where id = ${quizId} for share`.execute(trx)
    const quiz = await quizFor(trx, viewer, site, quizId)
    const open = await openTake(trx, viewer, quizId)
    if (open) return open.id
    const taken = await takesOf(trx, viewer.id, quizId)
    if (quiz.type === 'survey') throw notFound(words.gone)
    if (quiz.attempts !== null && taken.length >= quiz.attempts) throw new Invalid({ form: words.noAttempts })
    const ends =
      quiz.time_limit === null ? null : sql<Date>`now() + make_interval(mins => ${quiz.time_limit})`
    const begun = await trx
      .insertInto('quiz_takes')
      .values({ quiz_id: quizId, version: quiz.version, user_id: viewer.id, ends_at: ends })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return begun?.id ?? (await openTake(trx, viewer, quizId))!.id
  })

/** Of a save: the take that its page shows, and a number that is higher the later it was sent. */
type Order = { take?: string; number?: number; isSubmitted?: boolean }

/**
 * Keeps the answers so far; what the questions do not ask for is dropped. After the end nothing is kept any more.
 * @returns the number of the newest save, and whether it is this one: otherwise something newer is kept
 * @throws Problem 409 when the take is not open any more
 */
export async function keepAnswers(
  db: Db,
  viewer: Viewer,
  quizId: string,
  answers: Answers,
  { take, number, isSubmitted }: Order = {},
): Promise<{ number: number; isKept: boolean }> {
  const open = await openTake(db, viewer, quizId)
  if (!open || (take && take !== open.id)) throw new Problem(409, words.noTake)
  const written = takenAnswers(open.questions, withoutFiles(open.questions, answers))
  const keep = fileQuestions(open.questions)
  const saved = await writeAnswers(db, open.id, written, { keep, number, always: isSubmitted })
  if (saved !== undefined) return { number: saved, isKept: true }
  return { number: (await openTake(db, viewer, quizId))?.number ?? 0, isKept: false }
}

type Merge = {
  /** adds to what is there, instead of replacing it */
  onto?: boolean
  /** the questions whose answers stay */
  keep?: string[]
  /** only over a save with a lower one */
  number?: number
  /** also over one with a higher number; nothing that was on its way before comes after it */
  always?: boolean
}

/** @returns the number of this save; undefined: it was not kept */
export async function writeAnswers(
  db: Db,
  takeId: string,
  answers: Answers,
  { onto = false, keep = [], number = 0, always = number === 0 }: Merge,
): Promise<number | undefined> {
  const written = JSON.stringify(answers)
  const kept = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers) where key = any(${keep}))`
  const saved = await db
    .updateTable('quiz_takes')
    .set({
      answers: onto
        ? sql<string>`answers || ${written}::jsonb`
        : keep.length
          ? sql<string>`${written}::jsonb || ${kept}`
          : written,
      saved_number: always ? sql<number>`greatest(saved_number + 1, ${number})` : number,
    })
    .where('id', '=', takeId)
    .$if(!always, (save) => save.where('saved_number', '<', number))
    .where('submitted_at', 'is', null)
    .where((take) =>
      take.or([
        take('ends_at', 'is', null),
        take('ends_at', '>', sql<Date>`now() - make_interval(secs => ${graceSeconds})`),
      ]),
    )
    .returning('saved_number')
    .executeTakeFirst()
  return saved?.saved_number
}

/** Scores what was kept, and closes the take. What is not asked in the end is dropped, files included. */
export async function closeTake(trx: Db, takeId: string): Promise<void> {
  const take = await trx
    .selectFrom('quiz_takes as k')
    .innerJoin('quizzes as q', 'q.id', 'k.quiz_id')
    .innerJoin('quiz_versions as v', (on) =>
      on.onRef('v.quiz_id', '=', 'k.quiz_id').onRef('v.number', '=', 'k.version'),
    )
    .select(['k.answers', 'v.questions', 'q.pass_mark'])
    .where('k.id', '=', takeId)
    .forUpdate('k')
    .executeTakeFirstOrThrow()
  const questions = take.questions as QuizQuestion[]
  const answers = takenAnswers(questions, take.answers as Answers)
  const score = scoreOf(questions, answers, take.pass_mark)
  await trx
    .updateTable('quiz_takes')
    .set({
      answers: JSON.stringify(answers),
      ...{ submitted_at: new Date(), passed: score.passed, points_awarded: score.pointsAwarded },
      ...{ points_required: score.pointsRequired, points_possible: score.pointsPossible },
    })
    .where('id', '=', takeId)
    .where('submitted_at', 'is', null)
    .execute()
  for (const { id, type } of questions) {
    const file = (take.answers as Answers)[id]
    if (type === 'File' && typeof file === 'string' && !(id in answers)) await dropFile(trx, file)
  }
}
