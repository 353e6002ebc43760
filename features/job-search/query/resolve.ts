import { LRUCache } from 'lru-cache'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import { compileFit, searchOccupations, translate } from '#features/occupations/index.ts'
import { loadPlaces, type Place } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { countMatches } from '../ranking/gather.ts'
import type { ScoringInput } from '../ranking/score.ts'
import type { FacetName, JobQuery } from '../schema.ts'
import type { Point } from '../segments/distance.ts'
import { either, type Filter, onceEach, withFlags, within, withValue } from '../segments/filters.ts'
import { cityOf } from '../segments/indexed-job.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { termsOf } from '../text/words.ts'
import { type Understanding, understand } from '../understanding/understand.ts'
import { levelsOf } from './levels.ts'
import { type Clause, type ParsedQuery, parseQuery } from './parse.ts'
import { readQuery } from './read-query.ts'
import { employersWhere, ofEmployers, scopeFilters } from './scope.ts'

const nothing = readQuery({})

export type Plan = NonNullable<Awaited<ReturnType<typeof translate>>>

/** A query with everything that it names looked up. */
export type ResolvedSearch = {
  /** as understood */
  query: JobQuery
  understanding: Understanding
  site: ScopedSite
  parsed: ParsedQuery
  place: Place | null
  /** a place was given and not found */
  isPlaceUnknown: boolean
  circle: { center: Point; miles: number } | null
  /** the jobs at the place: within the radius, or of the same city or ZIP. Remote ones elsewhere match too, and come after */
  there: Filter | null
  plan: Plan | null
  /** job titles that the occupation leads to, strongest first */
  wantedTitles: { clause: Clause; weight: number }[]
  scoring: ScoringInput
  /** the active filters of the facets */
  facets: Map<FacetName, Filter>
  /** filters that belong to no facet */
  conditions: Filter[]
  /** points for the viewer's profile, added to the score; absent for visitors */
  profileBoost?: (segment: MemorySegment, slot: number) => number
}

export async function resolveSearch(
  db: Db,
  typed: JobQuery,
  site: ScopedSite,
  now: number,
  branch: string | null = null,
): Promise<ResolvedSearch> {
  const understanding = await understandSearch(db, typed, site, now, branch)
  const query = { ...typed, ...understanding.meant }
  const [place, plan, levels] = await Promise.all([
    findPlace(db, query.l),
    findPlan(db, query),
    levelsOf(db, query.rank),
  ])
  const compiled = plan && compile(plan)
  const parsed = parseQuery(query.q)
  const hasPoint = place?.lat != null && place.lon != null
  const circle =
    hasPoint && query.r !== 'exact'
      ? { center: { lat: place.lat!, lon: place.lon! }, miles: Number(query.r) }
      : null
  const there = circle ? within(circle.center, circle.miles) : place && onceEach(inPlace(query.l, place))
  return {
    query,
    understanding,
    site,
    parsed,
    place,
    isPlaceUnknown: query.l !== '' && !place,
    circle,
    there,
    plan,
    wantedTitles: compiled?.wantedTitles ?? [],
    scoring: {
      clauses: parsed.clauses,
      fit: compiled?.fit ?? null,
      levels,
      place: circle,
      now,
    },
    facets: facetFilters(query),
    conditions: [
      ...(await scopeFilters(db, site)),
      ...(await conditions(db, query, site.id)),
      ...facetFilters({ ...nothing, ...understanding.implied }).values(),
      ...(there ? [either(there, withFlags('remote'))] : []),
    ],
  }
}

/** What a search means on a site; `branch`: the viewer's own. */
export function understandSearch(
  db: Db,
  typed: JobQuery,
  site: ScopedSite,
  now: number,
  branch: string | null = null,
): Promise<Understanding> {
  return understand(db, typed, { site: site.id, branch, jobsWith: (word) => jobsWith(db, word, site, now) })
}

/** How many jobs of the site contain a word. */
async function jobsWith(db: Db, word: string, site: ScopedSite, now: number): Promise<number> {
  return countMatches(db, await resolveSearch(db, { ...nothing, q: word, words: '1' }, site, now))
}

async function findPlace(db: Db, text: string): Promise<Place | null> {
  return text ? (await loadPlaces(db)).find(text) : null
}

/** An occupation comes as an id or code or, when nothing was picked from the list, as typed text: '68W', 'medic'. */
async function findPlan(db: Db, { c, o, _o, rank }: JobQuery): Promise<Plan | null> {
  const corps = c || null
  const occupation =
    o || (_o && (await searchOccupations(db, corps, { q: _o, page: 1, limit: 1 })).choices[0]?.value)
  return occupation ? translate(db, { corps, occupation, rank: rank || null }) : null
}

type Compiled = Pick<ResolvedSearch, 'wantedTitles'> & { fit: NonNullable<ScoringInput['fit']> }
// People who search by a military code go on to a place, a filter, the next page: the same plan again, with the same sets
// of matching jobs (125 kB per million jobs).
const compiledByPlan = new LRUCache<Plan, Compiled>({ max: 100 })

function compile(plan: Plan): Compiled {
  const cached = compiledByPlan.get(plan)
  if (cached) return cached
  const compiled = {
    wantedTitles: plan.terms.map(({ text, weight }) => ({ clause: clauseOf(text), weight })),
    fit: compileFit(plan.terms, (text) => termsOf(text).map((term) => term.mark)),
  }
  compiledByPlan.set(plan, compiled)
  return compiled
}

function clauseOf(text: string): Clause {
  const terms = termsOf(text)
  return { text, alternatives: [{ terms, keys: [...new Set(terms.map((term) => term.key))] }] }
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
  if (query.abilityOne) filters.push(ofEmployers(await employersWhere(db, { ability_one: true })))
  if (query.employerOnly)
    filters.push(withFlags('ownPost'), ofEmployers(await employersWhere(db, { source_theme_id: themeId })))
  return filters
}

/** The same ZIP if one was given, else the same city. Places without coordinates match exactly. */
function inPlace(text: string, place: Place): Filter {
  const isZip = /\d{5}/.test(text) && place.zip
  return isZip ? withValue('zip', [place.zip!]) : withValue('city', [cityOf(place.city, place.state)])
}
