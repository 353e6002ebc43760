import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { addTask, removeTask, waitingKeys } from '#lib/queue.ts'

const keyOf = (feedId: string) => `feed ${feedId}`

/** Manual runs go before scheduled ones. */
const byHand = -1

/** Queues one run of a feed; queuing it again while it waits changes nothing. */
export async function queueRun(
  db: Db,
  feedId: string,
  options: { confirm?: boolean; byHand?: boolean } = {},
): Promise<void> {
  const payload = { feed: feedId, confirm: options.confirm ?? false }
  const priority = options.byHand ? byHand : 0
  await addTask(db, 'runFeed', payload, { key: keyOf(feedId), maxAttempts: 3, priority })
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
        .orderBy('next_run_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
}
