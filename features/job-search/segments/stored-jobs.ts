import { sql } from 'kysely'
import type { JobClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { IndexedJob } from './analyze.ts'
import { newestFirst } from './build.ts'
import { type ExistingJob, indexedJobOf } from './indexed-job.ts'
import { factsOf, type JobRow } from './stored-facts.ts'

type StoredRow = JobRow & ExistingJob & { employer_name: string; never_expire_jobs: boolean }

/** Loads jobs for indexing, in the order of a segment. @param classifier where they are classified at once */
export async function loadIndexedJobs(
  db: Db,
  jobs: { id: string; feed_id: string | null }[],
  classifier: JobClassifier | null = null,
): Promise<IndexedJob[]> {
  const { rows } = await sql<StoredRow>`
    select job.*, employer.name as employer_name, employer.never_expire_jobs
    from jobs job join employers employer on employer.id = job.employer_id
    where job.id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(db)
  const feeds = new Map(jobs.map(({ id, feed_id }) => [id, feed_id]))
  const now = Math.floor(Date.now() / 1000)
  return rows
    .map((row) => ({
      ...indexedJobOfRow(row, feeds.get(row.id) ?? null, now),
      careers: classifier?.classify(row.title, row.description),
    }))
    .sort(newestFirst)
}

function indexedJobOfRow(row: StoredRow, feedId: string | null, now: number): IndexedJob {
  const employer = {
    id: row.employer_id,
    name: row.employer_name,
    never_expire_jobs: row.never_expire_jobs,
  }
  const posted = Math.floor(row.posted_at!.getTime() / 1000)
  return indexedJobOf(row.id, factsOf(row), { employer, feedId, posted, now, existing: row })
}
