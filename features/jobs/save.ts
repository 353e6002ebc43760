import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  addToVocabulary,
  buildSegment,
  compactSegments,
  type ExistingJob,
  indexedJobOf,
  insertSegment,
  lockForWriting,
  newestFirst,
  nextSegment,
  postedOf,
  putEntries,
} from '#features/job-search/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import type { JobDraft } from './draft.ts'
import { jobId } from './identity.ts'
import { upsertJobs } from './upsert.ts'

export type HashedDraft = JobDraft & { hash: Buffer }

/**
 * Adds or updates jobs of one employer and indexes them in the same transaction. Idempotent; of two drafts with the same
 * reference the later one wins. Best with 500 to 1,000 jobs per call.
 * A job keeps its earliest posting date; an expired job becomes live again.
 */
export async function saveJobs(
  db: Db,
  employerId: string,
  feedId: string | null,
  batch: HashedDraft[],
): Promise<{ added: number; changed: number }> {
  if (!batch.length) return { added: 0, changed: 0 }
  const byId = new Map(batch.map((draft) => [jobId(employerId, draft.reference), draft]))
  // A fixed order of row locks prevents deadlocks.
  const ids = [...byId.keys()].sort()
  const drafts = ids.map((id) => byId.get(id)!)
  const counts = await inTransaction(db, (tx) => save(tx, employerId, feedId, ids, drafts))
  await addToVocabulary(db, drafts)
  if (!db.isTransaction) await compactSegments(db)
  return counts
}

async function save(db: Db, employerId: string, feedId: string | null, ids: string[], drafts: HashedDraft[]) {
  await lockForWriting(db)
  const employer = await db
    .selectFrom('employers')
    .select(['id', 'name', 'never_expire_jobs'])
    .where('id', '=', employerId)
    // The name goes into the index: a rename waits, and then indexes these jobs again.
    .forShare()
    .executeTakeFirstOrThrow()
  const existing = await lockExisting(db, ids)
  const now = Math.floor(Date.now() / 1000)
  const jobs = drafts
    .map((draft, i) => ({ id: ids[i]!, draft, posted: postedOf(draft, existing.get(ids[i]!), now) }))
    .sort(newestFirst)
  // Always entries before jobs: concurrent saves of the same jobs wait here instead of deadlocking.
  const segment = await nextSegment(db)
  const assignments = jobs.map(({ id, draft }, slot) => ({ id, hash: draft.hash, slot }))
  const { added } = await putEntries(db, { employerId, feedId, segment }, assignments, existing)
  const written = upsertJobs(db, employerId, feedId, ids, drafts)
  // PostgreSQL writes the rows while we tokenize, once the statement is sent, which takes a turn of the event loop.
  await Promise.race([written, nextTurn()])
  const built = buildSegment(
    jobs.map(({ id, draft, posted }) =>
      indexedJobOf(id, draft, { employer, feedId, posted, now, existing: existing.get(id) }),
    ),
  )
  await written
  await insertSegment(db, segment, built)
  await sql`select pg_notify('content', '')`.execute(db)
  return { added, changed: ids.length - added }
}

/** Locks and returns those of these jobs that exist. */
async function lockExisting(db: Db, ids: string[]): Promise<Map<string, ExistingJob>> {
  const { rows } = await sql<ExistingJob>`
    select entry.id, entry.segment, entry.slot, job.posted_at, job.created_at, job.promoted_until
    from job_entries entry left join jobs job on job.id = entry.id
    where entry.id = any(${ids}::uuid[]) order by entry.id for update of entry`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
