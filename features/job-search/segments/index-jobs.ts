import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { uuidArray } from '#lib/binary-arrays.ts'
import type { Db } from '#lib/db.ts'
import type { JobSource, JobToIndex } from '../engine/search-engine.ts'
import { newestFirst } from './build.ts'
import { putEntries } from './entries.ts'
import type { StoredSegment } from './index-format.ts'
import { type ExistingJob, postedOf } from './indexed-job.ts'
import { factsAlone, type SegmentPlan } from './segment-plan.ts'
import { addTombstones, insertSegment, nextSegment, type SegmentSlot } from './store.ts'

/**
 * Writes one segment with these jobs.
 * @param write runs beside tokenizing, once the entries are locked
 * @param build here or in another thread
 */
export async function indexJobs(
  tx: Db,
  { employer, feedId }: JobSource,
  jobs: JobToIndex[],
  write: () => Promise<unknown>,
  build: (plan: SegmentPlan) => StoredSegment | Promise<StoredSegment>,
): Promise<{ added: number }> {
  const existing = await lockExisting(
    tx,
    jobs.map(({ id }) => id),
  )
  const now = Math.floor(Date.now() / 1000)
  const ordered = jobs
    .map((job) => ({ ...job, posted: postedOf(job.facts, existing.get(job.id), now) }))
    .sort(newestFirst)
  // Always entries before jobs: concurrent saves of the same jobs wait here instead of deadlocking.
  const segment = await nextSegment(tx)
  const assignments = ordered.map(({ id, hash }, slot) => ({ id, hash, slot }))
  const { added } = await putEntries(tx, { employerId: employer.id, feedId, segment }, assignments, existing)
  const written = write()
  // PostgreSQL writes the rows while we tokenize, once the statement is sent, which takes a turn of the event loop.
  await Promise.race([written, nextTurn()])
  const planned = ordered.map(({ id, facts, posted }) => ({
    id,
    facts: factsAlone(facts),
    posted,
    existing: existing.get(id),
  }))
  const [built] = await Promise.all([build({ employer, feedId, now, jobs: planned }), written])
  await insertSegment(tx, segment, built)
  return { added }
}

/** Locks and returns those of these jobs that exist. */
async function lockExisting(db: Db, ids: string[]): Promise<Map<string, ExistingJob>> {
  const { rows } = await sql<ExistingJob>`
    select entry.id, entry.segment, entry.slot, job.posted_at, job.created_at, job.promoted_until
    from job_entries entry left join jobs job on job.id = entry.id
    where entry.id = any(${uuidArray(ids)}::uuid[]) order by entry.id for update of entry`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Takes live jobs out of the index. */
export async function removeJobs(tx: Db, ids: string[]): Promise<void> {
  const { rows } = await sql<SegmentSlot | { segment: null }>`
    update job_entries set live = false, missed = 0 where id = any(${ids}::uuid[]) and live
    returning segment, slot`.execute(tx)
  await addTombstones(
    tx,
    rows.filter((row) => row.segment !== null),
    Math.floor(Date.now() / 1000),
  )
}
