import { compileFit, type Fit, fitOf } from '#features/occupations/index.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import type { Searcher, WantedCareers } from '../engine/query.ts'
import type { Affinity } from '../engine/search-engine.ts'
import type { ScoringInput } from '../ranking/score.ts'
import { flag, mostCategories, titleMarks } from '../segments/columns.ts'
import { milesFrom } from '../segments/distance.ts'
import { careerFinder } from '../segments/match-careers.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { ranked } from '../segments/rows.ts'
import { termsOf } from '../text/words.ts'

const shares = { occupation: 0.5, interest: 0.2, nearness: 0.2, clearance: 0.1 } as const
/** What a career counts that no title of an occupation says. */
const careerShare = 0.5
/** The radius around home, in miles, within which nearness counts. */
const reach = 100
/** Affinities are rounded to steps, so that jobs with nearly the same one are ordered by age. */
const steps = 40

const affinityScore = (affinity: Affinity): number =>
  Math.round(
    steps *
      (shares.occupation * affinity.occupation +
        shares.interest * affinity.interest +
        shares.nearness * affinity.nearness +
        shares.clearance * affinity.clearance),
  ) / steps

export type CompiledSearcher = Omit<Searcher, 'titles' | 'interests' | 'careers'> & {
  fit: Fit<number> | null
  interests: ReadonlySet<string>
  careers: WantedCareers | null
}

export const compileSearcher = ({
  titles,
  careers,
  interests,
  clearance,
  home,
}: Searcher): CompiledSearcher => ({
  fit: titles && compileFit(titles, (text) => termsOf(text).map((term) => term.mark)),
  interests: new Set(interests),
  careers: careers.length ? { by: 'any', careers } : null,
  clearance,
  home,
})

/** Computes the affinity of a segment's jobs to a person. */
export function affinityScorer(profile: CompiledSearcher) {
  const distance = profile.home && milesFrom(profile.home)
  const careersIn = profile.careers && careerFinder(profile.careers)
  return (segment: MemorySegment) => {
    const {
      columns,
      lists,
      rows: { ranked: rows },
    } = segment
    const careerOf = careersIn?.(segment)
    const isInterest = lists.category.all().map((id) => profile.interests.has(id))
    const needed = lists.clearance.all().map((name) => clearances.indexOf(name as Clearance))
    return (slot: number): Affinity => {
      const from = slot * ranked.width + ranked.title
      let end = from + titleMarks
      while (end > from && !rows[end - 1]) end--
      const miles = distance ? distance(columns.lat[slot]!, columns.lon[slot]!) : Number.NaN
      const isRemote = (columns.flags[slot]! & flag.remote) !== 0
      const requested = needed[columns.clearance[slot]!] ?? -1
      const titled = profile.fit ? fitOf(profile.fit, rows, from, end).score : 0
      const career = titled > 0 ? undefined : careerOf?.(slot)
      return {
        occupation: titled || (career ? careerShare * career.weight : 0),
        career: career && career.index >= 0 ? profile.careers!.careers[career.index]!.soc : null,
        interest: hasInterest(columns.category, slot, isInterest) ? 1 : 0,
        nearness: Math.max(isRemote ? 0.5 : 0, miles <= reach ? 1 - miles / reach : 0),
        // A clearance counts only when the job requires one and the person holds it.
        clearance: requested > 0 && profile.clearance >= requested ? 1 : 0,
        miles,
      }
    }
  }
}

function hasInterest(category: Uint16Array, slot: number, isInterest: boolean[]): boolean {
  for (let i = 0; i < mostCategories; i++) if (isInterest[category[slot * mostCategories + i]!]) return true
  return false
}

/** Maximum boost, next to a score of 0 to 100: for an empty query, one with a place only, one with words. */
const weights = { nothing: 100, place: 60, words: 15 } as const

/** Boosts jobs that fit a person's profile: decisive for an empty query, a tie-breaker among similar scores otherwise. */
export function profileBoost(
  searcher: CompiledSearcher,
  { clauses, fit, place }: Pick<ScoringInput, 'clauses' | 'fit' | 'place'>,
): (segment: MemorySegment, slot: number) => number {
  const weight = clauses.length || fit ? weights.words : place ? weights.place : weights.nothing
  const affinityIn = affinityScorer(searcher)
  let last: MemorySegment | null = null
  let affinityOf: ReturnType<typeof affinityIn>
  return (segment, slot) => {
    if (segment !== last) affinityOf = affinityIn(segment)
    last = segment
    return weight * affinityScore(affinityOf(slot))
  }
}
