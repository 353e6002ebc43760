import type { WantedCareers } from '../engine/query.ts'
import { type Bits, set } from './bits.ts'
import type { KeptColumns } from './columns.ts'
import type { MemorySegment } from './memory-segment.ts'
import { type Careers, eachCareer, isSurest, socNumber } from './shared-careers.ts'

// Keyed by a segment's columns, as the sets of titles are (match-titles.ts).
const bitsByCareers = new WeakMap<WantedCareers, WeakMap<KeptColumns, Bits>>()

/** These jobs of a segment, and those that have one of the careers. Do not modify the result. */
export function withCareers(segment: MemorySegment, jobs: Bits, wanted: WantedCareers | null): Bits {
  if (!wanted || !segment.careers) return jobs
  const sets = bitsByCareers.get(wanted) ?? new WeakMap<KeptColumns, Bits>()
  bitsByCareers.set(wanted, sets)
  const known = sets.get(segment.columns)
  if (known) return known
  // Of its own: what a search borrows for itself is not to be kept.
  const bits = jobs.slice()
  addCareers(bits, segment.careers, wanted)
  sets.set(segment.columns, bits)
  return bits
}

function addCareers(bits: Bits, its: Careers, { by, careers }: WantedCareers): void {
  const { socs, from, slots } = its
  for (const { soc } of careers) {
    const place = socs.indexOf(socNumber(soc))
    if (place < 0) continue
    const end = from[2 * place + 2]!
    for (let at = from[2 * place + (by === 'text' ? 1 : 0)]!; at < end; at++)
      if (by !== 'surest' || isSurest(its, slots[at]!, place)) set(bits, slots[at]!)
  }
}

/** Which of the wanted careers a job has, and how surely both. Reused: read it before the next call. */
export type CareerFound = { weight: number; index: number }

/** Finds the wanted career of a job; bound to a segment first. */
export function careerFinder({ by, careers }: WantedCareers) {
  const found: CareerFound = { weight: 0, index: -1 }
  return (segment: MemorySegment): ((slot: number) => CareerFound) => {
    const its = segment.careers
    found.weight = 0
    found.index = -1
    if (!its) return () => found
    const indexes = new Int16Array(its.socs.length).fill(-1)
    for (const [index, { soc }] of careers.entries()) {
      const place = its.socs.indexOf(socNumber(soc))
      if (place >= 0) indexes[place] = index
    }
    let of = 0
    const visit = (place: number, weight: number, byText: boolean) => {
      const index = indexes[place]!
      if (index < 0 || (by === 'text' && !byText) || (by === 'surest' && !isSurest(its, of, place))) return
      const both = weight * careers[index]!.weight
      if (both <= found.weight) return
      found.weight = both
      found.index = index
    }
    return (slot) => {
      found.weight = 0
      found.index = -1
      of = slot
      eachCareer(its, slot, visit)
      return found
    }
  }
}
