import type { JobBrief, ScopedSite } from '#features/job-cards/schema.ts'
import { type TitleAlike, titlesAlike } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { engine } from './engine/engine.ts'
import { type Condition, withValue } from './engine/query.ts'
import { readQuery } from './query/read-query.ts'
import { type ResolvedSearch, resolveSearch } from './query/resolve.ts'
import { cardsOf } from './results/hits.ts'
import { termsOf } from './text/words.ts'

const mostShown = 6
const mostAlike = 8
/** Words of rank and shift, which make no jobs similar. */
const slight = /^(?:i{1,3}|iv|v|senior|junior|lead|part|full|time|night|day|shift|remote|travel|\d+)$/i

type Job = { id: string; title: string; categories: string[]; city: string | null; state: string | null }

/** Similar jobs, with the viewer's favorites marked: the same or a similar title or what else the work is called, nearby first; then the newest of its category. */
export async function similarJobs(
  db: Db,
  job: Job,
  theme: ScopedSite,
  viewer: Person = null,
): Promise<JobBrief[]> {
  const now = Math.floor(Date.now() / 1000)
  const l = job.city && job.state ? `${job.city}, ${job.state}` : ''
  const near = await resolveSearch(db, readQuery({ l, r: '100', limit: String(mostShown + 1) }), theme, now)
  const everywhere = await resolveSearch(db, readQuery({ limit: String(mostShown + 1) }), theme, now)
  const ofCategory = withValue('category', job.categories)
  const alike = await titlesAlike(db, job.title)
  const shown = { employers: [], seesScore: false, favoritesOf: viewer }
  const matches = new Map<string, JobBrief>()
  for (const search of [
    ...(near.circle ? [titledLike(near, job.title, alike)] : []),
    titledLike(everywhere, job.title, alike),
    also(everywhere, ofCategory),
  ]) {
    if (matches.size >= mostShown) break
    const { hits } = await engine.search(db, search.asked)
    for (const card of (await cardsOf(db, search, hits, shown)).jobs)
      if (card.id !== job.id) matches.set(card.id, { ...card, distance: null })
  }
  return [...matches.values()].slice(0, mostShown)
}

const also = (search: ResolvedSearch, condition: Condition): ResolvedSearch => ({
  ...search,
  asked: { ...search.asked, conditions: [...search.asked.conditions, condition] },
})

/** Searches the title like an occupation: all of it weighs most, then pairs of words, other titles of its work, single words. */
function titledLike(search: ResolvedSearch, title: string, alike: TitleAlike[]): ResolvedSearch {
  const words = title
    .split(/ [-–|(/] ?|,/)[0]!
    .split(/\s+/)
    .filter((word) => termsOf(word).some((term) => !term.isStopWord) && !slight.test(word))
    .slice(0, 6)
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  const titles = [
    { text: words.join(' '), weight: 1, soc: null },
    ...pairs.map((text) => ({ text, weight: 0.7, soc: null })),
    ...alike.slice(0, mostAlike).map(({ text, weight, soc }) => ({ text, weight: 0.45 + weight / 5, soc })),
    // The last word of an English title is its head noun: a nurse, a driver.
    ...words.map((text, i) => ({ text, weight: i === words.length - 1 ? 0.4 : 0.2, soc: null })),
  ]
    .filter(({ text }) => text)
    .toSorted((a, b) => b.weight - a.weight)
  return { ...search, asked: { ...search.asked, titles } }
}
