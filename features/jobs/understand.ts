import { LRUCache } from 'lru-cache'
import { compileFit, searchOccupations, translate } from '#features/occupations/index.ts'
import { loadPlaces, type Place } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { type Ask, type Need, readAsk } from './ask.ts'
import { cityOf } from './entry-of.ts'
import { levelsOf } from './levels.ts'
import type { FacetName, JobQuery } from './schema.ts'
import type { Measure } from './score.ts'
import type { Point } from './segments/distance.ts'
import { type Filter, withFlags, withValue } from './segments/filters.ts'
import type { Resident } from './segments/resident.ts'
import { termsOf } from './words.ts'

export type Plan = NonNullable<Awaited<ReturnType<typeof translate>>>

/** A query with everything looked up that it names. */
export type Understood = {
  query: JobQuery
  themeId: string
  ask: Ask
  place: Place | null
  /** the place could not be found */
  isLost: boolean
  circle: { center: Point; miles: number } | null
  plan: Plan | null
  /** titles of the plan, strongest first, as the index has them */
  wanted: { need: Need; weight: number }[]
  measure: Measure
  /** what a visitor may tick off and on, by the facet it belongs to */
  facets: Map<FacetName, Filter>
  /** what always holds */
  conditions: Filter[]
  /** points for who looks, added where the score orders; a visitor has none */
  liking?: (segment: Resident, slot: number) => number
}

export async function understand(db: Db, query: JobQuery, themeId: string, now: number): Promise<Understood> {
  const [place, plan, levels] = await Promise.all([
    findPlace(db, query.l),
    findPlan(db, query),
    levelsOf(db, query.rank),
  ])
  const compiled = plan && compile(plan)
  const ask = readAsk(query.q)
  const hasPoint = place?.lat != null && place.lon != null
  const circle =
    hasPoint && query.r !== 'exact'
      ? { center: { lat: place.lat!, lon: place.lon! }, miles: Number(query.r) }
      : null
  return {
    query,
    themeId,
    ask,
    place,
    isLost: query.l !== '' && !place,
    circle,
    plan,
    wanted: compiled?.wanted ?? [],
    measure: {
      needs: ask.needs,
      fit: compiled?.fit ?? null,
      levels: plan ? levels : null,
      place: circle,
      now,
    },
    facets: facetFilters(query),
    conditions: [
      ...(await conditions(db, query, themeId)),
      ...(place && !circle ? [inPlace(query.l, place)] : []),
    ],
  }
}

async function findPlace(db: Db, text: string): Promise<Place | null> {
  return text ? (await loadPlaces(db)).find(text) : null
}

/** An occupation comes as an id or code, or, where nothing was picked from the list, as what was typed: '68W', 'medic'. */
async function findPlan(db: Db, { c, o, _o, rank }: JobQuery): Promise<Plan | null> {
  const corps = c || null
  const occupation =
    o || (_o && (await searchOccupations(db, corps, { q: _o, page: 1, limit: 1 })).choices[0]?.value)
  return occupation ? translate(db, { corps, occupation, rank: rank || null }) : null
}

type Compiled = Pick<Understood, 'wanted'> & { fit: NonNullable<Measure['fit']> }
// Whoever has searched by a military code goes on to a place, a filter, the next page: the same plan again, and with it the
// sets of jobs that fit it, of which a million jobs need 125 kB.
const made = new LRUCache<Plan, Compiled>({ max: 100 })

/** A plan as the index reads it. */
function compile(plan: Plan): Compiled {
  const known = made.get(plan)
  if (known) return known
  const compiled = {
    wanted: plan.terms.map(({ text, weight }) => ({ need: needOf(text), weight })),
    fit: compileFit(plan.terms, (text) => termsOf(text).map((term) => term.mark)),
  }
  made.set(plan, compiled)
  return compiled
}

function needOf(text: string): Need {
  const terms = termsOf(text)
  return { text, ways: [{ terms, keys: [...new Set(terms.map((term) => term.key))] }] }
}

function facetFilters(query: JobQuery): Map<FacetName, Filter> {
  const filters: [FacetName, boolean, Filter][] = [
    ['cat', query.cat.length > 0, withValue('category', query.cat)],
    ['employer', query.employer !== '', withValue('employer', [query.employer.toLowerCase()])],
    ['s', query.s.length > 0, withValue('source', query.s)],
    ['type', query.type.length > 0, withValue('type', query.type)],
    ['level', query.level.length > 0, withValue('level', query.level)],
    ['state', query.state.length > 0, withValue('state', query.state)],
    ['remote', query.remote, withFlags('remote')],
  ]
  return new Map(filters.filter(([, isAsked]) => isAsked).map(([name, , filter]) => [name, filter]))
}

async function conditions(db: Db, query: JobQuery, themeId: string): Promise<Filter[]> {
  const filters: Filter[] = []
  if (query.volunteer) filters.push(withFlags('volunteer'))
  if (query.competitive) filters.push(withFlags('competitive'))
  if (query.abilityOne) filters.push(withValue('employer', await employers(db, { ability_one: true })))
  if (query.employerOnly)
    filters.push(
      withFlags('ownPost'),
      withValue('employer', await employers(db, { source_theme_id: themeId })),
    )
  return filters
}

async function employers(
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

/** The same ZIP when one was typed, else the same city; and everything remote. A place without coordinates is exact. */
function inPlace(text: string, place: Place): Filter {
  const isZip = /\d{5}/.test(text) && place.zip
  const there = isZip ? withValue('zip', [place.zip!]) : withValue('city', [cityOf(place.city, place.state)])
  const remote = withFlags('remote')
  return (segment) => {
    const bits = there(segment)
    for (const [i, word] of remote(segment).entries()) bits[i]! |= word
    return bits
  }
}
