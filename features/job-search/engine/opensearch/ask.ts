import type { Cluster } from './cluster.ts'
import { patience } from './cluster.ts'
import type { Query } from './filters.ts'
import { Incomplete, whole } from './partial.ts'

/** One of the searches that are asked together. */
export type Search = {
  query: Query
  size: number
  from?: number
  sort?: unknown[]
  docvalue_fields?: string[]
  track_total_hits?: boolean
  aggs?: Record<string, unknown>
}

export type Bucket = { key: string; doc_count: number }
export type Aggregation = { doc_count?: number; buckets?: Bucket[] } & Record<string, unknown>
export type Answer = {
  total: number
  /** the columns that were asked for, of each job */
  rows: Record<string, unknown[]>[]
  aggs: Record<string, Aggregation>
}

type Body = {
  hits?: { total?: { value: number }; hits?: { fields?: Record<string, unknown[]> }[] }
  aggregations?: Record<string, Aggregation>
}

const shown = ['error', 'status', 'timed_out', '_shards', 'hits.total', 'hits.hits.fields', 'aggregations']

/**
 * Asks several searches in one request. @param copy the same text is answered by the same copy of each shard, so that pages agree
 * @throws Incomplete when the cluster is away, or an answer lacks a part
 */
export async function ask({ client, alias }: Cluster, searches: Search[], copy: string): Promise<Answer[]> {
  const header = { index: alias, allow_partial_search_results: false, preference: `copy ${copy}` }
  const timeout = `${patience.search}ms`
  const { body } = await client.transport
    .request({
      method: 'POST',
      path: '/_msearch',
      querystring: { filter_path: shown.map((name) => `responses.${name}`).join() },
      bulkBody: searches.flatMap((search) => [
        header,
        { timeout, stored_fields: '_none_', track_total_hits: false, ...search },
      ]),
    })
    .catch((error: Error) => {
      throw new Incomplete('The search cluster does not answer.', { cause: error })
    })
  const { responses } = body as { responses: (Body | { error: unknown })[] }
  return responses.map((response) => {
    const { hits, aggregations = {} } = whole<Body>(response)
    return {
      total: hits?.total?.value ?? 0,
      rows: (hits?.hits ?? []).map(({ fields = {} }) => fields),
      aggs: aggregations,
    }
  })
}
