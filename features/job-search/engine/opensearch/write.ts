import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { addTombstones, type SegmentSlot } from '../../segments/store.ts'
import type { JobSource, JobToIndex } from '../search-engine.ts'

// Writing without an index in the database: entries say which jobs there are, and are in no segment.

type Entry = { id: string } & { [Key in keyof SegmentSlot]: number | null }

export async function writeJobs(
  tx: Db,
  { employer, feedId }: JobSource,
  jobs: JobToIndex[],
  write: () => Promise<unknown>,
): Promise<{ added: number }> {
  await leaveSegments(
    tx,
    jobs.map(({ id }) => id),
  )
  const { rows } = await sql<{ isNew: boolean }>`
    insert into job_entries as entry (id, employer_id, feed_id, hash)
    select id, ${employer.id}, ${feedId}, hash
    from unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ hash }) => hash)}::bytea[]) as new (id, hash)
    on conflict (id) do update set hash = excluded.hash, feed_id = excluded.feed_id, segment = null, slot = null, live = true,
      missed = 0
    returning xmax = 0 as "isNew"`.execute(tx)
  await write()
  return { added: rows.filter(({ isNew }) => isNew).length }
}

/** @returns those of the jobs that are in the search */
export async function rewriteJobs(tx: Db, ids: string[], change?: () => Promise<unknown>): Promise<string[]> {
  await leaveSegments(tx, ids)
  await change?.()
  const { rows } = await sql<{ id: string }>`
    update job_entries set segment = null, slot = null where id = any(${ids}::uuid[]) and live returning id`.execute(
    tx,
  )
  await sql`select pg_notify('content', '')`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Locks the entries. What our own index still has of the jobs is outdated. */
async function leaveSegments(tx: Db, ids: string[]): Promise<void> {
  const { rows } = await sql<Entry>`
    select id, segment, slot from job_entries where id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  await addTombstones(
    tx,
    rows.filter((entry): entry is Entry & SegmentSlot => entry.segment !== null),
    0,
  )
}
