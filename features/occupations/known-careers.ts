import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import type { Classified } from './classify.ts'
import { knownTitles } from './known-titles.ts'
import { titleWords } from './translate-duties.ts'
import { type KnownCareer, titlesAtMost } from './translate-plan.ts'
import { jobTitles, vague } from './translate-titles.ts'

// A career appears in many plans and has dozens of titles to choose from.
const careerCache = new WeakMap<Db, Map<string, KnownCareer | null>>()

/** Civilian careers by their code, with the titles that name each best. */
export async function knownCareers(db: Db, socs: string[]): Promise<Map<string, KnownCareer>> {
  const cache = careerCache.get(db) ?? new Map<string, KnownCareer | null>()
  careerCache.set(db, cache)
  const requested = [...new Set(socs)]
  const missing = requested.filter((soc) => !cache.has(soc))
  if (missing.length) {
    const known = await knownTitles(db)
    const { rows } = await sql<{ soc: string; title: string; reported: string[] }>`
      select soc, careers.title, array(select t.title from career_titles t where t.soc = careers.soc and t.shown order by t.title) as reported
      from careers where soc = any(${missing}) and not military`.execute(db)
    for (const soc of missing) cache.set(soc, null)
    for (const { soc, title, reported } of rows) {
      const titles = jobTitles(title, reported, titlesAtMost).map(([text, certainty]): [string, number] => [
        text,
        certainty * sharedBy(known.get(titleWords(text).join(' '))?.size ?? 1),
      ])
      cache.set(soc, { soc, title, titles })
    }
  }
  return new Map(requested.flatMap((soc) => (cache.get(soc) ? [[soc, cache.get(soc)!]] : [])))
}

/** What a title says of one of so many careers that share it: a machine operator may sew, or mill metal. */
const sharedBy = (careers: number) => 1 / Math.sqrt(careers)

/** Below this the career may be another one. */
const leastSure = 0.1

/** A title of jobs like another one; `weight`: 0 to 1, how surely it is the same work. */
export type TitleAlike = { text: string; weight: number; soc: string }

/** What jobs of these careers are called, surest first: 'CDL driver' and 'long haul driver' for those of a truck driver. */
export async function titlesAlike(db: Db, classified: readonly Classified[]): Promise<TitleAlike[]> {
  const known = await knownCareers(
    db,
    classified.map(({ soc }) => soc),
  )
  return classified
    .flatMap(({ soc, weight }) =>
      (known.get(soc)?.titles ?? []).map(([text, certainty]) => ({ text, weight: weight * certainty, soc })),
    )
    .filter(({ text, weight }) => weight >= leastSure && text.length > 2)
    .toSorted((a, b) => b.weight - a.weight)
}

/** The titles of each career, surest first: those of several words that say what the work is. */
const titlesByCareer = oncePerCatalog(async (db) => {
  const titles = new Map<string, TitleAlike[]>()
  for (const [text, careers] of await knownTitles(db)) {
    const words = text.split(' ')
    if (words.length < 2 || words.every((word) => vague.has(word))) continue
    for (const [soc, weight] of careers) {
      const its = titles.get(soc) ?? []
      titles.set(soc, its)
      its.push({ text, weight: weight * sharedBy(careers.size), soc })
    }
  }
  for (const its of titles.values()) its.sort((a, b) => b.weight - a.weight)
  return titles
})

/**
 * What else jobs of these careers are called, surest first: 'hvac technician', which is no word of its career's name.
 * @param most titles of each career
 */
export async function everyTitleOf(
  db: Db,
  careers: readonly Classified[],
  most: number,
): Promise<TitleAlike[]> {
  const known = await titlesByCareer(db)
  return careers
    .flatMap(({ soc, weight }) =>
      (known.get(soc) ?? []).slice(0, most).map((title) => ({ ...title, weight: title.weight * weight })),
    )
    .filter(({ text, weight }) => weight >= leastSure && text.length > 2)
    .toSorted((a, b) => b.weight - a.weight)
}
