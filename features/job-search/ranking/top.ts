// The order of results: by sort key, then newest first, then by id. It depends only on the jobs, not on where they are in
// the index, so pages neither overlap nor leave gaps.

import type { MemorySegment } from '../segments/memory-segment.ts'
import { postedIn, ranked } from '../segments/rows.ts'
import { scratchNumbers, scratchSlots } from '../segments/scratch.ts'

/** Jobs with their sort keys, as a struct of arrays: a search has up to ten thousand. */
export type Orderable = {
  count: number
  segments: MemorySegment[]
  rows: Uint16Array[]
  /** index into segments */
  from: Uint16Array
  slots: Uint16Array
  /** larger is earlier */
  first: Float64Array
}

export function orderable(segments: MemorySegment[], most: number): Orderable {
  return {
    count: 0,
    segments,
    rows: segments.map((segment) => segment.rows.ranked),
    from: scratchSlots(most),
    slots: scratchSlots(most),
    first: scratchNumbers(most),
  }
}

/** Adds a job. @param number its sort key, up to seven digits */
export function add(list: Orderable, from: number, slot: number, number: number): void {
  list.from[list.count] = from
  list.slots[list.count] = slot
  list.first[list.count++] = number * 2 ** 32 + postedIn(list.rows[from]!, slot * ranked.width)
}

/** The sort key of a job of the list. */
export const keyAt = (list: Orderable, place: number): number => Math.floor(list.first[place]! / 2 ** 32)

/** The sort key of the job at position `end`; -Infinity when there are fewer. */
export function leastOf(list: Orderable, end: number): number {
  if (list.count < end) return Number.NEGATIVE_INFINITY
  return Math.floor(nthLargest(copyOf(list.first.subarray(0, list.count)), end) / 2 ** 32)
}

/** Indexes of the first `end` jobs, in order. Only these are sorted. */
export function firstOf(list: Orderable, end: number): number[] {
  const numbers = list.first.subarray(0, list.count)
  const least = end < list.count ? nthLargest(copyOf(numbers), end) : Number.NEGATIVE_INFINITY
  const places: number[] = []
  for (let i = 0; i < list.count; i++) if (numbers[i]! >= least) places.push(i)
  return places.sort((a, b) => numbers[b]! - numbers[a]! || compareIds(list, a, b)).slice(0, end)
}

function compareIds(list: Orderable, a: number, b: number): number {
  const left = list.segments[list.from[a]!]!.columns.ids
  const right = list.segments[list.from[b]!]!.columns.ids
  for (let i = 0; i < 16; i++) {
    const difference = left[list.slots[a]! * 16 + i]! - right[list.slots[b]! * 16 + i]!
    if (difference) return difference
  }
  return 0
}

function copyOf(numbers: Float64Array): Float64Array {
  const copy = scratchNumbers(numbers.length)
  copy.set(numbers)
  return copy
}

/** The n-th largest number (quickselect); reorders the array. */
function nthLargest(numbers: Float64Array, n: number): number {
  let low = 0
  let high = numbers.length - 1
  for (;;) {
    if (low >= high) return numbers[n - 1]!
    const pivot = numbers[(low + high) >> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (numbers[left]! > pivot) left++
      while (numbers[right]! < pivot) right--
      if (left <= right) {
        const swapped = numbers[left]!
        numbers[left++] = numbers[right]!
        numbers[right--] = swapped
      }
    }
    if (n - 1 <= right) high = right
    else if (n - 1 >= left) low = left
    else return pivot
  }
}
