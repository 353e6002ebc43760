import { sql } from 'kysely'
import { engine, lockForWriting } from '#features/job-search/index.ts'
import { uuidArray } from '#lib/binary-arrays.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { readsUntilGone } from '#spec/limits.ts'

// A reading is one run of one feed, identified by the run's id. Unchanged jobs are not written: a reading records the jobs
// it has seen, and when it is closed, each job it has not seen counts one miss.

/** Records that a reading has seen these jobs. Idempotent. */
export async function markSeen(db: Db, reading: string, ids: string[]): Promise<void> {
  await sql`
    insert into job_sightings (reading, job_id) select ${reading}, unnest(${uuidArray(ids)}::uuid[])
    on conflict do nothing`.execute(db)
}

/** Discards a reading that failed, was killed, or is not trusted. */
export async function dropReading(db: Db, reading: string): Promise<void> {
  await db.deleteFrom('job_sightings').where('reading', '=', reading).execute()
}

/**
 * Closes a complete, trusted reading. Live jobs of the feed that it has not seen count one more miss and expire at the
 * third in a row, unless their employer's jobs never expire. For jobs it has seen, the count restarts at zero.
 * Call it in the transaction that records the run's success, so that a crash at any point counts a miss only once.
 * @returns how many live jobs were missing, and how many of them expired
 */
export async function closeReading(
  db: Db,
  reading: string,
  feedId: string,
): Promise<{ gone: number; expired: number }> {
  return await inTransaction(db, async (tx) => {
    await lockForWriting(tx)
    // Without statistics on this reading the planner assumes it is empty and would scan it once per job.
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

/** Takes jobs down now: they leave the search, and their URL responds with 410. */
export async function expireJobs(db: Db, ids: string[]): Promise<void> {
  if (!ids.length) return
  await inTransaction(db, async (tx) => {
    await lockForWriting(tx)
    await engine.remove(tx, ids)
    await sql`update jobs set expired_at = now(), paused_at = null where id = any(${ids}::uuid[]) and expired_at is null`.execute(
      tx,
    )
    await sql`select pg_notify('content', '')`.execute(tx)
  })
}
