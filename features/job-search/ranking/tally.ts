import type { Condition, Field } from '../engine/query.ts'
import type { Tally } from '../engine/search-engine.ts'
import { and, type Bits, each } from '../segments/bits.ts'
import { flag, mostCategories, none } from '../segments/columns.ts'
import { filters } from '../segments/filters.ts'
import { liveDocs } from '../segments/live-docs.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import type { Matches } from '../segments/newest.ts'

/** Counts the live jobs by their values. Home pages are cached until jobs change, so reading every job is affordable. */
export function tally(
  segments: MemorySegment[],
  conditions: Condition[],
  fields: readonly Field[],
  now: number,
): Tally {
  const filterOf = filters()
  const matches = segments.map((segment) => {
    const bits = liveDocs(segment, now).slice()
    for (const condition of conditions) and(bits, filterOf(condition)(segment))
    return { segment, bits }
  })
  return tallyOf(matches, fields)
}

/** Counts these jobs by their values. */
export function tallyOf(matches: Matches, fields: readonly Field[]): Tally {
  const totals: Tally = { jobs: 0, remote: 0, values: new Map(fields.map((name) => [name, new Map()])) }
  for (const { segment, bits } of matches) {
    const { flags } = segment.columns
    each(bits, segment.size, (slot) => {
      totals.jobs++
      if (flags[slot]! & flag.remote) totals.remote++
    })
    for (const [name, into] of totals.values) countValues(segment, name, bits, into)
  }
  return totals
}

function countValues(
  { columns, lists, size }: MemorySegment,
  name: Field,
  bits: Bits,
  into: Map<string, number>,
): void {
  const column = columns[name]
  const width = name === 'category' ? mostCategories : 1
  const values = [...lists[name].all(), '']
  const counts = new Uint32Array(values.length)
  each(bits, size, (slot) => {
    for (let i = slot * width; i < (slot + 1) * width; i++) {
      const at = column[i]!
      // The first is always counted: '' are those without a value.
      if (at === none && i > slot * width) break
      counts[at === none ? values.length - 1 : at]!++
    }
  })
  for (const [place, count] of counts.entries())
    if (count) into.set(values[place]!, (into.get(values[place]!) ?? 0) + count)
}
