import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

// Who changes jobs holds `writing` together with others; who puts merged segments in place holds it alone.
const writing = 4_810_001
const merging = 4_810_002

/** In a transaction: may write jobs, beside others who do. */
export const writeTogether = (db: Db) =>
  sql`select pg_advisory_xact_lock_shared(${sql.lit(writing)})`.execute(db)

/** In a transaction: waits until nobody writes jobs, and keeps them waiting until its end. */
export const writeAlone = (db: Db) => sql`select pg_advisory_xact_lock(${sql.lit(writing)})`.execute(db)

/** In a transaction: true when nobody else merges segments; nobody will before its end. */
export async function mergeAlone(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${sql.lit(merging)}) as mine`.execute(db)
  return rows[0]!.mine
}
