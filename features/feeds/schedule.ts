import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'

/** Queues one reading of a feed; asked for again while it waits, it stays one. */
export async function queueRun(db: Db, feedId: string, options: { confirm?: boolean } = {}): Promise<void> {
  const payload = { feed: feedId, confirm: options.confirm ?? false }
  await addTask(db, 'runFeed', payload, { key: `feed ${feedId}`, maxAttempts: 3 })
}

/** The feeds whose time has come, with their next time set: some minutes apart, so that not all come at once. */
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
