import type { FacetName } from '../../schema.ts'
import { type EngineQuery, fieldOf } from '../query.ts'
import type { Aggregation, Bucket } from './ask.ts'

export const facetNames: FacetName[] = ['cat', 'employer', 's', 'type', 'level', 'remote', 'state']
const mostShown = 12
/** More than the values that ten thousand jobs have: each shard names all of its own, so that the sums are exact. */
const ofShard = 10_000

type Chosen = EngineQuery['facets']

/** Counts of these facets, and of their chosen values. */
export const counting = (names: readonly FacetName[], chosen: Chosen): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      if (name === 'remote') return [[name, { filter: { term: { flags: 'remote' } } }]]
      const terms = { field: fieldOf[name], shard_size: ofShard }
      const order = [{ _count: 'desc' }, { _key: 'asc' }]
      const wanted = chosen.find((facet) => facet.name === name)?.values
      const include = wanted && { size: wanted.length, include: wanted }
      return [
        [name, { terms: { ...terms, size: mostShown, order } }],
        ...(include ? [chosenIn(name, { ...terms, ...include })] : []),
      ]
    }),
  )

const chosenIn = (name: FacetName, terms: unknown): [string, unknown] => [`chosen ${name}`, { terms }]

/** The values shown of each facet: by count, always including chosen ones. */
export function shownValues(name: FacetName, counted: Record<string, Aggregation>, chosen: Chosen) {
  const wanted = chosen.find((facet) => facet.name === name)?.values ?? []
  const top = bucketsOf(name, counted[name])
  const known = new Map(bucketsOf(name, counted[`chosen ${name}`]))
  const missing = wanted.filter((value) => !top.some(([shown]) => shown === value))
  return [...top, ...missing.map((value): [string, number] => [value, known.get(value) ?? 0])]
}

function bucketsOf(name: FacetName, counted: Aggregation | undefined): [value: string, count: number][] {
  if (name === 'remote') return counted?.doc_count ? [['true', counted.doc_count]] : []
  return ((counted?.buckets ?? []) as Bucket[]).map(({ key, doc_count }) => [key, doc_count])
}
