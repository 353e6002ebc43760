import { anyOf, type Condition, withFlag, within } from '../engine/query.ts'
import type { ResolvedSearch } from './resolve.ts'

type LessStrict = { search: ResolvedSearch; note: string }

const widest = 100

/** What is searched instead of a search without results, the nearest to it first, and what the page says about it. */
export function* lessStrict(search: ResolvedSearch): Generator<LessStrict> {
  const { titled, query, circle, place, understanding } = search
  if (titled.length && circle && circle.miles < widest && place)
    yield {
      search: withinMiles(search, widest),
      note: `No job is called “${query.q}” within ${circle.miles} miles of ${place.city}, ${place.state}. These are within ${widest} miles.`,
    }
  const occupation = understanding.occupation?.occupation
  if (!occupation || !query.q) {
    if (titled.length)
      yield {
        search: { ...without(search, (condition) => titled.includes(condition)), titled: [] },
        note: `No job is called “${query.q}” here. These mention it.`,
      }
    return
  }
  const named = `${occupation.code} ${occupation.title}`
  if (titled.length)
    yield {
      search: { ...search, plan: null, asked: { ...search.asked, titles: [] } },
      note: `No job that fits ${named} is called “${query.q}”. These are all that are called so.`,
    }
  yield {
    search: {
      ...without(search, (condition) => titled.includes(condition)),
      ...{ titled: [], query: { ...query, q: '' } },
      asked: { ...without(search, (condition) => titled.includes(condition)).asked, words: '' },
    },
    note: titled.length
      ? `No job that fits ${named} is called “${query.q}” here. These fit your occupation.`
      : `No job that fits ${named} mentions “${query.q}” here. These fit your occupation.`,
  }
}

function without(search: ResolvedSearch, isDropped: (condition: Condition) => boolean): ResolvedSearch {
  const conditions = search.asked.conditions.filter((condition) => !isDropped(condition))
  return { ...search, asked: { ...search.asked, conditions } }
}

function withinMiles(search: ResolvedSearch, miles: number): ResolvedSearch {
  const { center } = search.circle!
  const there = within(center, miles)
  const elsewhere = without(search, (condition) => condition === search.atPlace).asked
  return {
    ...search,
    circle: { center, miles },
    asked: {
      ...elsewhere,
      conditions: [...elsewhere.conditions, anyOf(there, withFlag('remote'))],
      there,
      place: { center, miles },
    },
  }
}
