import { federalTitles, titleWords, type Weights } from './translate-duties.ts'
import type { How, Weighed } from './translate-series.ts'

export type MosPlan = {
  occupation: { id: string; code: string; title: string; corps: string }
  careers: Career[]
  terms: Term[]
}
export type Career = { soc: string; title: string; weight: number; how: How }
export type Term = { text: string; weight: number; how: How; soc: string | null }
/** A career as the catalog knows it, with the titles that name it best, `titlesAtMost` of them. */
export type KnownCareer = { soc: string; title: string; titles: Weights }
export type CareerWeight = { soc: string; weight: number; how: How }

const most = { careers: 40, series: 20, terms: 90 }
const titlesOf: Record<How, number> = { crosswalk: 8, curated: 4, keyword: 3, similar: 3 }
export const titlesAtMost = Math.max(...Object.values(titlesOf))
/** How far the nearest titles are ahead of others, and what they are raised by at most to be so. */
const ahead = 1.1
const mostRaised = 1.6
// Titles below this weight look like random guesses.
const leastWeight = 0.1

/** The civilian careers that federal series belong to. */
export const careersOfSeries = (series: Weighed): CareerWeight[] =>
  [...series].flatMap(([key, { weight, how }]) =>
    (federalTitles.get(key) ?? []).map(({ soc }) => ({ soc, weight, how })),
  )

/** Combines careers and titles: strongest first, without duplicates, each with its strongest reason. */
export function planOf(
  occupation: MosPlan['occupation'],
  series: Weighed,
  weights: CareerWeight[],
  known: Map<string, KnownCareer>,
): MosPlan {
  const civilian = [...weights, ...careersOfSeries(series)].filter(({ soc }) => known.has(soc))
  const careers = strongest(civilian, ({ soc }) => soc)
    .slice(0, most.careers)
    .map(({ soc, weight, how }) => ({ soc, title: known.get(soc)!.title, weight, how }))
  const mapped = new Set(weights.filter(({ how }) => how === 'crosswalk').map(({ soc }) => detailed(soc)))
  const terms = [
    ...federalTerms(series, mapped),
    ...careers.flatMap((career) => civilianTerms(career, known)),
  ]
  const strong = strongest(nearestFirst(terms), ({ text }) => titleWords(text).join(' ')).filter(
    ({ weight }) => weight >= leastWeight,
  )
  return { occupation, careers, terms: strong.slice(0, most.terms) }
}

const federalTerms = (series: Weighed, mapped: Set<string>): Term[] =>
  strongest(
    [...series].map(([key, { weight, how }]) => ({ key, weight, how })),
    ({ key }) => key,
  )
    .slice(0, most.series)
    .flatMap(({ key, weight, how }) =>
      (federalTitles.get(key) ?? []).flatMap(({ soc, titles }) =>
        titles.map(([text, certainty]) => ({
          text,
          weight: round(weight * certainty),
          how: mapped.has(detailed(soc)) ? 'crosswalk' : how,
          soc,
        })),
      ),
    )

const civilianTerms = ({ soc, weight, how }: Career, known: Map<string, KnownCareer>): Term[] =>
  known
    .get(soc)!
    .titles.slice(0, titlesOf[how])
    .map(([text, certainty]) => ({
      text,
      weight: round(weight * certainty),
      how,
      soc,
    }))

/**
 * What the services themselves map an occupation to is nearest to it: for an aircraft's crew chief, aircraft mechanic before
 * maintenance mechanic. Its heaviest titles come first; all others keep their weights.
 */
function nearestFirst(terms: Term[]): Term[] {
  const heaviest = (some: Term[]) => Math.max(0, ...some.map(({ weight }) => weight))
  const isNearest = ({ how }: Term) => how === 'crosswalk'
  const [nearest, other] = [
    heaviest(terms.filter(isNearest)),
    heaviest(terms.filter((term) => !isNearest(term))),
  ]
  if (!nearest || nearest > other) return terms
  const raised = round(Math.min(1, mostRaised * nearest, other * ahead))
  return terms.map((term) =>
    isNearest(term) && term.weight === nearest ? { ...term, weight: raised } : term,
  )
}

const leading = { share: 0.5, most: 8 }

/** The careers that a code leads to first: those at least half as strong as the first. */
export const leadingCareers = ({ careers }: Pick<MosPlan, 'careers'>): { soc: string; weight: number }[] =>
  careers
    .filter(({ weight }) => weight >= leading.share * careers[0]!.weight)
    .slice(0, leading.most)
    .map(({ soc, weight }) => ({ soc, weight }))

/** Heaviest first, one for each key. */
function strongest<T extends { weight: number }>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items
    .toSorted((a, b) => b.weight - a.weight)
    .filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

/** 29-1141.04 (clinical nurse specialists) and 29-1141.00 (registered nurses) are one occupation: 29-1141. */
const detailed = (soc: string) => soc.slice(0, 7)

const round = (weight: number) => Math.round(weight * 1000) / 1000
