import type { Db } from '#lib/db.ts'
import { jobId } from './identity.ts'

export type KnownJob = { id: string; hash: Buffer; live: boolean }

/**
 * The employer's existing jobs, by reference.
 * `live` false: the job was taken down; save it again to bring it back, even if its hash is the same.
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
