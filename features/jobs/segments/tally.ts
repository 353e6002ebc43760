import { mostCategories } from './columns.ts'
import { numbersIn, valuesOf } from './numbering.ts'
import type { Resident } from './resident.ts'
import { type Counted, counted, rowsOf } from './rows.ts'

/** How many of some jobs have each value of some lists, by the value's number. */
export function countValues(
  jobs: { segment: Resident; slots: Uint16Array }[],
  names: readonly Counted[],
): Map<Counted, Uint32Array> {
  for (const { segment } of jobs) for (const name of names) numbersIn(segment, name)
  const counts = new Map(names.map((name) => [name, new Uint32Array(valuesOf(name).values.length)]))
  for (const { segment, slots } of jobs) {
    const rows = rowsOf(segment).counted
    for (const [name, into] of counts)
      count(
        rows,
        slots,
        counted[name],
        name === 'category' ? mostCategories : 1,
        numbersIn(segment, name),
        into,
      )
  }
  return counts
}

/** Counts what stands in some places of each row. The row is in the cache after the first. */
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
