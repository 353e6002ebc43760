import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { ServiceRow } from './schema.ts'

export const branches = (db: Db) =>
  db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute()

/** A person's service as its form holds it: ids, and the words for them. */
export async function serviceTyped(db: Db, userId: string): Promise<ServiceRow[]> {
  const rows = await db
    .selectFrom('service_records as s')
    .leftJoin('ranks', 'ranks.id', 's.rank_id')
    .leftJoin('military_occupations as m', 'm.id', 's.occupation_id')
    .select(['s.corps_id as corps', 's.rank_id as rank', 's.occupation_id as occupation'])
    .select(['s.from_year as from', 's.to_year as to'])
    .select([
      sql<string | null>`ranks.title || ' (' || ranks.abbreviation || ', ' || ranks.grade || ')'`.as('_rank'),
      sql<string | null>`m.code || ' ' || m.title`.as('_occupation'),
    ])
    .where('user_id', '=', userId)
    .orderBy('s.position')
    .execute()
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, String(value ?? '')]),
      ) as ServiceRow,
  )
}
