import type { Condition, Field } from '../query.ts'
import type { Tally } from '../search-engine.ts'
import { ask, type Bucket } from './ask.ts'
import type { Cluster } from './cluster.ts'
import { all, live, meets, type Query } from './filters.ts'

/** More than any field has values, employers included; what OpenSearch answers at most. */
const most = 65_535

export function tally(
  cluster: Cluster,
  conditions: Condition[],
  fields: readonly Field[],
  { now, earlier }: { now: number; earlier: boolean },
): Promise<Tally> {
  const met = conditions.map((condition) => meets(condition, earlier))
  return tallyOf(cluster, all([...live({ at: null }, now), ...met]), fields)
}

/** Counts the jobs of a query by their values. */
export async function tallyOf(cluster: Cluster, query: Query, fields: readonly Field[]): Promise<Tally> {
  const counts = fields.flatMap((field) => [
    [field, { terms: { field, size: most, shard_size: most } }],
    [`no ${field}`, { missing: { field } }],
  ])
  const [answer] = await ask(
    cluster,
    [
      {
        query,
        size: 0,
        track_total_hits: true,
        aggs: { remote: { filter: { term: { flags: 'remote' } } }, ...Object.fromEntries(counts) },
      },
    ],
    'tally',
  )
  const { total, aggs } = answer!
  const valuesOf = (field: Field): Map<string, number> => {
    const values = ((aggs[field]?.buckets ?? []) as Bucket[]).map(
      ({ key, doc_count }) => [key, doc_count] as const,
    )
    const none = aggs[`no ${field}`]?.doc_count
    return new Map([...values, ...(none ? [['', none] as const] : [])])
  }
  return {
    jobs: total,
    remote: aggs.remote?.doc_count ?? 0,
    values: new Map(fields.map((field) => [field, valuesOf(field)])),
  }
}
