import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { assessmentMessages as words } from './messages.ts'
import { type Answers, codeOf, type Scores, scoresOf } from './model/scores.ts'
import { type Statement, statements, statementsOn, stepCount, stepOf } from './model/statements.ts'
import type { AssessmentPage, StepBody } from './schema.ts'

/** Begins one; one that is going on goes on. */
export async function startAssessment(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('assessments')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').where('completed_at', 'is', null).doNothing())
    .execute()
}

const openOf = (db: Db, userId: string) =>
  db.selectFrom('assessments').where('user_id', '=', userId).where('completed_at', 'is', null)

/** The answers of the one that is going on; null: none is. */
export const openAnswers = async (db: Db, userId: string): Promise<Answers | null> =>
  (await opened(db, userId))?.answers ?? null

/** The same with the number of their last save. */
async function opened(db: Db, userId: string): Promise<{ answers: Answers; number: number } | null> {
  const open = await openOf(db, userId).select(['answers', 'saved_number as number']).executeTakeFirst()
  return open ? { ...open, answers: open.answers as Answers } : null
}

/** The statements of a step: the one asked for, else the first that is not complete. */
export async function assessmentPage(db: Db, userId: string, asked?: number): Promise<AssessmentPage> {
  const [open, [latest]] = await Promise.all([opened(db, userId), completedBy(db, userId)])
  const shown = latest && { code: latest.code, completedAt: latest.completedAt }
  if (!open) return { open: null, latest: shown ?? null }
  const { answers, number: saved } = open
  const missing = unanswered(answers, statements)[0]
  const step = asked ?? (missing ? stepOf(missing) : stepCount)
  const answered = Array.from({ length: stepCount }, (_, at) => {
    const there = statementsOn(at + 1)
    return there.length - unanswered(answers, there).length
  })
  const onStep = statementsOn(step).map(({ id, number, text }) => ({
    ...{ id, number, text },
    answer: answers[id] ?? null,
  }))
  return { open: { step, number: saved, answered, statements: onStep }, latest: shown ?? null }
}

const unanswered = (answers: Answers, among: readonly Statement[]) =>
  among.filter(({ id }) => answers[id] === undefined)

/** The address to go on at, the number of the newest save, and whether it is this one: otherwise something newer is kept. */
type Answered = { to: string; number: number; isKept: boolean }

/**
 * Keeps the answers of a step in place of those before, and goes on: what is missing is asked for after it is kept.
 * @throws Invalid
 */
export async function answerStep(
  db: Db,
  userId: string,
  step: number,
  { answers, to, number: sent }: StepBody,
): Promise<Answered> {
  const there = statementsOn(step)
  const given = Object.fromEntries(there.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : [])))
  const always = to !== 'here' || sent === undefined
  const kept = await keep(db, userId, there, given, { number: sent, always })
  const open = kept ?? (always ? null : await opened(db, userId))
  // Sent twice: the first one completed it.
  if (!kept && to === 'next' && step === stepCount && (await completedBy(db, userId)).length)
    return { to: '/assessment/results', number: 0, isKept: true }
  if (!open) throw new Invalid({ form: words.notStarted }, '/assessment')
  const saved = { number: open.number, isKept: kept !== null }
  if (to !== 'next') return { to: addressOf(to === 'back' ? Math.max(1, step - 1) : step), ...saved }
  refuseMissing(open.answers, there)
  if (step < stepCount) return { to: addressOf(step + 1), ...saved }
  await complete(db, userId)
  return { to: '/assessment/results', ...saved }
}

type Save = { number: number | undefined; always: boolean }

/**
 * A save while answering is kept over one with a lower number; what is sent with the button always, and nothing that was on its
 * way before it comes after.
 */
async function keep(
  db: Db,
  userId: string,
  there: readonly Statement[],
  given: Answers,
  { number = 0, always }: Save,
) {
  const ids = there.map(({ id }) => id)
  const kept = await db
    .updateTable('assessments')
    .set({
      answers: sql`(answers - ${ids}::text[]) || ${JSON.stringify(given)}::jsonb`,
      saved_number: always ? sql<number>`greatest(saved_number + 1, ${number})` : number,
      updated_at: new Date(),
    })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .$if(!always, (save) => save.where('saved_number', '<', number))
    .returning(['answers', 'saved_number as number'])
    .executeTakeFirst()
  return kept ? { ...kept, answers: kept.answers as Answers } : null
}

function refuseMissing(answers: Answers, among: readonly Statement[]) {
  const [first, ...more] = unanswered(answers, among)
  if (!first) return
  const onStep = [first, ...more].filter((one) => stepOf(one) === stepOf(first))
  throw new Invalid(
    {
      form: words.leftOnStep(onStep.length, first.number),
      ...Object.fromEntries(onStep.map(({ id }) => [`answers.${id}`, words.unanswered])),
    },
    addressOf(stepOf(first)),
  )
}

const addressOf = (step: number) => `/assessment?step=${step}`

/** The six scores are kept, the answers are not: nothing needs them any more. @throws Invalid while one is missing */
const complete = (db: Db, userId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const open = await openOf(trx, userId).select(['id', 'answers']).forUpdate().executeTakeFirst()
    if (!open) return
    const answers = open.answers as Answers
    refuseMissing(answers, statements)
    await trx
      .updateTable('assessments')
      .set({ scores: JSON.stringify(scoresOf(answers)), answers: '{}', completed_at: new Date() })
      .where('id', '=', open.id)
      .execute()
  })

/** A person's results, the latest first. */
export async function completedBy(db: Db, userId: string) {
  const rows = await db
    .selectFrom('assessments')
    .select(['id', 'scores', 'completed_at'])
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, ...row }) => {
    const scores = row.scores as Scores
    return { id, scores, code: codeOf(scores), completedAt: row.completed_at!.toISOString() }
  })
}

/** @throws Problem 404 for anybody else's, and one that is going on */
export async function deleteResult(db: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('assessments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  if (!numDeletedRows) throw notFound(words.gone)
}

/** Adds a result that was completed elsewhere, or is an example. */
export async function addResult(db: Db, userId: string, scores: Scores, completedAt: Date): Promise<void> {
  const values = { user_id: userId, scores: JSON.stringify(scores), started_at: completedAt }
  await db
    .insertInto('assessments')
    .values({ ...values, completed_at: completedAt })
    .execute()
}
