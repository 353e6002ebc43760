import type { Db } from '#lib/db.ts'

/** Service in a branch: one occupation, the rank held in it, and the years. */
export type Service = {
  corpsId: string | null
  rankId: string | null
  occupationId: string | null
  fromYear: number | null
  toYear: number | null
}

/** A person's service, the main one first. */
export async function serviceOf(db: Db, userId: string): Promise<Service[]> {
  return db
    .selectFrom('service_records')
    .select([
      'corps_id as corpsId',
      'rank_id as rankId',
      'occupation_id as occupationId',
      'from_year as fromYear',
      'to_year as toYear',
    ])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
}

export async function saveService(db: Db, userId: string, service: Service[]): Promise<void> {
  await db.deleteFrom('service_records').where('user_id', '=', userId).execute()
  const rows = service.map((one, position) => ({
    user_id: userId,
    position,
    corps_id: one.corpsId,
    rank_id: one.rankId,
    occupation_id: one.occupationId,
    from_year: one.fromYear,
    to_year: one.toYear,
  }))
  if (rows.length) await db.insertInto('service_records').values(rows).execute()
}

export type MainService = { corpsId?: string | null; rankId?: string | null; occupationIds?: string[] }

/** Changes what is given of the service a person names first: branch, rank, occupations. Years stay with their occupation. */
export async function saveMainService(db: Db, userId: string, main: MainService): Promise<void> {
  const before = await serviceOf(db, userId)
  const corpsId = main.corpsId !== undefined ? main.corpsId : (before[0]?.corpsId ?? null)
  const rankId = main.rankId !== undefined ? main.rankId : (before[0]?.rankId ?? null)
  const [{ occupationId = null } = {}, ...others] = before
  const occupationIds = main.occupationIds ?? [occupationId]
  const service = (occupationIds.length ? occupationIds : [null]).map((id) => ({
    ...(before.find((one) => one.occupationId === id) ?? { fromYear: null, toYear: null }),
    corpsId,
    rankId,
    occupationId: id,
  }))
  const rest = main.occupationIds ? [] : others
  const given = [...service, ...rest].filter((one) => one.corpsId ?? one.rankId ?? one.occupationId)
  await saveService(db, userId, given)
}
