import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { fold } from '#lib/fold.ts'
import { radii } from '#spec/limits.ts'
import { engine } from '../engine/engine.ts'
import { type ResolvedSearch, resolveSearch } from '../query/resolve.ts'
import { type JobQuery, type SearchPage, searchUrl } from '../schema.ts'
import { spellingsIn } from '../text/words.ts'

type Suggestions = Pick<SearchPage, 'wider' | 'didYouMean'>

/** With fewer results, suggestions are offered; with fewer at a place, a wider radius. */
const few = { results: 5, nearby: 10 }

/**
 * Searches with more results: a wider radius, one word less, a corrected spelling.
 * @param nearby how many of the results are at the place; null without one
 */
export async function suggestionsFor(
  db: Db,
  search: ResolvedSearch,
  found: number,
  nearby: number | null,
): Promise<Suggestions> {
  const isFew = found < few.results
  const total = nearby ?? found
  if (!isFew && total >= few.nearby) return { wider: [], didYouMean: null }
  if (!isFew && nearby === null) return { wider: [], didYouMean: null }
  const count = async (change: Partial<JobQuery>) => {
    const query = { ...search.query, ...change, page: 1 }
    const { asked } = await resolveSearch(db, query, search.site, search.asked.now)
    const { there, total } = await engine.count(db, asked)
    return there ?? total
  }
  const wider = [...widerRadii(search), ...(isFew ? fewerWords(search) : [])]
  const [counts, didYouMean] = await Promise.all([
    Promise.all(wider.map(({ change }) => count(change))),
    isFew ? correctedSpelling(db, search, total, count) : null,
  ])
  return {
    wider: wider
      .map(({ label, change }, i) => ({ label, count: counts[i]!, href: searchUrl(search.query, change) }))
      .filter((each) => each.count > total),
    didYouMean,
  }
}

type Wider = { label: string; change: Partial<JobQuery> }

function widerRadii({ circle, place }: ResolvedSearch): Wider[] {
  if (!place) return []
  const larger = radii.filter((radius) => Number(radius) > (circle?.miles ?? 0))
  const within = larger
    .slice(0, 2)
    .map((radius): Wider => ({ label: `within ${radius} miles`, change: { r: radius } }))
  return [
    ...within,
    {
      label: `anywhere, not only ${circle ? 'near' : 'in'} ${place.city}, ${place.state}`,
      change: { l: '', r: '50' },
    },
  ]
}

function fewerWords({ parsed, query }: ResolvedSearch): Wider[] {
  if (parsed.clauses.length < 2) return []
  return parsed.clauses.slice(0, 6).map(({ text }, i) => {
    const others = [
      ...parsed.clauses.filter((_, at) => at !== i).map((clause) => clause.text),
      ...parsed.excluded.map((clause) => `-${clause.text}`),
    ]
    return { label: `without “${text.replaceAll('"', '')}”`, change: { q: others.join(' ') || query.q } }
  })
}

/** Replaces a word that occurs in no title by the closest one that does; among equally close ones, the one with the most results. */
async function correctedSpelling(
  db: Db,
  search: ResolvedSearch,
  total: number,
  count: (change: Partial<JobQuery>) => Promise<number>,
): Promise<Suggestions['didYouMean']> {
  const words = [...new Set(spellingsIn(search.query.q))]
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .slice(0, 6)
  if (!words.length) return null
  const likely = await nearWords(db, words)
  const tried = await Promise.all(
    likely.slice(0, 12).map(async ({ typed, word, letters }) => {
      const q = replaced(search.query.q, typed, word)
      return { q, letters, matches: await count({ q }) }
    }),
  )
  const [best] = tried
    .filter(({ matches }) => matches > total)
    .sort((a, b) => a.letters - b.letters || b.matches - a.matches)
  return best ? { label: best.q, href: searchUrl(search.query, { q: best.q }) } : null
}

/** For each unknown word the closest words of titles, by trigram similarity or an edit distance of at most two. */
async function nearWords(db: Db, words: string[]) {
  const { rows } = await sql<{ typed: string; word: string; letters: number }>`
    select typed, near.* from unnest(${words}::text[]) as typed
    cross join lateral (
      select word, levenshtein(word, typed) as letters
      from job_vocabulary
      where word % typed
        or (word >= left(typed, 1) and word < chr(ascii(typed) + 1) and abs(length(word) - length(typed)) <= 1)
      order by letters, similarity(word, typed) desc, word limit 5
    ) near
    where letters <= greatest(2, length(typed) / 4)
      and not exists (select from job_vocabulary known where known.word = typed)`.execute(db)
  return rows
}

function replaced(query: string, typed: string, word: string): string {
  const at = fold(query).indexOf(typed)
  return at < 0 ? query : query.slice(0, at) + word + query.slice(at + typed.length)
}
