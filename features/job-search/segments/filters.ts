import { createHash } from 'node:crypto'
import type { Condition, Field, Flag } from '../engine/query.ts'
import { andNot, type Bits, copyOf, each, or, scratchBits, set } from './bits.ts'
import { derivedCategory, flag, mostCategories, none } from './columns.ts'
import type { Point } from './distance.ts'
import { eachWithin } from './geo-grid.ts'
import { cachedBits, type MemorySegment } from './memory-segment.ts'
import { titleAgrees } from './title-agreement.ts'

/** The jobs of a segment that pass; not to be changed. */
export type Filter = (segment: MemorySegment) => Bits

/**
 * The filters of one search: each condition is looked up once in each segment.
 * @param earlier titles are met as the earlier analysis of text indexed them, too
 */
export function filters(earlier: boolean): (condition: Condition) => Filter {
  const known = new Map<Condition, Filter>()
  const filterOf = (condition: Condition): Filter => {
    const filter = known.get(condition) ?? onceEach(made(condition, filterOf, earlier))
    known.set(condition, filter)
    return filter
  }
  return filterOf
}

function made(condition: Condition, filterOf: (condition: Condition) => Filter, earlier: boolean): Filter {
  if (condition.kind === 'flag') return withFlag(condition.flag)
  if (condition.kind === 'within') return within(condition.center, condition.miles)
  if (condition.kind === 'any') return anyOf(condition.of.map(filterOf))
  if (condition.kind === 'chosen') return chosen(condition.categories)
  if (condition.kind === 'titled') return titleAgrees(condition.words, earlier)
  return condition.values.length > few
    ? withMany(condition.field, condition.values)
    : withValue(condition.field, condition.values)
}

/** Of the jobs in these categories those for which one was chosen. */
function chosen(categories: readonly string[]): Filter {
  const inCategory = withValue('category', categories)
  return (segment) =>
    andNot(
      copyOf(inCategory(segment)),
      cachedBits(segment, 'derived category', (bits) => {
        const { flags } = segment.columns
        for (let slot = 0; slot < segment.size; slot++) if (flags[slot]! & derivedCategory) set(bits, slot)
      }),
    )
}

/** With more values, one pass over the column is quicker, and one set is kept. */
const few = 50

function withValue(name: Field, values: readonly string[]): Filter {
  return (segment) => {
    const sets = values.flatMap((value) => setOf(segment, name, value) ?? [])
    return sets.length === 1 ? sets[0]! : union(sets, segment)
  }
}

function setOf(segment: MemorySegment, name: Field, value: string): Bits | null {
  const place = segment.lists[name].indexOf(value)
  if (place < 0) return null
  return cachedBits(segment, `${name}=${value}`, (made) => fill(made, segment, name, place))
}

function union(sets: Bits[], { size }: MemorySegment): Bits {
  const bits = scratchBits(size)
  for (const each of sets) or(bits, each)
  return bits
}

/** Thousands of employers, say. */
function withMany(name: Field, values: readonly string[]): Filter {
  const wanted = new Set(values)
  const hash = createHash('sha1').update([...values].sort().join())
  const key = `${name} ${hash.digest('base64')}`
  const width = name === 'category' ? mostCategories : 1
  return (segment) =>
    cachedBits(segment, key, (bits) => {
      const isWanted = segment.lists[name].all().map((value) => wanted.has(value))
      const column = segment.columns[name]
      for (let i = 0; i < column.length; i++) if (isWanted[column[i]!]) set(bits, Math.floor(i / width))
    })
}

function fill(bits: Bits, segment: MemorySegment, name: Field, place: number): void {
  const column = segment.columns[name]
  const width = name === 'category' ? mostCategories : 1
  for (let i = 0; i < column.length; i++)
    if (column[i] === place) set(bits, width === 1 ? i : Math.floor(i / width))
}

export const withFlag =
  (name: Flag): Filter =>
  (segment) =>
    cachedBits(segment, `flag ${name}`, (bits) => {
      const { flags } = segment.columns
      for (let slot = 0; slot < segment.size; slot++) if (flags[slot]! & flag[name]) set(bits, slot)
    })

/** Jobs within a circle. */
const within =
  (center: Point, miles: number): Filter =>
  (segment) => {
    const bits = scratchBits(segment.size)
    eachWithin(segment, center, miles, (slot) => set(bits, slot))
    return bits
  }

const anyOf =
  (filters: Filter[]): Filter =>
  (segment) =>
    union(
      filters.map((filter) => filter(segment)),
      segment,
    )

/** A filter that remembers its answers for the segments of one search. */
export function onceEach(filter: Filter): Filter {
  const known = new Map<MemorySegment, Bits>()
  return (segment) => {
    const bits = known.get(segment) ?? filter(segment)
    known.set(segment, bits)
    return bits
  }
}

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

export const valueAt = (segment: MemorySegment, name: Field, place: number): string | null =>
  place === none ? null : segment.lists[name].at(place)
