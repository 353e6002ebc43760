import { countedResults } from '#spec/limits.ts'
import type { Search } from './ask.ts'
import type { Query } from './filters.ts'

// Our own index ranks and counts the newest 10,000 matches, and ends them at a moment found by bisection (segments/newest.ts). The same
// moment follows from two jobs alone: the first that is too many, and the last that is enough.

const enough = countedResults * 0.98
const from = enough

/** Counts the jobs, and brings those where the newest may end. */
export const edges = (query: Query): Search => ({
  query,
  from,
  size: countedResults - from + 1,
  sort: [{ posted: 'desc' }],
  docvalue_fields: ['posted'],
  track_total_hits: true,
})

/** When the newest jobs begin, in seconds; 0 when there are no more than that. */
export function newestSince(total: number, rows: Record<string, unknown[]>[]): number {
  if (total <= countedResults || rows.length <= countedResults - from) return 0
  const posted = rows.map((row) => Number(row.posted?.[0]))
  const [lastEnough, firstTooMany] = [posted[0]!, posted.at(-1)!]
  let [low, high] = [0, 0xffffffff]
  while (high - low > 60) {
    const middle = Math.floor((low + high) / 2)
    if (middle <= firstTooMany) low = middle
    else high = middle
    if (high === middle && middle <= lastEnough) break
  }
  return high
}
