import { and, type Bits, copyOf } from '../segments/bits.ts'
import { matchTitles, strongest } from '../segments/match-titles.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import type { CompiledSearch } from './compile.ts'
import { group, mostGroup } from './placement.ts'
import { mostByTitle, mostUntitled } from './score.ts'

/**
 * Jobs that come before nearly all others: once they fill the page with sort keys that no other job can reach, the others need not
 * be scored.
 */
export type Tier = {
  /** by segment; each tier has the jobs of the one before it, too */
  sets: Bits[]
  /** the highest sort key of a job that is not in it */
  most: number
}

/** The tiers of a search, the first ones first. Promoted jobs are placed by themselves, so they are in each of them. */
export function tiersOf(search: CompiledSearch, segments: MemorySegment[]): Tier[] {
  const { there, query, profileBoost } = search
  const byTitle = query.sort === 'score' && !profileBoost ? tiersByTitle(search) : []
  const tiers = byTitle.map(({ setOf, most }): Tier => ({ sets: segments.map(setOf), most }))
  if (!there) return tiers
  const atPlace = segments.map(there)
  return [
    ...tiers.map(({ sets, most }) => ({
      sets: sets.map((set, i) => and(copyOf(set), atPlace[i]!)),
      most: most + mostGroup,
    })),
    // Whatever is elsewhere is in a lower group.
    { sets: atPlace, most: 2 * group - 1 },
  ]
}

type TitleTier = { setOf: (segment: MemorySegment) => Bits; most: number }

/** In a search by words, jobs with all of them in their title; in one by an occupation, those with one of its leading titles. */
function tiersByTitle({ scoring, titled, wantedTitles }: CompiledSearch): TitleTier[] {
  const words = scoring.clauses.length > 0
  if (words && !scoring.fit) return [{ setOf: titled, most: keyOf(mostUntitled(scoring)) }]
  if (words || !scoring.fit) return []
  return [0.8, 0.5].map((share) => ({
    setOf: (segment) => matchTitles(segment, strongest(wantedTitles, share)),
    most: keyOf(mostByTitle(scoring, wantedTitles[0]!.weight * share)),
  }))
}

/** The sort key of a score (rank.ts). */
const keyOf = (score: number) => Math.round(score * 100)
