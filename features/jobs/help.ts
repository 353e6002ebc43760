import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { radii } from '#spec/limits.ts'
import { countFound } from './find.ts'
import { type JobQuery, type SearchPage, searchUrl } from './schema.ts'
import { type Understood, understand } from './understand.ts'
import { fold, spelledIn } from './words.ts'

type Help = Pick<SearchPage, 'wider' | 'didYouMean'>

/** Below so many jobs a search is helped along. */
const few = 5

/** Searches that find more: a wider radius, a word less, a word spelt as others spell it. */
export async function helpFor(db: Db, search: Understood, total: number): Promise<Help> {
  if (total >= few) return { wider: [], didYouMean: null }
  const count = async (change: Partial<JobQuery>) => {
    const query = { ...search.query, ...change, page: 1 }
    return countFound(db, await understand(db, query, search.themeId, search.measure.now))
  }
  const wider = [...widerRadii(search), ...fewerWords(search)]
  const [counts, didYouMean] = await Promise.all([
    Promise.all(wider.map(({ change }) => count(change))),
    respelt(db, search, total, count),
  ])
  return {
    wider: wider
      .map(({ label, change }, i) => ({ label, count: counts[i]!, href: searchUrl(search.query, change) }))
      .filter((each) => each.count > total),
    didYouMean,
  }
}

type Wider = { label: string; change: Partial<JobQuery> }

function widerRadii({ circle, place, query }: Understood): Wider[] {
  if (!place) return []
  const larger = radii.filter((radius) => Number(radius) > (circle?.miles ?? 0))
  const within = larger
    .slice(-3)
    .map((radius): Wider => ({ label: `within ${radius} miles`, change: { r: radius } }))
  return [...within, { label: `anywhere, not only near ${query.l}`, change: { l: '', r: '50' } }]
}

function fewerWords({ ask, query }: Understood): Wider[] {
  if (ask.needs.length < 2) return []
  return ask.needs.slice(0, 6).map(({ text }, i) => {
    const others = [
      ...ask.needs.filter((_, at) => at !== i).map((need) => need.text),
      ...ask.excluded.map((need) => `-${need.text}`),
    ]
    return { label: `without “${text.replaceAll('"', '')}”`, change: { q: others.join(' ') || query.q } }
  })
}

/** The query with a word that no title has replaced by the nearest one that does; of equally near ones, by the one that finds most. */
async function respelt(
  db: Db,
  search: Understood,
  total: number,
  count: (change: Partial<JobQuery>) => Promise<number>,
): Promise<Help['didYouMean']> {
  const words = [...new Set(spelledIn(search.query.q))].filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 6)
  if (!words.length) return null
  const likely = await nearWords(db, words)
  const tried = await Promise.all(
    likely.slice(0, 12).map(async ({ typed, word, letters }) => {
      const q = replaced(search.query.q, typed, word)
      return { q, letters, found: await count({ q }) }
    }),
  )
  const [best] = tried
    .filter(({ found }) => found > total)
    .sort((a, b) => a.letters - b.letters || b.found - a.found)
  return best ? { label: best.q, href: searchUrl(search.query, { q: best.q }) } : null
}

/** Words of titles near each typed one that no title has: alike in their threes of letters, or at most two letters off. */
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
