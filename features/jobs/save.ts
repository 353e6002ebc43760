import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import type { JobDraft } from './draft.ts'
import { putEntries } from './entries.ts'
import { entryOf, type Kept, postedOf } from './entry-of.ts'
import { jobId } from './identity.ts'
import { writeTogether } from './locks.ts'
import { buildSegment, newestFirst } from './segments/build.ts'
import { settleSearch } from './segments/settle.ts'
import { insertSegment, nextSegment } from './segments/store.ts'
import { upsertJobs } from './upsert.ts'
import { learnWords } from './vocabulary.ts'

export type HashedDraft = JobDraft & { hash: Buffer }

/**
 * Adds or changes jobs of one employer, in one transaction: when it commits they are found. Idempotent; of two drafts
 * with the same reference the later holds. Best with 500 to 1,000 jobs a call.
 * A job keeps the earliest date of posting it ever had, and one that had expired is live again.
 */
export async function saveJobs(
  db: Db,
  employerId: string,
  feedId: string | null,
  batch: HashedDraft[],
): Promise<{ added: number; changed: number }> {
  if (!batch.length) return { added: 0, changed: 0 }
  const byId = new Map(batch.map((draft) => [jobId(employerId, draft.reference), draft]))
  // One order for everybody who locks these rows.
  const ids = [...byId.keys()].sort()
  const drafts = ids.map((id) => byId.get(id)!)
  const counts = await inTransaction(db, (tx) => save(tx, employerId, feedId, ids, drafts))
  await learnWords(db, drafts)
  if (!db.isTransaction) await settleSearch(db)
  return counts
}

async function save(db: Db, employerId: string, feedId: string | null, ids: string[], drafts: HashedDraft[]) {
  await writeTogether(db)
  const employer = await db
    .selectFrom('employers')
    .select(['id', 'name', 'never_expire_jobs'])
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  const known = await lockKnown(db, ids)
  const now = Math.floor(Date.now() / 1000)
  const jobs = drafts
    .map((draft, i) => ({ id: ids[i]!, draft, posted: postedOf(draft, known.get(ids[i]!), now) }))
    .sort(newestFirst)
  // Entries before jobs, always: whoever meets the same jobs waits here, and nobody waits in a circle.
  const segment = await nextSegment(db)
  const places = jobs.map(({ id, draft }, slot) => ({ id, hash: draft.hash, slot }))
  const { added } = await putEntries(db, { employerId, feedId, segment }, places, known)
  const written = upsertJobs(db, employerId, feedId, ids, drafts)
  // PostgreSQL writes the facts while we read the words; once it has them all, which takes a turn of the event loop.
  await Promise.race([written, nextTurn()])
  const built = buildSegment(
    jobs.map(({ id, draft, posted }) =>
      entryOf(id, draft, { employer, feedId, posted, now, kept: known.get(id) }),
    ),
  )
  await written
  await insertSegment(db, segment, built)
  await sql`select pg_notify('content', '')`.execute(db)
  return { added, changed: ids.length - added }
}

/** Locks those of these jobs that we have, and says what is known of them. */
async function lockKnown(db: Db, ids: string[]): Promise<Map<string, Kept>> {
  const { rows } = await sql<Kept>`
    select entry.id, entry.segment, entry.slot, job.posted_at, job.created_at, job.promoted_until
    from job_entries entry left join jobs job on job.id = entry.id
    where entry.id = any(${ids}::uuid[]) order by entry.id for update of entry`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
