import { sql } from 'kysely'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { federalTitles, titleWords } from './translate-duties.ts'

export type Classified = { soc: string; weight: number }
export type KnownTitle = { title: string; soc: string; weight: number }

const longest = 6
const answers = 3

/**
 * Reads job titles as civilian careers. The longest known title inside a title counts most; what comes first counts more
 * than what follows: "Registered Nurse, ICU" is a nurse.
 * @returns a pure function, 200,000 titles a second; at most three careers, strongest first, weight 0 to 1
 */
export function classifier(known: Iterable<KnownTitle>): (title: string) => Classified[] {
  const titles = new Map<string, Careers>()
  const alone = new Map<string, Careers>()
  for (const { title, soc, weight } of known) {
    // "Aircraft Maintenance Technician (AMT)"
    const words = titleWords(title.replace(/\([^)]*\)/g, ''))
    if (!words.length || words.length > longest) continue
    const key = words.join(' ')
    const others = titles.get(key)
    if (others) titles.set(key, new Map([...others, [soc, Math.max(weight, others.get(soc) ?? 0)]]))
    else titles.set(key, oneCareer(alone, soc, weight))
  }
  return (title) => {
    const words = titleWords(title)
    const found = new Map<string, number>()
    for (let at = 0; at < words.length; at++) {
      let phrase = ''
      for (let end = at; end < Math.min(words.length, at + longest); end++) {
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
    return [...found]
      .map(([soc, weight]) => ({ soc, weight }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, answers)
  }
}

type Careers = ReadonlyMap<string, number>

/** Nearly every title is that of one career, and shares this with all of the same: a map each would take three times the memory. */
function oneCareer(made: Map<string, Careers>, soc: string, weight: number): Careers {
  const key = `${soc} ${weight}`
  const before = made.get(key)
  if (before) return before
  const careers = new Map([[soc, weight]])
  made.set(key, careers)
  return careers
}

/**
 * The classifier over all titles of the catalog: careers' names, titles people report, other known ones, federal ones. Built
 * once per catalog.
 */
export const titleClassifier = oncePerCatalog(async (db) => {
  const { rows } = await sql<KnownTitle>`
    select t.title, t.soc, case when t.shown then 0.9 else 0.6 end::float8 as weight
    from career_titles t join careers using (soc) where not military
    union all select title, soc, 1 from careers where not military`.execute(db)
  const federal = [...federalTitles.values()]
    .flat()
    .flatMap(({ soc, titles }) => titles.map(([title, weight]) => ({ title, soc, weight })))
  return classifier([...rows, ...federal])
})
