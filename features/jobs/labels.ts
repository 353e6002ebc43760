import { states } from '#catalog/states.ts'
import type { Db } from '#lib/db.ts'

export const stateNames: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]))

const categories = new WeakMap<Db, Promise<Map<string, string>>>()

/** Labels of the categories by id; the catalog changes only at a start. */
export function categoryLabels(db: Db): Promise<Map<string, string>> {
  const known = categories.get(db)
  if (known) return known
  const reading = db
    .selectFrom('categories')
    .select(['id', 'label'])
    .execute()
    .then((rows) => new Map(rows.map((row) => [row.id, row.label])))
  reading.catch(() => categories.delete(db))
  categories.set(db, reading)
  return reading
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function employerNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const valid = ids.filter((id) => uuid.test(id))
  if (!valid.length) return new Map()
  const rows = await db.selectFrom('employers').select(['id', 'name']).where('id', 'in', valid).execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}
