import { type EngineQuery, fieldOf } from '../engine/query.ts'
import type { TopValues } from '../engine/search-engine.ts'
import type { FacetName } from '../schema.ts'
import { countValues } from '../segments/count-values.ts'
import { withFlag } from '../segments/filters.ts'
import type { Candidates } from '../segments/newest.ts'
import { valuesOf } from '../segments/ordinals.ts'
import type { Gathered } from './gather.ts'

const names: FacetName[] = ['cat', 'employer', 's', 'type', 'level', 'remote', 'state']
const mostShown = 12

/** Counts by the value's global ordinal. */
type Counts = { values: string[]; counts: Uint32Array }

/** Counts the newest jobs per value; an active facet is counted without its own filter. */
function countFacets({ newest, withoutOwnFilter }: Gathered): Map<FacetName, Counts> {
  const together = new Map(
    countAmong(
      newest,
      names.filter((name) => !withoutOwnFilter.has(name)),
    ),
  )
  const apart = new Map([...withoutOwnFilter].flatMap(([name, jobs]) => countAmong(jobs, [name])))
  return new Map(names.map((name) => [name, (together.get(name) ?? apart.get(name))!]))
}

function countAmong(jobs: Candidates, names: FacetName[]): [FacetName, Counts][] {
  const lists = names.flatMap((name) => (name === 'remote' ? [] : [fieldOf[name]]))
  const counted = countValues(jobs, lists)
  return names.map((name) => {
    if (name === 'remote')
      return [name, { values: ['', 'true'], counts: Uint32Array.of(0, countRemote(jobs)) }]
    const list = fieldOf[name]
    return [name, { values: valuesOf(list).values, counts: counted.get(list)! }]
  })
}

function countRemote(jobs: Candidates): number {
  const isRemote = withFlag('remote')
  let remote = 0
  for (const { segment, slots } of jobs) {
    const bits = isRemote(segment)
    for (let i = 0; i < slots.length; i++) remote += (bits[slots[i]! >> 5]! >>> (slots[i]! & 31)) & 1
  }
  return remote
}

/** The values shown of each facet: by count, always including selected ones. */
export function topValues({ facets }: EngineQuery, gathered: Gathered): TopValues {
  const chosen = new Map(facets.map(({ name, values }) => [name, values]))
  return new Map(
    [...countFacets(gathered)].map(([name, values]) => [name, topOf(values, chosen.get(name) ?? [])]),
  )
}

function topOf({ values, counts }: Counts, chosen: readonly string[]): [string, number][] {
  const top = mostOf({ values, counts }).map((number): [string, number] => [values[number]!, counts[number]!])
  const missing = chosen.filter((value) => !top.some(([known]) => known === value))
  return [...top, ...missing.map((value): [string, number] => [value, counts[values.indexOf(value)] ?? 0])]
}

/** The ordinals of the most frequent values, by insertion into a short list, as there may be thousands of employers. */
function mostOf({ values, counts }: Counts): number[] {
  const isBefore = (a: number, b: number) =>
    counts[a]! > counts[b]! || (counts[a] === counts[b] && values[a]! < values[b]!)
  const most: number[] = []
  for (let number = 1; number < counts.length; number++) {
    if (!counts[number] || (most.length === mostShown && !isBefore(number, most[mostShown - 1]!))) continue
    let at = most.length
    while (at > 0 && isBefore(number, most[at - 1]!)) at--
    most.splice(at, 0, number)
    if (most.length > mostShown) most.pop()
  }
  return most
}
