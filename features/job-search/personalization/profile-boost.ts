import type { ResolvedSearch } from '../query/resolve.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { affinityScore, affinityScorer } from './affinity.ts'
import type { SearcherProfile } from './profile.ts'

/** Maximum boost, next to a score of 0 to 100: for an empty query, one with a place only, one with words. */
const weights = { nothing: 100, place: 60, words: 15 } as const

/** Boosts jobs that fit a person's profile: decisive for an empty query, a tie-breaker among similar scores otherwise. */
export function withProfileBoost(search: ResolvedSearch, profile: SearcherProfile | null): ResolvedSearch {
  if (!profile || search.query.sort !== 'score') return search
  const { clauses, fit, place } = search.scoring
  const weight = clauses.length || fit ? weights.words : place ? weights.place : weights.nothing
  const affinityIn = affinityScorer(profile)
  let last: MemorySegment | null = null
  let affinityOf: ReturnType<typeof affinityIn>
  return {
    ...search,
    profileBoost: (segment, slot) => {
      if (segment !== last) affinityOf = affinityIn(segment)
      last = segment
      return weight * affinityScore(affinityOf(slot))
    },
  }
}
