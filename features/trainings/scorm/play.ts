import { packageAddress } from '#features/files/index.ts'
import type { Here } from '#features/learning-cards/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { trainingMessages } from '../messages.ts'
import { begin, completeIfThrough } from '../progress.ts'
import { trainingFor } from '../trainings.ts'
import { attemptsIn, type Course, courseOf } from './attempts.ts'
import { dataFor, type Said, saidBy } from './data.ts'
import { scormMessages as words } from './messages.ts'
import type { Commit, Item, Kept, PlayPage, State } from './schema.ts'
import { keepSession } from './sequencing/keep.ts'
import { opened } from './sequencing/play.ts'
import { sessionOf } from './sequencing/sessions.ts'
import { type Sequenced, stateOf } from './sequencing/state-of.ts'
import { type Attempts, around, firstOpen, pointsOf, stepsOf } from './steps.ts'

type Viewer = NonNullable<Person>
export type Served = { secret: string; contentOrigin: string | null; frame: string }

/**
 * What plays an item of a package.
 * @throws Problem 404 for a training without a package, an item that it does not have or that is not open yet
 */
export async function playPage(
  db: Db,
  viewer: Viewer,
  site: Here,
  id: string,
  served: Served,
  asked?: string,
): Promise<PlayPage> {
  const { title, completedAt } = await trainingFor(db, viewer, site, id)
  const course = await courseOf(db, id)
  if (!course) throw notFound(trainingMessages.gone)
  const play = course.tree
    ? await sequencedAt(db, viewer.id, { ...course, tree: course.tree }, completedAt, asked)
    : await itemAt(db, viewer.id, course, completedAt, asked)
  const { item, kept, objectives, state } = play
  const address = packageAddress(served, course.id, item.launch!, served.frame)
  if (!address) throw new Problem(503, words.off)
  const data = item.isSco ? { ...dataFor(course.version, item, viewer, kept), ...objectives } : {}
  return {
    training: { id, title },
    version: course.version,
    ...state,
    current: {
      ...{ id: item.id, title: item.title, isSco: item.isSco, src: address + item.parameters },
      ...{ revision: play.revision, data, shared: play.shared },
    },
  }
}

/** Of a course without rules. */
async function itemAt(db: Db, userId: string, course: Course, completedAt: Date | null, asked?: string) {
  const { attempts, rows } = await attemptsIn(db, userId, course.id)
  const item = asked === undefined ? firstOpen(course, attempts) : playableIn(course.items, asked)
  if (!item) throw notFound(words.nothingOpen)
  const kept = rows.get(item.id)
  return {
    ...{ item, kept: kept?.data ?? null, objectives: {}, revision: kept?.revision ?? 0 },
    shared: { maps: [], data: {} },
    state: plainState(course, attempts, item.id, completedAt),
  }
}

/** Of a course of 2004: what its rules let be played. */
async function sequencedAt(
  db: Db,
  userId: string,
  course: Sequenced,
  completedAt: Date | null,
  asked?: string,
) {
  const { session, found, ...play } = await opened(db, userId, course, asked)
  const revision = found.rows.get(play.item.id)?.revision ?? 0
  return { ...play, revision, state: await stateOf(course, session, found, completedAt) }
}

/**
 * Keeps what an item says. The same commit sent twice counts once; one that does not follow the last that was kept, since
 * another device went on, is refused.
 * @throws Problem 404; 409 when the person went on elsewhere
 */
export const keep = (db: Db, viewer: Viewer, site: Here, id: string, sent: Commit): Promise<Kept> =>
  inTransaction(db, async (trx) => {
    await trainingFor(trx, viewer, site, id)
    const course = await courseOf(trx, id)
    if (!course) throw notFound(trainingMessages.gone)
    const item = playableIn(course.items, sent.item)
    const session = course.tree ? await sessionOf(trx, viewer.id, course, true) : null
    if (session && session.state?.current !== item.id) throw new Problem(409, words.elsewhereKept)
    await begin(trx, viewer.id, id)
    const said = item.isSco ? saidBy(course.version, sent.data) : wasOpened
    const revision = await write(trx, viewer.id, course.id, sent, said)
    const found = await attemptsIn(trx, viewer.id, course.id)
    const rules = course.tree && session && { course: { ...course, tree: course.tree }, session }
    if (rules) await keepSession(trx, viewer.id, rules, sent, said)
    const completed = await completeIfThrough(trx, viewer.id, id)
    const completedAt = completed === null ? null : new Date(completed)
    const state = rules
      ? await stateOf(rules.course, rules.session, found, completedAt)
      : plainState(course, found.attempts, item.id, completedAt)
    return { revision, ...state }
  })

/** What keeps nothing by itself is complete once it was opened. */
const wasOpened: Said = { isComplete: true, passed: null, score: null }

async function write(trx: Db, userId: string, packageId: string, sent: Commit, said: Said): Promise<number> {
  const key = { user_id: userId, package_id: packageId, item: sent.item }
  const { isComplete, passed, score } = said
  await trx
    .insertInto('training_attempts')
    .values({ ...key, commit_id: sent.commit, data: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('training_attempts')
    .select(['revision', 'commit_id as last'])
    .where((at) => at.and(key))
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.last === sent.commit && row.revision > 0) return row.revision
  if (row.revision !== sent.after) throw new Problem(409, words.elsewhereKept)
  await trx
    .updateTable('training_attempts')
    .set({
      ...{ revision: row.revision + 1, commit_id: sent.commit, data: JSON.stringify(sent.data) },
      // What was complete once stays so, also when the item is looked at again.
      is_complete: (at) => at.or([at.ref('is_complete'), at.val(isComplete)]) as never,
      ...{ passed, updated_at: new Date() },
      // Another attempt begins without a score: the last one counts until it has its own.
      ...(score !== null && { score }),
    })
    .where((at) => at.and(key))
    .execute()
  return row.revision + 1
}

function playableIn(items: Item[], id: string): Item {
  const item = items.find((one) => one.id === id && one.launch !== null)
  if (!item) throw notFound(trainingMessages.gone)
  return item
}

const plainState = (course: Course, attempts: Attempts, id: string, completedAt: Date | null): State => ({
  steps: stepsOf(course, attempts),
  ...around(course, id),
  points: pointsOf(attempts),
  completedAt: completedAt?.toISOString() ?? null,
  ...{ session: null, mayExit: true },
})
