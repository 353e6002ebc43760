import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

export type Replica = { name: string; seconds: number }

/**
 * The servers that follow this one, and how far each is behind.
 * @returns null where the role of the application may not see it
 */
export async function replicasOf(db: Db): Promise<Replica[] | null> {
  const { rows: rights } = await sql<{ sees: boolean }>`
    select pg_has_role('pg_read_all_stats', 'usage') as sees`.execute(db)
  if (!rights[0]!.sees) return null
  // Nothing to replay is no lag.
  const { rows } = await sql<Replica>`
    select coalesce(nullif(application_name, ''), host(client_addr), 'local') as name,
      coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
    from pg_stat_replication where state <> 'backup' order by 1`.execute(db)
  return rows
}
