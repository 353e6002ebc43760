import { sql } from 'kysely'
import { fitsOf } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'

const batch = 500

/** Measures how well the applicants of a job fit it, and keeps that with each: the list sorts by it. */
export async function measureApplicants(db: Db, jobId: string): Promise<void> {
  const people = await db.selectFrom('applicants').select('user_id').where('job_id', '=', jobId).execute()
  for (let at = 0; at < people.length; at += batch) {
    const ids = people.slice(at, at + batch).map((row) => row.user_id)
    const fits = [...(await fitsOf(db, jobId, ids))]
    const scores = fits.map(([, { result }]) => result)
    const factors = fits.map(([, { factors }]) => JSON.stringify(factors))
    await sql`
      update applicants set score = new.score, factors = new.factors::jsonb
      from unnest(${fits.map(([id]) => id)}::uuid[], ${scores}::real[], ${factors}::text[]) as new (id, score, factors)
      where job_id = ${jobId} and user_id = new.id
        and (applicants.score, applicants.factors) is distinct from (new.score, new.factors::jsonb)`.execute(
      db,
    )
  }
}

/** The jobs whose applicants are still being decided about: profiles and jobs change meanwhile. */
export async function jobsToMeasure(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('applicant_counts')
    .select('job_id')
    .where('status', 'in', ['APPLIED', 'INTERVIEWING', 'OFFERED'])
    .where('count', '>', 0)
    .groupBy('job_id')
    .execute()
  return rows.map((row) => row.job_id)
}
