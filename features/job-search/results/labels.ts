import { states } from '#catalog/states.ts'
import type { Db } from '#lib/db.ts'

export const stateNames: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]))

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function employerNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const valid = ids.filter((id) => uuid.test(id))
  if (!valid.length) return new Map()
  const rows = await db.selectFrom('employers').select(['id', 'name']).where('id', 'in', valid).execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}
