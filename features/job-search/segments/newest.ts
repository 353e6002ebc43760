import { type Bits, before, countBefore, countBetween, slotsOf } from './bits.ts'
import type { MemorySegment } from './memory-segment.ts'

/** Matching jobs by segment, as sets. */
export type Matches = { segment: MemorySegment; bits: Bits }[]
/** Jobs by segment, as lists, newest first within a segment. */
export type Candidates = { segment: MemorySegment; slots: Uint16Array }[]

export const countAll = (matches: Matches): number =>
  matches.reduce((sum, { segment, bits }) => sum + countBefore(bits, segment.size), 0)

export const candidatesOf = (matches: Matches): Candidates =>
  matches
    .map(({ segment, bits }) => ({ segment, slots: slotsOf(bits) }))
    .filter(({ slots }) => slots.length > 0)

/**
 * At most `most` of the newest of these jobs, or slightly fewer; all of them when there are no more than that.
 * @param total their number, if known
 */
export function newest(matches: Matches, most: number, total = countAll(matches)): Matches {
  if (total <= most) return matches
  const ends = newestEnds(matches, most)
  return matches.map(({ segment, bits }, i) => ({ segment, bits: before(bits, ends[i]!) }))
}

/**
 * The slot at which the newest jobs end in each segment. Segments are sorted newest first, so a moment maps to a slot in
 * each; a binary search finds it, counting each range once.
 */
function newestEnds(matches: Matches, most: number): number[] {
  const oldest = Math.min(...matches.map(({ segment: { columns, size } }) => columns.posted[size - 1] ?? 0))
  const newest = Math.max(...matches.map(({ segment: { columns } }) => columns.posted[0] ?? 0))
  // From these bounds the moment follows from the matches alone, and is the same in every engine (engine/opensearch/window.ts).
  let [low, high] = [0, 0xffffffff]
  let ends = matches.map(() => 0)
  let lasts = matches.map(({ segment }) => segment.size)
  let counted = 0
  while (high - low > 60) {
    const middle = Math.floor((low + high) / 2)
    // Nothing to count: all jobs are older, or none is.
    if (middle > newest) {
      high = middle
      continue
    }
    if (middle <= oldest) {
      low = middle
      continue
    }
    const here = matches.map(({ segment }, i) => endOf(segment, middle, ends[i]!, lasts[i]!))
    let count = counted
    // Stop counting as soon as there are too many.
    for (let i = 0; i < matches.length && count <= most; i++)
      count += countBetween(matches[i]!.bits, ends[i]!, here[i]!)
    if (count > most) [low, lasts] = [middle, here]
    else [high, ends, counted] = [middle, here, count]
    if (count <= most && count > most * 0.98) break
  }
  return ends
}

/** The first slot in a range whose job was posted before that moment. */
function endOf({ columns: { posted } }: MemorySegment, since: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (posted[middle]! >= since) low = middle + 1
    else high = middle
  }
  return low
}
