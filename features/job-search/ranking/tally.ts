import type { Condition, Field } from '../engine/query.ts'
import type { Tally } from '../engine/search-engine.ts'
import { and, type Bits, copyOf, each } from '../segments/bits.ts'
import { flag, mostCategories, none } from '../segments/columns.ts'
import { filters } from '../segments/filters.ts'
import { liveDocs } from '../segments/live-docs.ts'
import { hasEarlier, type MemorySegment } from '../segments/memory-segment.ts'
import type { Matches } from '../segments/newest.ts'

/**
 * What was counted of a segment, while the same jobs of it are live: as long as none of them expires and nothing is indexed, its live
 * jobs are the same object.
 */
const counted = new WeakMap<Bits, Map<string, Tally>>()
const mostCounted = 40

/** Counts the live jobs by their values. */
export function tally(
  segments: MemorySegment[],
  conditions: Condition[],
  fields: readonly Field[],
  now: number,
): Tally {
  const filterOf = filters(hasEarlier(segments))
  const asked = JSON.stringify([conditions, fields])
  const all = emptyTally(fields)
  for (const segment of segments) {
    const live = liveDocs(segment, now)
    const known = counted.get(live) ?? new Map<string, Tally>()
    counted.set(live, known)
    const part = known.get(asked) ?? count(segment, live, conditions.map(filterOf), fields)
    if (known.size < mostCounted) known.set(asked, part)
    add(part, all)
  }
  return all
}

type Filter = ReturnType<ReturnType<typeof filters>>

function count(segment: MemorySegment, live: Bits, meets: Filter[], fields: readonly Field[]): Tally {
  const bits = copyOf(live)
  for (const met of meets) and(bits, met(segment))
  return tallyOf([{ segment, bits }], fields)
}

function add(part: Tally, to: Tally): void {
  to.jobs += part.jobs
  to.remote += part.remote
  for (const [name, values] of part.values) {
    const into = to.values.get(name)!
    for (const [value, jobs] of values) into.set(value, (into.get(value) ?? 0) + jobs)
  }
}

const emptyTally = (fields: readonly Field[]): Tally => ({
  jobs: 0,
  remote: 0,
  values: new Map(fields.map((name) => [name, new Map()])),
})

/** Counts these jobs by their values. */
export function tallyOf(matches: Matches, fields: readonly Field[]): Tally {
  const totals = emptyTally(fields)
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
