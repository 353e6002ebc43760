import type { Db } from './db.ts'

/** Reads what changes only at startup once for each database; a read that failed is tried again. */
export function oncePerDatabase<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const known = new WeakMap<Db, Promise<Value>>()
  return (db) => {
    const before = known.get(db)
    if (before) return before
    const reading = read(db)
    known.set(db, reading)
    reading.catch(() => known.delete(db))
    return reading
  }
}
