import type { Db } from './db.ts'

/**
 * Reads what only the catalog says once in this process for all databases that have the same catalog; a read that failed is tried again.
 * A database without one is read each time: it is about to have one.
 */
export function oncePerCatalog<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const byHandle = new WeakMap<Db, Promise<Value>>()
  const byCatalog = new Map<string, Promise<Value>>()

  async function find(db: Db): Promise<Value> {
    const version = await db.selectFrom('catalog_version').select('hash').executeTakeFirst()
    if (!version) {
      byHandle.delete(db)
      return read(db)
    }
    const before = byCatalog.get(version.hash)
    if (before) return before
    const reading = read(db)
    byCatalog.set(version.hash, reading)
    reading.catch(() => byCatalog.delete(version.hash))
    return reading
  }

  return (db) => {
    const before = byHandle.get(db)
    if (before) return before
    const finding = find(db)
    byHandle.set(db, finding)
    finding.catch(() => byHandle.delete(db))
    return finding
  }
}
