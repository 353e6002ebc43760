import { sql } from 'kysely'
import { addToVocabulary, engine, lockForWriting } from '#features/job-search/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import type { JobDraft } from './draft.ts'
import { jobId } from './identity.ts'
import { upsertJobs } from './upsert.ts'

export type HashedDraft = JobDraft & { hash: Buffer }

/**
 * Adds or updates jobs of one employer and indexes them in the same transaction. Idempotent; of two drafts with the same
 * reference the later one wins. Best with 500 to 1,000 jobs per call.
 * A job keeps its earliest posting date; an expired job becomes live again.
 * @param hold what else the transaction begins with
 */
export async function saveJobs(
  db: Db,
  employerId: string,
  feedId: string | null,
  batch: HashedDraft[],
  hold: (tx: Db) => Promise<void> = async () => {},
): Promise<{ added: number; changed: number }> {
  if (!batch.length) return { added: 0, changed: 0 }
  const byId = new Map(batch.map((draft) => [jobId(employerId, draft.reference), draft]))
  // A fixed order of row locks prevents deadlocks.
  const ids = [...byId.keys()].sort()
  const drafts = ids.map((id) => byId.get(id)!)
  const counts = await inTransaction(db, async (tx) => {
    await hold(tx)
    return save(tx, employerId, feedId, ids, drafts)
  })
  await addToVocabulary(db, drafts)
  if (!db.isTransaction) await engine.maintain(db)
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
  const jobs = drafts.map((draft, i) => ({ id: ids[i]!, hash: draft.hash, facts: draft }))
  const { added } = await engine.index(db, { employer, feedId }, jobs, () =>
    upsertJobs(db, employerId, feedId, ids, drafts),
  )
  await sql`select pg_notify('content', '')`.execute(db)
  return { added, changed: ids.length - added }
}
