import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { entryOf, type Kept } from './entry-of.ts'
import { newestFirst } from './segments/build.ts'
import type { Entry } from './segments/entry.ts'
import { draftOf, type JobRow } from './stored-draft.ts'

type StoredRow = JobRow & Kept & { employer_name: string; never_expire_jobs: boolean }

/** What the index says of jobs, made anew from their facts, in the order of a segment. */
export async function storedEntries(
  db: Db,
  jobs: { id: string; feed_id: string | null }[],
): Promise<Entry[]> {
  const { rows } = await sql<StoredRow>`
    select job.*, employer.name as employer_name, employer.never_expire_jobs
    from jobs job join employers employer on employer.id = job.employer_id
    where job.id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(db)
  const feeds = new Map(jobs.map(({ id, feed_id }) => [id, feed_id]))
  const now = Math.floor(Date.now() / 1000)
  return rows.map((row) => entryOfRow(row, feeds.get(row.id) ?? null, now)).sort(newestFirst)
}

function entryOfRow(row: StoredRow, feedId: string | null, now: number): Entry {
  const employer = {
    id: row.employer_id,
    name: row.employer_name,
    never_expire_jobs: row.never_expire_jobs,
  }
  const posted = Math.floor(row.posted_at!.getTime() / 1000)
  return entryOf(row.id, draftOf(row), { employer, feedId, posted, now, kept: row })
}
