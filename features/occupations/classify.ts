import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { type KnownTitles, knownTitles, longestTitle } from './known-titles.ts'
import { titleWords } from './translate-duties.ts'

export type Classified = { soc: string; weight: number }

const answers = 3

/** Strongest first; of equal ones the one with the lower code. */
export const byWeight = (a: Classified, b: Classified): number =>
  b.weight - a.weight || (a.soc < b.soc ? -1 : 1)

/**
 * Every career that a job title names. The longest known title inside a title counts most; what comes first counts more than
 * what follows: "Registered Nurse, ICU" is a nurse.
 */
export function careersInTitle(title: string, titles: KnownTitles): Classified[] {
  const words = titleWords(title)
  const found = new Map<string, number>()
  for (let at = 0; at < words.length; at++) {
    let phrase = ''
    for (let end = at; end < Math.min(words.length, at + longestTitle); end++) {
      phrase = phrase ? `${phrase} ${words[end]}` : words[end]!
      const careers = titles.get(phrase)
      if (!careers) continue
      const coverage = (end + 1 - at) / words.length
      // A title shared by many careers is weak evidence for each.
      const sureness = (coverage * (at ? 0.8 : 1)) / Math.sqrt(careers.size)
      for (const [soc, weight] of careers)
        if (weight * sureness > (found.get(soc) ?? 0)) found.set(soc, weight * sureness)
    }
  }
  return [...found].map(([soc, weight]) => ({ soc, weight })).sort(byWeight)
}

/**
 * Reads job titles as civilian careers, by all titles of the catalog. Built once per catalog.
 * @returns a pure function, 200,000 titles a second; at most three careers, strongest first, weight 0 to 1
 */
export const titleClassifier = oncePerCatalog(async (db) => {
  const titles = await knownTitles(db)
  return (title: string) => careersInTitle(title, titles).slice(0, answers)
})

/** So many careers at most share a title that still says something of each: eight have sales consultants. */
const mostShared = 8

/** Who does the work, where only what it is was typed in several words: 'fast food', 'air compressor'. */
const workers = ['operator', 'driver', 'worker', 'technician', 'specialist', 'clerk', 'attendant']

/**
 * Reads a job title as the careers whose title it is, as a whole, or with the worker that it lacks. Built once per catalog.
 * @returns a pure function: these careers, the surest first, weight 0 to 1; none where it is no title, or one of too many careers
 */
export const wholeTitleClassifier = oncePerCatalog(async (db) => {
  const titles = await knownTitles(db)
  return (title: string): Classified[] => {
    const words = titleWords(title).join(' ')
    const whole = words.includes(' ') ? workers.map((worker) => `${words} ${worker}`) : []
    const careers = [words, ...whole]
      .map((name) => titles.get(name))
      .find((known) => known && known.size <= mostShared)
    return [...(careers ?? [])].map(([soc, weight]) => ({ soc, weight })).sort(byWeight)
  }
})
