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
import { type Attempts, around, firstOpen, isOpen, pointsOf, stepsOf } from './steps.ts'

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
  const { attempts, rows } = await attemptsIn(db, viewer.id, course.id)
  const item = asked === undefined ? firstOpen(course, attempts) : playableIn(course.items, asked)
  if (!item) throw notFound(words.notOpen)
  refuseClosed(course.items, item, attempts)
  const kept = rows.get(item.id)
  const address = packageAddress(served, course.id, item.launch!, served.frame)
  if (!address) throw new Problem(503, words.off)
  return {
    training: { id, title },
    version: course.version,
    ...stateOf(course, attempts, item.id, completedAt),
    current: {
      ...{ id: item.id, title: item.title, isSco: item.isSco, src: address + item.parameters },
      revision: kept?.revision ?? 0,
      data: item.isSco ? dataFor(course.version, item, viewer, kept?.data ?? null) : {},
    },
  }
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
    const before = await attemptsIn(trx, viewer.id, course.id)
    if (!before.rows.has(item.id)) refuseClosed(course.items, item, before.attempts)
    await begin(trx, viewer.id, id)
    const said = item.isSco ? saidBy(course.version, sent.data) : opened
    const revision = await write(trx, viewer.id, course.id, sent, said)
    const { attempts } = await attemptsIn(trx, viewer.id, course.id)
    const completedAt = await completeIfThrough(trx, viewer.id, id)
    return {
      revision,
      ...stateOf(course, attempts, item.id, completedAt === null ? null : new Date(completedAt)),
    }
  })

/** What keeps nothing by itself is complete once it was opened. */
const opened: Said = { isComplete: true, passed: null, score: null }

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
      ...{ passed, score, updated_at: new Date() },
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

function refuseClosed(items: Item[], item: Item, attempts: Attempts): void {
  const playable = items.filter(({ launch }) => launch !== null)
  if (!isOpen(item, playable, attempts)) throw notFound(words.notOpen)
}

const stateOf = (course: Course, attempts: Attempts, id: string, completedAt: Date | null): State => ({
  steps: stepsOf(course, attempts),
  ...around(course, attempts, id),
  points: pointsOf(attempts),
  completedAt: completedAt?.toISOString() ?? null,
})
