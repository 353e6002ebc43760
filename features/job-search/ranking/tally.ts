import type { Condition, Field } from '../engine/query.ts'
import type { Tally } from '../engine/search-engine.ts'
import { and, each } from '../segments/bits.ts'
import { flag, mostCategories, none } from '../segments/columns.ts'
import { filters } from '../segments/filters.ts'
import { liveDocs } from '../segments/live-docs.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'

/** Counts the live jobs by their values. Home pages are cached until jobs change, so reading every job is affordable. */
export function tally(
  segments: MemorySegment[],
  conditions: Condition[],
  fields: readonly Field[],
  now: number,
): Tally {
  const filterOf = filters()
  const totals: Tally = { jobs: 0, remote: 0, values: new Map(fields.map((name) => [name, new Map()])) }
  for (const segment of segments) {
    const bits = liveDocs(segment, now).slice()
    for (const condition of conditions) and(bits, filterOf(condition)(segment))
    const { flags } = segment.columns
    each(bits, segment.size, (slot) => {
      totals.jobs++
      if (flags[slot]! & flag.remote) totals.remote++
    })
    for (const [name, into] of totals.values)
      each(bits, segment.size, (slot) => countValue(segment, name, slot, into))
  }
  return totals
}

function countValue(
  { columns, lists }: MemorySegment,
  name: Field,
  slot: number,
  into: Map<string, number>,
): void {
  const width = name === 'category' ? mostCategories : 1
  for (let i = slot * width; i < (slot + 1) * width; i++) {
    const at = columns[name][i]!
    // The first is always counted: '' are those without a value.
    if (at === none && i > slot * width) break
    const value = at === none ? '' : lists[name][at]!
    into.set(value, (into.get(value) ?? 0) + 1)
  }
}
