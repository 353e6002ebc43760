import { sql } from 'kysely'
import type { Audience } from '#features/module-audience/index.ts'
import type { Db } from '#lib/db.ts'

/** How many people a module is for: `isFor` as SQL. */
export async function peopleFor(db: Db, module: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from users left join profiles on profiles.user_id = users.id left join places on places.zip = left(profiles.zip, 5)
    where activated_at is not null and disabled_at is null
      and (not ${module.allowed_for_needs_active}::boolean or exists (select from profile_needs
        where profile_needs.user_id = users.id and need_id = any(${module.allowed_for_needs}::uuid[])))
      and (not ${module.allowed_for_zip_codes_active}::boolean or left(profiles.zip, 5) = any(${module.zip_codes}::text[]))
      and (not ${module.geography_group_active}::boolean or places.state = any(${module.geography_groups}::text[]))
      and (cardinality(${module.user_trades}::text[]) = 0 or profiles.trades && ${module.user_trades}::text[])
      and (cardinality(${module.military_occupations}::text[]) = 0 or exists (select from service_records s
        where s.user_id = users.id and s.occupation_id = any(${module.military_occupations}::text[])))`.execute(
    db,
  )
  return rows[0]!.count
}
