import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { readsUntilGone } from '#spec/limits.ts'
import { jobId } from './identity.ts'
import { writeTogether } from './locks.ts'
import { type Address, bury } from './segments/store.ts'

// A reading is one run of one feed, named by the run's id. Jobs that did not change are not written: a reading notes whom
// it met, and when it is closed, those it did not meet miss once.

/** Notes that a reading met these jobs. Once more does no harm. */
export async function markSeen(
  db: Db,
  reading: string,
  employerId: string,
  references: string[],
): Promise<void> {
  const ids = references.map((reference) => jobId(employerId, reference))
  await sql`
    insert into job_sightings (reading, job_id) select ${reading}, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db)
}

/** Forgets what a reading met: it failed, was killed, or is not trusted. */
export async function dropReading(db: Db, reading: string): Promise<void> {
  await db.deleteFrom('job_sightings').where('reading', '=', reading).execute()
}

/**
 * Ends a reading that was complete and is trusted. Live jobs of the feed that it did not meet miss once more; at the
 * third miss in a row they expire, unless their employer's jobs never do. Those it met start again at zero.
 * Give it the transaction that records the run's success: then a kill at any point counts a miss once.
 * @returns how many live jobs were not met, and how many of them expired now
 */
export async function closeReading(
  db: Db,
  reading: string,
  feedId: string,
): Promise<{ gone: number; expired: number }> {
  return await inTransaction(db, async (tx) => {
    await writeTogether(tx)
    // The planner has not seen this reading yet, takes it for empty and would walk it once for every job.
    await sql`set local enable_nestloop = off`.execute(tx)
    const met = sql`exists (select from job_sightings seen where seen.reading = ${reading} and seen.job_id = entry.id)`
    await sql`
      update job_entries entry set missed = 0
      where feed_id = ${feedId} and live and missed > 0 and ${met}`.execute(tx)
    const { rows } = await sql<{ id: string; missed: number; stays: boolean }>`
      update job_entries entry set missed = least(missed + 1, 1000)
      from employers employer
      where employer.id = entry.employer_id and feed_id = ${feedId} and live and not ${met}
      returning entry.id, missed, never_expire_jobs as stays`.execute(tx)
    const lost = rows.filter((job) => job.missed >= readsUntilGone && !job.stays).map((job) => job.id)
    await expireJobs(tx, lost)
    await dropReading(tx, reading)
    return { gone: rows.length, expired: lost.length }
  })
}

/** Takes jobs down now: they are found no longer, and their address answers 410. */
export async function expireJobs(db: Db, ids: string[]): Promise<void> {
  if (!ids.length) return
  await inTransaction(db, async (tx) => {
    await writeTogether(tx)
    const { rows } = await sql<Address>`
      update job_entries set live = false, missed = 0 where id = any(${ids}::uuid[]) and live
      returning segment, slot`.execute(tx)
    await bury(tx, rows, Math.floor(Date.now() / 1000))
    await sql`update jobs set expired_at = now() where id = any(${ids}::uuid[]) and expired_at is null`.execute(
      tx,
    )
    await sql`select pg_notify('content', '')`.execute(tx)
  })
}
