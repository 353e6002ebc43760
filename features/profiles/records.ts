import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { MilitaryRecord, WorkRecord } from './schema.ts'

/** Civilian work and education, in the person's own order. */
export async function workOf(db: Db, userId: string): Promise<WorkRecord[]> {
  const rows = await db
    .selectFrom('work_records')
    .select(['id', 'kind', 'title', 'organization', 'description'])
    .select(['from_year as fromYear', 'to_year as toYear'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows as WorkRecord[]
}

/** Replaces all of a person's work and education. */
export async function saveWork(db: Db, userId: string, work: Omit<WorkRecord, 'id'>[]): Promise<void> {
  await db.deleteFrom('work_records').where('user_id', '=', userId).execute()
  const rows = work.map(({ fromYear, toYear, ...one }, position) => ({
    ...one,
    user_id: userId,
    position,
    from_year: fromYear,
    to_year: toYear,
  }))
  if (rows.length) await db.insertInto('work_records').values(rows).execute()
}

/** Service with the names that the catalog has, the main one first. */
export async function militaryOf(db: Db, userId: string): Promise<MilitaryRecord[]> {
  const rows = await db
    .selectFrom('service_records as s')
    .leftJoin('corps', 'corps.id', 's.corps_id')
    .leftJoin('ranks', 'ranks.id', 's.rank_id')
    .leftJoin('military_occupations as m', 'm.id', 's.occupation_id')
    .select(['corps.name as branch', 'm.id', 'm.code', 'm.title'])
    .select(['s.from_year as fromYear', 's.to_year as toYear'])
    .select(sql<string | null>`ranks.title || ' (' || ranks.grade || ')'`.as('rank'))
    .where('user_id', '=', userId)
    .orderBy('s.position')
    .execute()
  return rows.map(({ id, code, title, ...row }) => ({
    ...row,
    occupation: id ? { id, code: code!, title: title! } : null,
  }))
}

/** What goes on comes first, then what ended last. */
export function newestFirst<Row extends { fromYear: number | null; toYear: number | null }>(
  rows: Row[],
): Row[] {
  const end = ({ fromYear, toYear }: Row) => toYear ?? (fromYear === null ? 0 : Number.POSITIVE_INFINITY)
  const order = (a: number, b: number) => (a === b ? 0 : b - a)
  return rows.toSorted((a, b) => order(end(a), end(b)) || order(a.fromYear ?? 0, b.fromYear ?? 0))
}
