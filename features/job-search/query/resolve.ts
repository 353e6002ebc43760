import type { ScopedSite } from '#features/job-cards/schema.ts'
import { leadingCareers, searchOccupations, translate } from '#features/occupations/index.ts'
import { countryOf, loadPlaces, type Place } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { engine } from '../engine/engine.ts'
import {
  anyOf,
  type Condition,
  type EngineQuery,
  ofFacet,
  type Searcher,
  titledLike,
  withFlag,
  within,
  withValue,
} from '../engine/query.ts'
import type { JobQuery } from '../schema.ts'
import type { Point } from '../segments/distance.ts'
import { cityOf } from '../segments/indexed-job.ts'
import { groupedBy } from '../understanding/either-of.ts'
import { understand } from '../understanding/understand.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { wantedInField } from './in-field.ts'
import { levelsOf } from './levels.ts'
import { type ParsedQuery, parseQuery } from './parse.ts'
import { readQuery } from './read-query.ts'
import { employersWhere, scopeConditions } from './scope.ts'

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
  plan: Plan | null
  /** what the engine is asked */
  asked: EngineQuery
  /** those of its conditions by which titles must agree with words that name a job; empty: they may be anywhere in the text */
  titled: Condition[]
  /** the one that keeps results at the place, remote ones aside; null without a place */
  atPlace: Condition | null
  /** the place or state that was asked for is left (loosen.ts) */
  isElsewhere: boolean
}

export async function resolveSearch(
  db: Db,
  typed: JobQuery,
  site: ScopedSite,
  now: number,
  { branch = null, searcher = null }: { branch?: string | null; searcher?: Searcher | null } = {},
): Promise<ResolvedSearch> {
  const understanding = await understandSearch(db, typed, site, now, branch)
  const query = { ...typed, ...understanding.meant }
  const [place, plan, field, levels] = await Promise.all([
    findPlace(db, query.l),
    findPlan(db, query),
    understanding.field && wantedInField(db, understanding.field),
    levelsOf(db, query.rank || (understanding.grade ?? '')),
  ])
  const words = groupedBy(understanding.either, query.q)
  const hasPoint = place?.lat != null && place.lon != null
  const circle =
    hasPoint && query.r !== 'exact'
      ? { center: { lat: place.lat!, lon: place.lon! }, miles: Number(query.r) }
      : null
  const titled = titledAs(understanding)
  // The jobs at the place: within the radius, or of the same city or ZIP. Remote ones elsewhere match too, and come after.
  const there = circle ? within(circle.center, circle.miles) : place && inPlace(query.l, place)
  const atPlace = there ? anyOf(there, withFlag('remote')) : null
  return {
    query,
    understanding,
    site,
    parsed: parseQuery(words),
    place,
    isPlaceUnknown: query.l !== '' && !place,
    circle,
    plan,
    titled,
    atPlace,
    isElsewhere: false,
    asked: {
      words,
      titles: plan?.terms.map(({ text, weight, soc }) => ({ text, weight, soc })) ?? [],
      careers: plan && { by: 'text', careers: leadingCareers(plan) },
      ...field,
      levels: levels && [...levels],
      conditions: [
        ...(await scopeConditions(db, site)),
        ...(await conditions(db, query, site.id)),
        ...impliedConditions(understanding),
        ...titled,
        ...(atPlace ? [atPlace] : []),
      ],
      facets: chosenFacets(query),
      there,
      place: circle,
      searcher,
      ...{ sort: query.sort, page: query.page, limit: query.limit, now },
      at: query.page > 1 && query.at !== '' ? Number(query.at) : null,
    },
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
  const { asked } = await resolveSearch(db, { ...nothing, q: word, words: '1' }, site, now)
  return (await engine.count(db, asked)).total
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

function chosenFacets(query: JobQuery): EngineQuery['facets'] {
  const facets: EngineQuery['facets'] = [
    { name: 'cat', values: query.cat },
    { name: 'employer', values: query.employer ? [query.employer.toLowerCase()] : [] },
    { name: 's', values: query.s },
    { name: 'type', values: query.type },
    { name: 'level', values: query.level },
    { name: 'state', values: query.state },
    { name: 'remote', values: query.remote ? ['true'] : [] },
  ]
  return facets.filter(({ values }) => values.length)
}

/** By what titles must agree with words that name a job. */
export function titledAs({ titles, either }: Pick<Understanding, 'titles' | 'either'>): Condition[] {
  const titled = titles.map(titledLike)
  return either ? [anyOf(...titled)] : titled
}

/** What the words say beside the filters that are chosen. */
export function impliedConditions({ implied }: Pick<Understanding, 'implied'>): Condition[] {
  const { clearance, volunteer, ...facets } = implied
  return [
    ...chosenFacets({ ...nothing, ...facets }).map(ofFacet),
    ...(clearance ? [withValue('clearance', clearance)] : []),
    ...(volunteer ? [withFlag('volunteer')] : []),
  ]
}

async function conditions(db: Db, query: JobQuery, themeId: string): Promise<Condition[]> {
  const filters: Condition[] = []
  if (query.volunteer) filters.push(withFlag('volunteer'))
  if (query.competitive) filters.push(withFlag('competitive'))
  if (query.abilityOne) filters.push(withValue('employer', await employersWhere(db, { ability_one: true })))
  if (query.employerOnly)
    filters.push(
      withFlag('ownPost'),
      withValue('employer', await employersWhere(db, { source_theme_id: themeId })),
    )
  return filters
}

/** The same ZIP if one was given, else the same city; abroad what has the same region of military mail. */
function inPlace(text: string, place: Place): Condition {
  if (countryOf(place) !== null || /^[AFD]PO$/.test(place.city)) return withValue('state', [place.state])
  const isZip = /\d{5}/.test(text) && place.zip
  return isZip ? withValue('zip', [place.zip!]) : withValue('city', [cityOf(place.city, place.state)])
}
