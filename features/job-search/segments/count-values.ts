import { mostCategories } from './columns.ts'
import type { MemorySegment } from './memory-segment.ts'
import { ordinalsIn, valuesOf } from './ordinals.ts'
import { type Counted, counted, rowsOf } from './rows.ts'

/** Counts the jobs per value of these lists, by the value's global ordinal. */
export function countValues(
  jobs: { segment: MemorySegment; slots: Uint16Array }[],
  names: readonly Counted[],
): Map<Counted, Uint32Array> {
  for (const { segment } of jobs) for (const name of names) ordinalsIn(segment, name)
  const counts = new Map(names.map((name) => [name, new Uint32Array(valuesOf(name).values.length)]))
  for (const { segment, slots } of jobs) {
    const rows = rowsOf(segment).counted
    for (const [name, into] of counts)
      count(
        rows,
        slots,
        counted[name],
        name === 'category' ? mostCategories : 1,
        ordinalsIn(segment, name),
        into,
      )
  }
  return counts
}

/** Counts the values of one list. A row stays in the CPU cache after its first read. */
function count(
  rows: Uint16Array,
  slots: Uint16Array,
  from: number,
  width: number,
  numbers: Uint32Array,
  into: Uint32Array,
): void {
  for (let i = 0; i < slots.length; i++) {
    const at = slots[i]! * counted.width + from
    for (let place = at; place < at + width; place++) {
      const value = rows[place]!
      if (value < numbers.length) into[numbers[value]!]!++
    }
  }
}
