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

const shares = (wanted: string[], has: string[]) => wanted.some((one) => has.includes(one))

/** Each condition: whether a module sets it, and whether a person with these facts meets it. */
const conditions = {
  needs: [
    (module: Audience) => module.allowed_for_needs_active,
    (module: Audience, { needs }: Facts) => shares(module.allowed_for_needs, needs),
  ],
  zip: [
    (module: Audience) => module.allowed_for_zip_codes_active,
    (module: Audience, { zip }: Facts) => zip !== null && module.zip_codes.includes(zip.slice(0, 5)),
  ],
  state: [
    (module: Audience) => module.geography_group_active,
    (module: Audience, { state }: Facts) => state !== null && module.geography_groups.includes(state),
  ],
  trades: [
    (module: Audience) => module.user_trades.length > 0,
    (module: Audience, { trades }: Facts) => shares(module.user_trades, trades),
  ],
  occupations: [
    (module: Audience) => module.military_occupations.length > 0,
    (module: Audience, { occupations }: Facts) => shares(module.military_occupations, occupations),
  ],
} as const
export type Condition = keyof typeof conditions

/** The conditions that a module sets. */
export const conditionsOf = (module: Audience): Condition[] =>
  (Object.keys(conditions) as Condition[]).filter((name) => conditions[name][0](module))

/** Those that this person does not meet; of each condition that is set, one value must fit. */
export const unmetBy = (module: Audience, facts: Facts): Condition[] =>
  conditionsOf(module).filter((name) => !conditions[name][1](module, facts))

/** Whether a module is for a person with these facts. */
export const isFor = (module: Audience, facts: Facts): boolean => unmetBy(module, facts).length === 0
