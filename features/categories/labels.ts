import type { Db } from '#lib/db.ts'

const categories = new WeakMap<Db, Promise<Map<string, string>>>()

/** Labels of the categories by id; the catalog changes only at startup. */
export function categoryLabels(db: Db): Promise<Map<string, string>> {
  const cached = categories.get(db)
  if (cached) return cached
  const reading = db
    .selectFrom('categories')
    .select(['id', 'label'])
    .execute()
    .then((rows) => new Map(rows.map((row) => [row.id, row.label])))
  reading.catch(() => categories.delete(db))
  categories.set(db, reading)
  return reading
}
