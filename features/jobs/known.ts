import type { Db } from '#lib/db.ts'
import { jobId } from './identity.ts'

export type KnownJob = { id: string; hash: Buffer; live: boolean }

/**
 * Which of these references the employer already has, by reference.
 * `live` false: we took the job down; save it again to bring it back, even when its hash is the same.
 */
export async function knownJobs(
  db: Db,
  employerId: string,
  references: string[],
): Promise<Map<string, KnownJob>> {
  const byId = new Map(references.map((reference) => [jobId(employerId, reference), reference]))
  const rows = await db
    .selectFrom('job_entries')
    .select(['id', 'hash', 'live'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...byId.keys()])))
    .where('hash', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [byId.get(row.id)!, { ...row, hash: row.hash! }]))
}

/** How many live jobs came from this feed. */
export async function liveJobs(db: Db, feedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('feed_id', '=', feedId)
    .where('live', '=', true)
    .executeTakeFirstOrThrow()
  return count
}
