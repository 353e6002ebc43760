import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Audience, type Condition, conditionsOf } from '#features/module-audience/index.ts'
import type { Db } from '#lib/db.ts'

/** A module's conditions, its dashboard and its sites. */
export type Wanted = Audience & { dashboard_type: string; show_in_all_themes: boolean; themes: string[] }

/** How many are left of the members of its sites after each condition, in order. */
export type Reach = { members: number; after: { condition: Condition; people: number }[] }

/** The conditions of `module-audience` as SQL. */
const met: Record<Condition, (module: Audience) => RawBuilder<SqlBool>> = {
  needs: (module) =>
    sql`exists (select from profile_needs
      where profile_needs.user_id = users.id and need_id = any(${module.allowed_for_needs}::uuid[]))`,
  zip: (module) => sql`left(profiles.zip, 5) = any(${module.zip_codes}::text[])`,
  state: (module) => sql`places.state = any(${module.geography_groups}::text[])`,
  trades: (module) => sql`profiles.trades && ${module.user_trades}::text[]`,
  occupations: (module) =>
    sql`exists (select from service_records s
      where s.user_id = users.id and s.occupation_id = any(${module.military_occupations}::text[]))`,
}

/** Whom a module reaches: people who can sign in, of its sites, on its dashboard. */
export async function reachOf(db: Db, module: Wanted): Promise<Reach> {
  const set = conditionsOf(module)
  const counts = set.map(
    (_, at) =>
      sql`count(*) filter (where ${sql.join(
        set.slice(0, at + 1).map((name) => met[name](module)),
        sql` and `,
      )})`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join([sql`count(*)`, ...counts])}]::int[] as counts
    from users left join profiles on profiles.user_id = users.id left join places on places.zip = left(profiles.zip, 5)
    where activated_at is not null and disabled_at is null
      and (${module.show_in_all_themes}::boolean or source_theme_id = any(${module.themes}::uuid[]))
      and (${module.dashboard_type} = 'User' or exists (select from employer_members m where m.user_id = users.id))`.execute(
    db,
  )
  const [members, ...after] = rows[0]!.counts
  return { members: members!, after: set.map((condition, at) => ({ condition, people: after[at]! })) }
}

/** How many people see a module. */
export async function peopleFor(db: Db, module: Wanted): Promise<number> {
  const { members, after } = await reachOf(db, module)
  return after.at(-1)?.people ?? members
}
