import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { buildSegment } from './build.ts'
import { lockForWriting } from './locks.ts'
import { addTombstones, insertSegment, nextSegment, type SegmentSlot } from './store.ts'
import { loadIndexedJobs } from './stored-jobs.ts'

const batch = 1_000
type NoSlot = { segment: null; slot: null }

/** Reindexes an employer's jobs. Call it after a change of `never_expire_jobs` or the name: both are in the index. */
export async function refreshEmployerJobs(db: Db, employerId: string): Promise<void> {
  // Of `jobs`, which has an index by employer; each import would pay for one on the entries.
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .execute()
  for (let i = 0; i < rows.length; i += batch) {
    const ids = rows.slice(i, i + batch).map((row) => row.id)
    await inTransaction(db, async (tx) => {
      await lockForWriting(tx)
      await reindexJobs(tx, ids)
    })
  }
}

/** Reindexes live jobs from their stored facts. @param change runs while their entries are locked */
export async function reindexJobs(db: Db, ids: string[], change?: () => Promise<unknown>): Promise<void> {
  // One that came while a cluster served alone is in no segment yet.
  const { rows: entries } = await sql<{ id: string; feed_id: string | null } & (SegmentSlot | NoSlot)>`
    select id, feed_id, segment, slot from job_entries where id = any(${ids}::uuid[]) and live
    order by id for update`.execute(db)
  await change?.()
  if (!entries.length) return
  const indexed = await loadIndexedJobs(db, entries)
  const segment = await nextSegment(db)
  await insertSegment(db, segment, buildSegment(indexed))
  await addTombstones(
    db,
    entries.filter((entry) => entry.segment !== null),
    0,
  )
  await sql`
    update job_entries entry set segment = ${segment}, slot = new.slot - 1
    from unnest(${indexed.map(({ id }) => id)}::uuid[]) with ordinality as new (id, slot)
    where entry.id = new.id`.execute(db)
  await sql`select pg_notify('content', '')`.execute(db)
}
