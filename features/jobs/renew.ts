import { sql } from 'kysely'
import { engine, lockForWriting } from '#features/job-search/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { expireJobs } from './expiry.ts'
import { restoreJobs } from './restore.ts'

/** A renewed job stays open for so long after its closing date, or after today where that has passed. */
const days = 30

/** Moves the closing date on, and opens jobs again that were closed. */
export async function renewJobs(db: Db, ids: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockForWriting(tx)
    // The closing date is in the index.
    await engine.reindex(tx, ids.toSorted(), () =>
      sql`update jobs set expires_at = greatest(expires_at, now()) + make_interval(days => ${days}), updated_at = now()
        where id = any(${ids}::uuid[])`.execute(tx),
    )
    await restoreJobs(tx, ids)
  })
}

/** Takes jobs down for a while: as closed ones for everybody but their employer. */
export async function pauseJobs(db: Db, ids: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await expireJobs(tx, ids)
    await sql`update jobs set paused_at = now() where id = any(${ids}::uuid[]) and paused_at is null`.execute(
      tx,
    )
  })
}
