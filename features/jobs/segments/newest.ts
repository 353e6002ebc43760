import { type Bits, before, countBefore, countBetween, slotsOf } from './bits.ts'
import type { Resident } from './resident.ts'

/** Some jobs of some segments, as sets. */
export type Found = { segment: Resident; bits: Bits }[]
/** The same as lists, newest first within a segment. */
export type Picked = { segment: Resident; slots: Uint16Array }[]

export const countAll = (found: Found): number =>
  found.reduce((sum, { segment, bits }) => sum + countBefore(bits, segment.size), 0)

export const picked = (found: Found): Picked =>
  found
    .map(({ segment, bits }) => ({ segment, slots: slotsOf(bits) }))
    .filter(({ slots }) => slots.length > 0)

/**
 * About `most` of the newest of these jobs, rather fewer; all of them when there are no more than that.
 * @param total how many they are, when it is known
 */
export function newest(found: Found, most: number, total = countAll(found)): Found {
  if (total <= most) return found
  const ends = newestEnds(found, most)
  return found.map(({ segment, bits }, i) => ({ segment, bits: before(bits, ends[i]!) }))
}

/**
 * Where in each segment the newest jobs end. A segment has its newest jobs first, so a moment is a place in each; it is
 * looked for by halves, and what lies before the half is counted once.
 */
function newestEnds(found: Found, most: number): number[] {
  let [low, high] = [0, 0xffffffff]
  let ends = found.map(() => 0)
  let lasts = found.map(({ segment }) => segment.size)
  let counted = 0
  while (high - low > 60) {
    const middle = Math.floor((low + high) / 2)
    const here = found.map(({ segment }, i) => endOf(segment, middle, ends[i]!, lasts[i]!))
    let count = counted
    // That there are too many is known long before all are counted.
    for (let i = 0; i < found.length && count <= most; i++)
      count += countBetween(found[i]!.bits, ends[i]!, here[i]!)
    if (count > most) [low, lasts] = [middle, here]
    else [high, ends, counted] = [middle, here, count]
    if (count <= most && count > most * 0.98) break
  }
  return ends
}

/** The first slot of a segment, between two, whose job was posted before that moment. */
function endOf({ columns: { posted } }: Resident, since: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (posted[middle]! >= since) low = middle + 1
    else high = middle
  }
  return low
}
