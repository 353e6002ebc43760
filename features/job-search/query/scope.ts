import { createHash } from 'node:crypto'
import type { JobScope, ScopedSite, ScopeFlag } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { type Bits, or, set } from '../segments/bits.ts'
import { type Filter, withFlags, withValue } from '../segments/filters.ts'
import { cachedBits } from '../segments/memory-segment.ts'

// The same scope for single jobs in SQL: features/job-cards/scope.ts.

/** What restricts the jobs of a site, as filters on the index: counts, facets and pages obey it like any other filter. */
export async function scopeFilters(db: Db, { id, jobScope }: ScopedSite): Promise<Filter[]> {
  const { jobs, categories, states, flags } = jobScope
  return [
    ...(jobs === 'own' ? [ofEmployers(await employersWhere(db, { source_theme_id: id }))] : []),
    ...(categories.length ? [withValue('category', categories)] : []),
    ...(states.length ? [anyOf(withValue('state', states), withFlags('remote'))] : []),
    ...(flags.length ? [anyOf(...(await flagFilters(db, flags)))] : []),
  ]
}

export const isWhole = ({ jobs, categories, states, flags }: JobScope): boolean =>
  jobs === 'all' && !categories.length && !states.length && !flags.length

const flagFilters = (db: Db, flags: readonly ScopeFlag[]): Promise<Filter[]> =>
  Promise.all(
    flags.map(async (flag) =>
      flag === 'abilityOne' ? ofEmployers(await employersWhere(db, { ability_one: true })) : withFlags(flag),
    ),
  )

/** Jobs of one of these employers, of which there may be thousands: one pass over the column, kept by their ids. */
export function ofEmployers(ids: readonly string[]): Filter {
  const wanted = new Set(ids)
  const key = `employers ${createHash('sha1')
    .update([...ids].sort().join())
    .digest('base64')}`
  return (segment) =>
    cachedBits(segment, key, (bits) => {
      const isWanted = segment.lists.employer.map((id) => wanted.has(id))
      const { employer } = segment.columns
      for (let slot = 0; slot < segment.size; slot++) if (isWanted[employer[slot]!]) set(bits, slot)
    })
}

const anyOf =
  (...filters: Filter[]): Filter =>
  (segment): Bits => {
    const [first, ...others] = filters
    const bits = first!(segment).slice()
    for (const filter of others) or(bits, filter(segment))
    return bits
  }

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
