import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { addTask, removeTask, waitingKeys } from '#lib/queue.ts'

const keyOf = (feedId: string) => `feed ${feedId}`

/** Manual runs go before scheduled ones, and those of slow feeds after all others: what is quick does not wait for them. */
const priorities = { byHand: -1, usual: 0, slow: 1 } as const
const slowMinutes = 5

/** Queues one run of a feed; queuing it again while it waits changes nothing. */
export async function queueRun(
  db: Db,
  feedId: string,
  options: { confirm?: boolean; byHand?: boolean } = {},
): Promise<void> {
  const payload = { feed: feedId, confirm: options.confirm ?? false }
  const priority = options.byHand
    ? priorities.byHand
    : (await isSlow(db, feedId))
      ? priorities.slow
      : priorities.usual
  await addTask(db, 'runFeed', payload, { key: keyOf(feedId), maxAttempts: 3, priority })
}

/** Whether the last run of a feed took long, or was cut. */
async function isSlow(db: Db, feedId: string): Promise<boolean> {
  const last = await db
    .selectFrom('feed_runs')
    .select(
      sql<boolean>`coalesce(finished_at, progress_at) - started_at > make_interval(mins => ${slowMinutes})`.as(
        'isSlow',
      ),
    )
    .where('feed_id', '=', feedId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.isSlow ?? false
}

/** Cancels a run that has not started. */
export const unqueueRun = (db: Db, feedId: string): Promise<void> => removeTask(db, keyOf(feedId))

/** Which of these feeds have a queued run. */
export async function waitingRuns(db: Db, feedIds: string[]): Promise<Set<string>> {
  const waiting = await waitingKeys(db, feedIds.map(keyOf))
  return new Set(feedIds.filter((id) => waiting.has(keyOf(id))))
}

/** The feeds that are due, with their next run scheduled; jittered by some minutes, so that they do not all run at once. */
export async function takeDue(db: Db, now = new Date()): Promise<{ id: string }[]> {
  return db
    .updateTable('feeds')
    .set({
      next_run_at: sql`${now}::timestamptz + every_hours * interval '1 hour' + random() * interval '20 minutes'`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('feeds')
        .select('id')
        .where('next_run_at', '<=', now)
        .where('paused_at', 'is', null)
        .orderBy('next_run_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
}
