import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import { together } from './together.ts'

/**
 * As a column of a statement: its commit does not wait for the disk. A commit that notifies holds a lock that all such commits
 * share, and would hold it through its wait; so they go one at a time, as fast as the disk is (decision 510).
 */
export const notWaitingForDisk: RawBuilder<string> = sql`set_config('synchronous_commit', 'off', true)`

const waiters = new WeakMap<Db, () => Promise<void>>()

/**
 * Waits until everything that was committed before it is on disk: one wait for many at once. Before somebody is told that
 * something is done which a commit without waiting did.
 */
export function onDisk(db: Db): Promise<void> {
  const waiter = waiters.get(db) ?? waiterOn(db)
  waiters.set(db, waiter)
  return waiter()
}

function waiterOn(db: Db): () => Promise<void> {
  const wait = together<void, null>(
    () => null,
    () => {},
    // Only a commit that has written to the log waits for it.
    async () => void (await sql`select pg_logical_emit_message(true, 'on disk', '')`.execute(db)),
  )
  return () => wait()
}
