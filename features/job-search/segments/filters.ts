import { type Bits, each, noBits, or, set } from './bits.ts'
import { flag, type Listed, mostCategories, none } from './columns.ts'
import type { Point } from './distance.ts'
import { eachWithin } from './geo-grid.ts'
import { cachedBits, type MemorySegment } from './memory-segment.ts'

/** The jobs of a segment that pass. */
export type Filter = (segment: MemorySegment) => Bits

/** Jobs with one of these values. */
export const withValue =
  (name: Listed, values: readonly string[]): Filter =>
  (segment) => {
    const bits = noBits(segment.size)
    for (const value of values) {
      const place = segment.lists[name].indexOf(value)
      if (place >= 0)
        or(
          bits,
          cachedBits(segment, `${name}=${value}`, (made) => fill(made, segment, name, place)),
        )
    }
    return bits
  }

function fill(bits: Bits, segment: MemorySegment, name: Listed, place: number): void {
  const column = segment.columns[name]
  const width = name === 'category' ? mostCategories : 1
  for (let i = 0; i < column.length; i++)
    if (column[i] === place) set(bits, width === 1 ? i : Math.floor(i / width))
}

/** Jobs with all of these flags. */
export const withFlags =
  (...names: (keyof typeof flag)[]): Filter =>
  (segment) => {
    const wantedTitles = names.reduce((sum, name) => sum | flag[name], 0)
    return cachedBits(segment, `flags ${wantedTitles}`, (bits) => {
      const { flags } = segment.columns
      for (let slot = 0; slot < segment.size; slot++)
        if ((flags[slot]! & wantedTitles) === wantedTitles) set(bits, slot)
    })
  }

/** Jobs within a circle. Computed once per segment, so make one filter per search. */
export function within(center: Point, miles: number): Filter {
  return onceEach((segment) => {
    const bits = noBits(segment.size)
    eachWithin(segment, center, miles, (slot) => set(bits, slot))
    return bits
  })
}

/** A filter that remembers its answers for the segments of one search. */
export function onceEach(filter: Filter): Filter {
  const known = new Map<MemorySegment, Bits>()
  return (segment) => {
    const bits = known.get(segment) ?? filter(segment)
    known.set(segment, bits)
    return bits
  }
}

/** Jobs that pass one filter or the other. */
export const either =
  (first: Filter, second: Filter): Filter =>
  (segment) =>
    or(first(segment).slice(), second(segment))

/** Jobs that are or were promoted. */
export const everPromoted: Filter = (segment) =>
  cachedBits(segment, 'ever promoted', (bits) => {
    const until = segment.columns.promoted
    for (let slot = 0; slot < segment.size; slot++) if (until[slot]) set(bits, slot)
  })

/** The currently promoted ones of these jobs. */
export function promoted(segment: MemorySegment, jobs: Bits, now: number): number[] {
  const slots: number[] = []
  each(everPromoted(segment), segment.size, (slot) => {
    if (segment.columns.promoted[slot]! > now && (jobs[slot >> 5]! >>> (slot & 31)) & 1) slots.push(slot)
  })
  return slots
}

export const valueAt = (segment: MemorySegment, name: Listed, place: number): string | null =>
  place === none ? null : segment.lists[name][place]!
