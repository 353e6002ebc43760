import { anyOf, type Condition, titledLike, withFlag, within } from '../engine/query.ts'
import { labelsWithout } from '../understanding/phrases.ts'
import type { ResolvedSearch } from './resolve.ts'

// Ways to loosen a search so that it finds more: around the place, away from it, without what the words say beside the work.

/** So many miles around a place are still near it. */
export const widest = 100
/** Half of the way around the earth: nothing is farther away. */
const anywhere = 12_500

/** The search without the conditions that are dropped. */
export function without(
  search: ResolvedSearch,
  isDropped: (condition: Condition) => boolean,
): ResolvedSearch {
  const conditions = search.asked.conditions.filter((condition) => !isDropped(condition))
  return { ...search, asked: { ...search.asked, conditions } }
}

/** Titles must agree with these. */
export function titledBy(search: ResolvedSearch, titles: readonly string[]): ResolvedSearch {
  const titled = titles.map(titledLike)
  return {
    ...search,
    titled,
    asked: { ...search.asked, conditions: [...search.asked.conditions, ...titled] },
  }
}

/** Within so many miles of the place; null: that is no farther than it was, or there is no such place. */
export function withinMiles(search: ResolvedSearch, miles: number): ResolvedSearch | null {
  const { circle, place } = search
  if (!circle || !place || circle.miles >= miles) return null
  const { center } = circle
  const there = within(center, miles)
  const atPlace = anyOf(there, withFlag('remote'))
  const { asked } = without(search, (condition) => condition === search.atPlace)
  const conditions = [...asked.conditions, atPlace]
  return {
    ...search,
    circle: { center, miles },
    atPlace,
    asked: { ...asked, conditions, there, place: { center, miles } },
  }
}

/**
 * Wherever the jobs are; null: the search names no place and no state.
 * @param isNearestFirst in this order, where the place is known and no other order is asked for
 */
export function elsewhere(search: ResolvedSearch, isNearestFirst = false): ResolvedSearch | null {
  const { atPlace, place, understanding } = search
  if (!atPlace && !understanding.implied.state) return null
  const { asked, ...rest } = without(
    search,
    (condition) => condition === atPlace || isValue(condition, 'state'),
  )
  const everywhere = {
    ...rest,
    place: null,
    atPlace: null,
    isElsewhere: true,
    asked: { ...asked, there: null },
  }
  if (place?.lat == null || place.lon == null) return everywhere
  const circle = { center: { lat: place.lat, lon: place.lon }, miles: anywhere }
  const sort = isNearestFirst && asked.sort === 'score' ? 'proximity' : asked.sort
  return { ...everywhere, circle, asked: { ...everywhere.asked, place: circle, sort } }
}

/** What the page says of jobs elsewhere, whose order may have become that of distance. */
export const saidElsewhere = (far: ResolvedSearch, search: ResolvedSearch): string =>
  `These are elsewhere${far.asked.sort === 'proximity' && search.asked.sort === 'score' ? ', the nearest first' : ''}`

const implied = { type: 'type', level: 'level', s: 'source', clearance: 'clearance' } as const

/** Without the filters that words became, "part time" or "federal"; null: none did. What is chosen as a filter stays. */
export function unfiltered(search: ResolvedSearch): ResolvedSearch | null {
  const fields = Object.entries(implied)
    .filter(([name]) => search.understanding.implied[name as keyof typeof implied])
    .map(([, field]) => field)
  if (!fields.length) return null
  const { understanding } = search
  return {
    ...without(search, (condition) => fields.some((field) => isValue(condition, field))),
    understanding: { ...understanding, filters: labelsWithout(understanding.filters, Object.keys(implied)) },
  }
}

/** What `unfiltered` leaves out: 'is listed as part-time and federal', 'asks for a clearance'. */
export function filtersInWords({ understanding }: ResolvedSearch): string {
  const { type = [], level = [], s = [], clearance } = understanding.implied
  const listed = [...type, ...level, ...s].map((value) => value.toLowerCase()).join(' and ')
  return [listed && `is listed as ${listed}`, clearance && 'asks for a clearance']
    .filter(Boolean)
    .join(' and ')
}

/** On site too, where the words say "remote"; null: they don't. */
export function onSite(search: ResolvedSearch): ResolvedSearch | null {
  const isRemote = (condition: Condition) => condition.kind === 'flag' && condition.flag === 'remote'
  const { understanding } = search
  if (!understanding.implied.remote) return null
  const filters = labelsWithout(understanding.filters, ['remote'])
  return { ...without(search, isRemote), understanding: { ...understanding, filters } }
}

/** Without all that words say beside the work: where, when, for whom, from home. Null: they say nothing of it. */
export function anyhow(search: ResolvedSearch): ResolvedSearch | null {
  const steps = [(each: ResolvedSearch) => elsewhere(each), unfiltered, onSite]
  const loosest = steps.reduce((rest, drop) => drop(rest) ?? rest, search)
  return loosest === search ? null : loosest
}

const isValue = (condition: Condition, field: string) =>
  condition.kind === 'values' && condition.field === field

/** 'within 25 miles of Norfolk, VA', 'in Ohio', 'in New England'; '' for anywhere. */
export function whereOf({ circle, place, understanding: { location } }: ResolvedSearch): string {
  if (place) {
    const name = location?.kind === 'place' ? location.label : `${place.city}, ${place.state}`
    return `${circle ? `within ${circle.miles} miles of` : 'in'} ${name}`
  }
  if (location?.kind !== 'state' && location?.kind !== 'region') return ''
  return `in ${location.label.replace(/^(?=District)/, 'the ')}`
}
