import type { JobScope, ScopedSite, ScopeFlag } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { anyOf, type Condition, chosenCategory, withFlag, withValue } from '../engine/query.ts'

// The same scope for single jobs in SQL: features/job-cards/scope.ts.

/** What restricts the jobs of a site, as conditions of the search: counts, facets and pages obey it like any other filter. */
export async function scopeConditions(db: Db, { id, jobScope }: ScopedSite): Promise<Condition[]> {
  const { jobs, categories, states, flags } = jobScope
  return [
    ...(jobs === 'own' ? [withValue('employer', await employersWhere(db, { source_theme_id: id }))] : []),
    ...(categories.length ? [chosenCategory(categories)] : []),
    ...(states.length ? [anyOf(withValue('state', states), withFlag('remote'))] : []),
    ...(flags.length ? [anyOf(...(await flagConditions(db, flags)))] : []),
  ]
}

export const isWhole = ({ jobs, categories, states, flags }: JobScope): boolean =>
  jobs === 'all' && !categories.length && !states.length && !flags.length

const flagConditions = (db: Db, flags: readonly ScopeFlag[]): Promise<Condition[]> =>
  Promise.all(
    flags.map(async (flag) =>
      flag === 'abilityOne'
        ? withValue('employer', await employersWhere(db, { ability_one: true }))
        : withFlag(flag),
    ),
  )

export async function employersWhere(
  db: Db,
  those: { ability_one?: boolean; source_theme_id?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('employers')
    .select('id')
    .where((eb) => eb.and(those))
    .execute()
  return rows.map((row) => row.id)
}
