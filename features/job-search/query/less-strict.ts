import { type Classified, relatedCareers, titleClassifier, titlesAlike } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { anyOf, type Condition, withFlag, within } from '../engine/query.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

export type LessStrict = { search: ResolvedSearch; note: string }

const widest = 100

/** What is searched instead of a search without results, the nearest to it first, and what the page says about it. */
export async function* lessStrict(db: Db, search: ResolvedSearch): AsyncGenerator<LessStrict> {
  const { titled, query, circle, place, understanding } = search
  if (titled.length && circle && circle.miles < widest && place)
    yield {
      search: withinMiles(search, widest),
      note: `No job is called “${query.q}” within ${circle.miles} miles of ${place.city}, ${place.state}. These are within ${widest} miles.`,
    }
  const occupation = understanding.occupation?.occupation
  if (!occupation || !query.q) {
    if (titled.length) yield* ofSuchWork(db, search)
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

/** Where no title says what the words name: at any hour, the same work by another name, in the text, related work. */
async function* ofSuchWork(db: Db, search: ResolvedSearch): AsyncGenerator<LessStrict> {
  const { query } = search
  const untitled = { ...without(search, (condition) => search.titled.includes(condition)), titled: [] }
  const shift = shifts.exec(query.q)?.[0]
  const job = shift ? query.q.replace(shift, ' ').replace(/\s+/g, ' ').trim() : query.q
  if (shift && job)
    yield {
      search: withWords(search, job),
      note: `No job called “${job}” mentions “${shift}” here. These are all that are called so.`,
    }
  const careers = (await titleClassifier(db))(job).filter(({ weight }) => weight >= surely)
  const same = await ofCareers(db, untitled, careers)
  if (same) yield { search: same, note: `No job is called “${job}” here. These are the same kind of work.` }
  yield { search: untitled, note: `No job is called “${query.q}” here. These mention it.` }
  const related = await ofCareers(db, untitled, await relatedCareers(db, careers))
  if (related) yield { search: related, note: `No job is called “${job}” here. These are related jobs.` }
}

/** How surely words name a career: 'receptionist', not 'coordinator'. */
const surely = 0.5
const mostTitles = 24

async function ofCareers(
  db: Db,
  search: ResolvedSearch,
  careers: readonly Classified[],
): Promise<ResolvedSearch | null> {
  const strongest = Math.max(...careers.map(({ weight }) => weight))
  const wanted = careers.map(({ soc, weight }) => ({ soc, weight: weight / strongest }))
  const titles = (await titlesAlike(db, wanted)).slice(0, mostTitles)
  // Without any title, all jobs would match.
  if (!titles.length) return null
  // Its query stays: ways to other searches begin with what was typed.
  return {
    ...search,
    asked: { ...search.asked, words: '', titles, careers: { by: 'any', careers: wanted } },
  }
}

const withWords = (search: ResolvedSearch, words: string): ResolvedSearch => ({
  ...search,
  query: { ...search.query, q: words },
  parsed: parseQuery(words),
  asked: { ...search.asked, words },
})

const shifts = /(?:night|day|evening|\d+-hour) shift/
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
  const shift = shifts.exec(query.q)?.[0].split(' ')
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
