import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { expireJobs } from './expiry.ts'

/**
 * Deletes jobs. Those that somebody applied for or noted are closed and stay: people keep them on their board, and the
 * employer its applicants. Call it in a transaction.
 */
export async function deleteJobs(trx: Db, ids: string[]): Promise<void> {
  await expireJobs(trx, ids)
  const { rows } = await sql<{ id: string }>`
    delete from jobs where id = any(${ids}::uuid[])
      and not exists (select from applications where applications.job_id = jobs.id) returning id`.execute(trx)
  await sql`delete from job_entries where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx)
}

/** The same for all jobs of an employer. @returns how many were deleted or closed */
export async function deleteJobsOf(trx: Db, employerId: string): Promise<number> {
  const jobs = await trx.selectFrom('jobs').select('id').where('employer_id', '=', employerId).execute()
  await deleteJobs(
    trx,
    jobs.map(({ id }) => id),
  )
  return jobs.length
}

/** Takes everything of an employer out of the index, before the employer is deleted with its jobs. */
export async function forgetJobsOf(trx: Db, employerId: string): Promise<void> {
  await deleteJobsOf(trx, employerId)
  await trx.deleteFrom('job_entries').where('employer_id', '=', employerId).execute()
}
