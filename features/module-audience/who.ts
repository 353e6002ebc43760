import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** What of a profile decides who sees a module. */
export type Facts = {
  needs: string[]
  zip: string | null
  state: string | null
  trades: string[]
  occupations: string[]
}

export async function factsOf(db: Db, userId: string): Promise<Facts> {
  const found = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('places', (join) =>
      join.on('places.zip', '=', (on) => on.fn('left', ['profiles.zip', on.lit(5)])),
    )
    .select(['profiles.zip', 'places.state'])
    .select(sql<string[]>`coalesce(trades, '{}')`.as('trades'))
    .select(
      sql<string[]>`array(select need_id::text from profile_needs where profile_needs.user_id = users.id)`.as(
        'needs',
      ),
    )
    .select(
      sql<
        string[]
      >`array(select occupation_id from service_records s where s.user_id = users.id and occupation_id is not null)`.as(
        'occupations',
      ),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return found ?? { needs: [], zip: null, state: null, trades: [], occupations: [] }
}

/** Whom a module is for; what is not active, or empty, asks for nothing. */
export type Audience = {
  allowed_for_needs_active: boolean
  allowed_for_needs: string[]
  allowed_for_zip_codes_active: boolean
  zip_codes: string[]
  geography_group_active: boolean
  geography_groups: string[]
  user_trades: string[]
  military_occupations: string[]
}

/** Whether a module is for a person with these facts: of each condition that is set, one value must fit. */
export function isFor(module: Audience, facts: Facts): boolean {
  const shares = (wanted: string[], has: string[]) => wanted.some((one) => has.includes(one))
  const zip = facts.zip?.slice(0, 5)
  return (
    (!module.allowed_for_needs_active || shares(module.allowed_for_needs, facts.needs)) &&
    (!module.allowed_for_zip_codes_active || (zip !== undefined && module.zip_codes.includes(zip))) &&
    (!module.geography_group_active ||
      (facts.state !== null && module.geography_groups.includes(facts.state))) &&
    (module.user_trades.length === 0 || shares(module.user_trades, facts.trades)) &&
    (module.military_occupations.length === 0 || shares(module.military_occupations, facts.occupations))
  )
}
