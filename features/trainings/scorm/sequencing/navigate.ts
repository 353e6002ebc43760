import { sql } from 'kysely'
import type { Here } from '#features/learning-cards/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { trainingMessages } from '../../messages.ts'
import { begin, completeIfThrough } from '../../progress.ts'
import { trainingFor } from '../../trainings.ts'
import { attemptsIn, courseOf } from '../attempts.ts'
import { scormMessages as words } from '../messages.ts'
import type { Navigation } from '../schema.ts'
import type { Engine } from './engine.ts'
import { isThrough } from './keep.ts'
import { open } from './open.ts'
import { engineFor, isNewAttempt } from './play.ts'
import { type Session, saveSession, sessionOf } from './sessions.ts'
import { saveReached } from './shared-objectives.ts'
import type { Sequenced } from './state-of.ts'

type Viewer = NonNullable<Person>
/** What is played now; null: nothing, the course was left or has ended. */
export type Arrived = { item: string | null; session: number }

/**
 * Goes to another item of a course of 2004, or ends it, as its rules say. The same request sent twice counts once.
 * @throws Problem 404; 409 when the person went on elsewhere; 422 when the rules do not grant it
 */
export const navigate = (
  db: Db,
  viewer: Viewer,
  site: Here,
  id: string,
  sent: Navigation,
): Promise<Arrived> =>
  inTransaction(db, async (trx) => {
    await trainingFor(trx, viewer, site, id)
    const course = await courseOf(trx, id)
    if (!course?.tree) throw notFound(trainingMessages.gone)
    await begin(trx, viewer.id, id)
    const session = await sessionOf(trx, viewer.id, course, true)
    if (session.request === sent.id)
      return { item: session.state?.current ?? null, session: session.revision }
    // Opening a page is not a step from another one: it plays what is there.
    if (sent.request !== 'open' && session.revision !== sent.after)
      throw new Problem(409, words.elsewhereKept)
    const arrived = await step(trx, viewer.id, { ...course, tree: course.tree }, session, sent)
    await completeIfThrough(trx, viewer.id, id)
    return arrived
  })

async function step(trx: Db, userId: string, course: Sequenced, session: Session, sent: Navigation) {
  const found = await attemptsIn(trx, userId, course.id)
  const engine = await engineFor(course, session, found)
  const before = engine.played()
  const item = go(engine, sent)
  if (item !== null) await launch(trx, userId, course, item)
  if (before !== null && before === item && sent.request === 'open')
    return { item, session: session.revision }
  if (before !== null && before !== item) await end(trx, userId, course, engine, before)
  if (item !== null && isNewAttempt(engine, session, item)) await clear(trx, userId, course, item)
  const isComplete = session.isComplete || isThrough(engine)
  const state = engine.snapshot()
  const next = { ...session, revision: session.revision + 1, request: sent.id, state, isComplete }
  await saveSession(trx, userId, course.id, next)
  await saveReached(trx, userId, course.tree, state, session.reached)
  return { item, session: next.revision }
}

/** @returns the item that is played then */
function go(engine: Engine, { request, target }: Navigation): string | null {
  if (request === 'open') {
    const item = open(engine, target)
    if (item === null) throw notFound(target === undefined ? words.nothingOpen : words.notOpen)
    return item
  }
  const isGranted = engine.request(request, target)
  const item = engine.played()
  // A rule may close what was to come: then the item that asked for it goes on being played.
  const isStuck = item === null && engine.activities.currentActivity !== null && leads.has(request)
  // What ends has ended, also where what a rule wants after it is not granted.
  const isRefused = leads.has(request) ? !isGranted || isStuck : !isGranted && item !== null
  if (isRefused) throw new Problem(422, words.notOpen)
  return item
}
const leads = new Set(['continue', 'previous', 'choice', 'jump'])

/** What ended without a word of its own counts as done, where its rules say so. */
async function end(trx: Db, userId: string, course: Sequenced, { activities }: Engine, item: string) {
  const ended = activities.getActivity(item)
  if (ended?.completionStatus !== 'completed' || ended.successStatus === 'failed') return
  const key = { user_id: userId, package_id: course.id, item }
  await trx
    .insertInto('training_attempts')
    .values({ ...key, commit_id: newId(), data: '{}', is_complete: true })
    .onConflict((on) => on.columns(['user_id', 'package_id', 'item']).doUpdateSet({ is_complete: true }))
    .execute()
}

/** How it was left says nothing about how it will be left this time. */
const launch = (trx: Db, userId: string, course: Sequenced, item: string) =>
  trx
    .updateTable('training_attempts')
    .set({ data: sql`data - 'cmi.exit'` })
    .where('user_id', '=', userId)
    .where('package_id', '=', course.id)
    .where('item', '=', item)
    .execute()

const clear = (trx: Db, userId: string, course: Sequenced, item: string) =>
  trx
    .updateTable('training_attempts')
    .set((at) => ({ data: '{}', revision: at('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .where('package_id', '=', course.id)
    .where('item', '=', item)
    .execute()
