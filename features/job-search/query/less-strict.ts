import { anyOf, type Condition, withFlag, within } from '../engine/query.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

export type LessStrict = { search: ResolvedSearch; note: string }

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

const mostWords = 5

/**
 * Without one of its words, or the shift: what is searched where nothing has all of them. What jobs elsewhere say keeps its
 * words: then only the shift is left out.
 */
export function* fewerWords(search: ResolvedSearch, isSaidElsewhere: boolean): Generator<LessStrict> {
  const { query, parsed, place, circle } = search
  const words = query.q.split(/\s+/)
  if (words.length < 2 || words.length > mostWords || parsed.excluded.length || /["“”]/.test(query.q)) return
  const where = place && circle ? ` within ${circle.miles} miles of ${place.city}, ${place.state}` : ''
  const shift = /(?:night|day|evening|\d+-hour) shift/.exec(query.q)?.[0].split(' ')
  for (let at = 0; at < words.length; at++) {
    const dropped = shift?.includes(words[at]!) ? shift : [words[at]!]
    if (isSaidElsewhere && dropped !== shift) continue
    const left = words.filter((word) => !dropped.includes(word)).join(' ')
    if (!left) continue
    yield {
      search: {
        ...without(search, (condition) => search.titled.includes(condition)),
        ...{ titled: [], query: { ...query, q: left }, parsed: parseQuery(left) },
        asked: { ...without(search, (condition) => search.titled.includes(condition)).asked, words: left },
      },
      note: `No job${where} mentions “${dropped.join(' ')}” with the rest. These are for “${left}”.`,
    }
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
