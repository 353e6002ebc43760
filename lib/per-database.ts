import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * One value for each database in this process, however many pools, transactions and replicas read it. It lives as long as one
 * of these handles does.
 */
export function perDatabase<Value extends object>(make: () => Value): (db: Db) => Promise<Value> {
  const byHandle = new WeakMap<Db, Promise<Value>>()
  const byDatabase = new Map<string, WeakRef<Value>>()
  const shared = async (db: Db): Promise<Value> => {
    const database = await nameOf(db)
    const known = byDatabase.get(database)?.deref()
    if (known) return known
    const value = make()
    byDatabase.set(database, new WeakRef(value))
    return value
  }
  return (db) => {
    const before = byHandle.get(db)
    if (before) return before
    const value = shared(db)
    byHandle.set(db, value)
    value.catch(() => byHandle.delete(db))
    return value
  }
}

/** The same at a primary and its replicas, another one for each database of a cluster. */
async function nameOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || ' ' || current_database() as name from pg_control_system()`.execute(db)
  return rows[0]!.name
}
