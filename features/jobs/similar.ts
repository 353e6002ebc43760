import { compileFit } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { gather } from './find.ts'
import { cardsOf } from './hits.ts'
import { readQuery } from './query.ts'
import { rank } from './rank.ts'
import type { JobBrief } from './schema.ts'
import { type Filter, withValue } from './segments/filters.ts'
import { type Understood, understand } from './understand.ts'
import { termsOf } from './words.ts'

const shown = 6
/** Words of rank and shift: jobs that share only these have nothing in common. */
const slight = /^(?:i{1,3}|iv|v|senior|junior|lead|part|full|time|night|day|shift|remote|travel|\d+)$/i

type Job = { id: string; title: string; categories: string[]; city: string | null; state: string | null }

/** Jobs like this one: the same title or the most of it, near it rather than far; else the newest of its category. */
export async function similarJobs(db: Db, job: Job, theme: { id: string }): Promise<JobBrief[]> {
  const now = Math.floor(Date.now() / 1000)
  const l = job.city && job.state ? `${job.city}, ${job.state}` : ''
  const near = await understand(db, readQuery({ l, r: '100', limit: String(shown + 1) }), theme.id, now)
  const everywhere = await understand(db, readQuery({ limit: String(shown + 1) }), theme.id, now)
  const ofCategory = withValue('category', job.categories)
  const found = new Map<string, JobBrief>()
  for (const search of [
    ...(near.circle ? [titledLike(near, job.title)] : []),
    titledLike(everywhere, job.title),
    also(everywhere, ofCategory),
  ]) {
    if (found.size >= shown) break
    const { hits } = rank(search, await gather(db, search))
    for (const card of (await cardsOf(db, search, hits, [], false)).jobs)
      if (card.id !== job.id) found.set(card.id, { ...card, distance: null })
  }
  return [...found.values()].slice(0, shown)
}

const also = (search: Understood, filter: Filter): Understood => ({
  ...search,
  conditions: [...search.conditions, filter],
})

/** Looks for the title as for an occupation: the whole of it best, then two words of it, then each. */
function titledLike(search: Understood, title: string): Understood {
  const words = title
    .split(/ [-–|(/] ?|,/)[0]!
    .split(/\s+/)
    .filter((word) => termsOf(word).some((term) => !term.isCommon) && !slight.test(word))
    .slice(0, 6)
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  const terms = [
    { text: words.join(' '), weight: 1, soc: null },
    ...pairs.map((text) => ({ text, weight: 0.7, soc: null })),
    // The last word of an English title says what it is: a nurse, a driver.
    ...words.map((text, i) => ({ text, weight: i === words.length - 1 ? 0.4 : 0.2, soc: null })),
  ].filter(({ text }) => text)
  const keysOf = (text: string) => [...new Set(termsOf(text).map((term) => term.key))]
  return {
    ...search,
    wanted: terms.map(({ text, weight }) => ({
      need: { text, ways: [{ terms: termsOf(text), keys: keysOf(text) }] },
      weight,
    })),
    measure: { ...search.measure, fit: compileFit(terms, (text) => termsOf(text).map((term) => term.mark)) },
  }
}
