import { sql } from 'kysely'
import { jobClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { IndexedJob } from '../../segments/analyze.ts'
import { loadIndexedJobs } from '../../segments/stored-jobs.ts'

/** Jobs that left the search stay for those who page through earlier results (seconds), as in segments/compact.ts. */
export const retentionSeconds = 3_600

type Entry = { id: string; feed_id: string | null; gone: number | null }

/** Jobs as they are now, for the cluster. What is not among them has no document. */
export async function currentJobs(db: Db, ids: string[]): Promise<IndexedJob[]> {
  const { rows: entries } = await sql<Entry>`
    select entry.id, entry.feed_id,
      case when not entry.live then floor(extract(epoch from coalesce(job.expired_at, now())))::bigint end as gone
    from job_entries entry join jobs job on job.id = entry.id where entry.id = any(${ids}::uuid[])`.execute(
    db,
  )
  const gone = new Map(entries.map((entry) => [entry.id, entry.gone]))
  const retained = Math.floor(Date.now() / 1000) - retentionSeconds
  const jobs = await loadIndexedJobs(db, entries, await jobClassifier(db))
  return jobs
    .map((job) => ({ ...job, gone: Math.min(job.gone, gone.get(job.id) ?? Number.POSITIVE_INFINITY) }))
    .filter((job) => job.gone > retained)
}
