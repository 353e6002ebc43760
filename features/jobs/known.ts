import { sql } from 'kysely'
import { uuidArray } from '#lib/binary-arrays.ts'
import type { Db } from '#lib/db.ts'

export type KnownJob = { id: string; hash: Buffer; live: boolean }

/**
 * Those of these jobs that exist, by id (`jobId`).
 * `live` false: the job was taken down; save it again to bring it back, even if its hash is the same.
 */
export async function knownJobs(db: Db, ids: string[]): Promise<Map<string, KnownJob>> {
  const { rows } = await sql<KnownJob>`
    select id, hash, live from job_entries
    where id = any(${uuidArray(ids)}::uuid[]) and hash is not null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Counts the live jobs of a feed. */
export async function liveJobs(db: Db, feedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('feed_id', '=', feedId)
    .where('live', '=', true)
    .executeTakeFirstOrThrow()
  return count
}
