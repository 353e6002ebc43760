import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

// Writers of jobs hold `writing` shared; swapping in a merged segment takes it exclusively.
const writing = 4_810_001
const merging = 4_810_002

/** In a transaction: a shared lock to write jobs. */
export const lockForWriting = (db: Db) =>
  sql`select pg_advisory_xact_lock_shared(${sql.lit(writing)})`.execute(db)

/** In a transaction: waits for writers of jobs to finish and blocks new ones until its end. */
export const lockForMoving = (db: Db) => sql`select pg_advisory_xact_lock(${sql.lit(writing)})`.execute(db)

/** In a transaction: tries to become the only one that merges segments. */
export async function tryMergeLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(merging)}) as mine`.execute(db)
  return rows[0]!.mine
}
