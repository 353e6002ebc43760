import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { federalTitles, titleWords } from './translate-duties.ts'

export type KnownTitle = { title: string; soc: string; weight: number }

/** Careers by the words of a title, each with how surely the title names it. */
export type KnownTitles = ReadonlyMap<string, Careers>

/** Words of the longest title that is looked for. */
export const longestTitle = 6

export function knownTitlesOf(known: Iterable<KnownTitle>): KnownTitles {
  const titles = new Map<string, Careers>()
  const alone = new Map<string, Careers>()
  for (const { title, soc, weight } of known) {
    // "Aircraft Maintenance Technician (AMT)"
    const words = titleWords(title.replace(/\([^)]*\)/g, ''))
    if (!words.length || words.length > longestTitle) continue
    const key = words.join(' ')
    const others = titles.get(key)
    if (others) titles.set(key, new Map([...others, [soc, Math.max(weight, others.get(soc) ?? 0)]]))
    else titles.set(key, oneCareer(alone, soc, weight))
  }
  return titles
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

/** All titles of the catalog: careers' names, titles people report, other known ones, federal ones. Read once per catalog. */
export const knownTitles = oncePerCatalog(async (db: Db) => {
  const { rows } = await sql<KnownTitle>`
    select t.title, t.soc, case when t.shown then 0.9 else 0.6 end::float8 as weight
    from career_titles t join careers using (soc) where not military
    union all select title, soc, 1 from careers where not military`.execute(db)
  const federal = [...federalTitles.values()]
    .flat()
    .flatMap(({ soc, titles }) => titles.map(([title, weight]) => ({ title, soc, weight })))
  return knownTitlesOf([...rows, ...federal])
})
