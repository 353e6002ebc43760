import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** Those who give an employer the same name on the same site at once wait for each other. */
export const holdName = (trx: Db, nameSpace: string, name: string) => {
  const key = `employer name ${nameSpace} ${name.trim().toLowerCase()}`
  return sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
