import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/**
 * Does the work while no other process does it for the same feed. The lock is the database's: it ends with the process.
 * @param work is given a check that the lock is still held: where the database was restarted meanwhile, it throws
 * @returns null, without the work, when it is being done elsewhere
 */
export async function oneAtATime<T>(
  db: Db,
  feedId: string,
  work: (stillHeld: () => Promise<void>) => Promise<T>,
): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`feed ${feedId}`}, 0)`
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(
      connection,
    )
    if (!rows[0]?.locked) return null
    try {
      return await work(async () => void (await sql`select 1`.execute(connection)))
    } finally {
      // Where the connection was lost, the lock went with it.
      await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => {})
    }
  })
}
