import type { JobBrief, ScopedSite } from '#features/job-cards/schema.ts'
import { jobClassifier, type TitleAlike, titleClassifier, titlesAlike } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { engine } from './engine/engine.ts'
import { type Condition, type WantedCareers, withValue } from './engine/query.ts'
import { readQuery } from './query/read-query.ts'
import { type ResolvedSearch, resolveSearch } from './query/resolve.ts'
import { cardsOf } from './results/hits.ts'
import { termsOf } from './text/words.ts'

const mostShown = 6
const mostAlike = 8
/** Words of rank and shift, which make no jobs similar. */
const slight = /^(?:i{1,3}|iv|v|senior|junior|lead|part|full|time|night|day|shift|remote|travel|\d+)$/i

type Job = {
  id: string
  title: string
  /** cleaned HTML */
  description: string
  categories: string[]
  city: string | null
  state: string | null
}

/**
 * Similar jobs, with the viewer's favorites marked: the same or a similar title, what else the work is called, or another title of the
 * same work, nearby first; then the newest of its category.
 */
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
  const work = await workOf(db, job)
  const ofCategory = withValue('category', work.categories)
  const shown = { employers: [], seesScore: false, favoritesOf: viewer }
  const matches = new Map<string, JobBrief>()
  for (const search of [
    ...(near.circle ? [titledLike(near, job.title, work)] : []),
    titledLike(everywhere, job.title, work),
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

type Work = { alike: TitleAlike[]; careers: WantedCareers | null; isTitled: boolean; categories: string[] }

/** What a job is: by its title, else by its text. */
async function workOf(db: Db, { title, description, categories }: Job): Promise<Work> {
  const known = (await jobClassifier(db)).classify(title, description)
  const isTitled = known?.from !== 'text'
  const careers = (known?.careers ?? []).map(({ soc, weight }) => ({
    soc,
    // What is said by a text is all that is known of the job.
    weight: isTitled ? weight : weight / known!.careers[0]!.weight,
  }))
  const category = known?.category
  return {
    alike: await titlesAlike(db, known ? careers : (await titleClassifier(db))(title)),
    careers: known && { by: 'any', careers },
    isTitled,
    categories: categories.length || !category ? categories : [category],
  }
}

/** Searches the title like an occupation: all of it weighs most, then pairs of words, other titles of its work, single words. */
function titledLike(
  search: ResolvedSearch,
  title: string,
  { alike, careers, isTitled }: Work,
): ResolvedSearch {
  const words = title
    .split(/ [-–|(/] ?|,/)[0]!
    .split(/\s+/)
    .filter((word) => termsOf(word).some((term) => !term.isStopWord) && !slight.test(word))
    .slice(0, 6)
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  const titles = [
    // A title that says nothing of the work is shared by any.
    { text: words.join(' '), weight: isTitled ? 1 : 0.05, soc: null },
    ...(isTitled ? pairs.map((text) => ({ text, weight: 0.7, soc: null })) : []),
    ...alike.slice(0, mostAlike).map(({ text, weight, soc }) => ({ text, weight: 0.45 + weight / 5, soc })),
    // The last word of an English title is its head noun: a nurse, a driver.
    ...(isTitled ? words : []).map((text, i) => ({
      text,
      weight: i === words.length - 1 ? 0.4 : 0.2,
      soc: null,
    })),
  ]
    .filter(({ text }) => text)
    .toSorted((a, b) => b.weight - a.weight)
  return { ...search, asked: { ...search.asked, titles, careers } }
}
