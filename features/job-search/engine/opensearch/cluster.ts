import type { Client, ClientOptions } from '@opensearch-project/opensearch'
import type { SearchSettings } from '#lib/search-settings.ts'

/** What a page waits for an answer at most, and for one of another node; writes may take longer. */
export const patience = { search: 3_000, write: 60_000 } as const

/** The cluster, and the names in it that are ours. */
export type Cluster = Pick<SearchSettings, 'prefix' | 'shards' | 'replicas'> & {
  client: Client
  /** the index that serves */
  alias: string
}

/** The client is loaded only where a cluster is used. */
export async function openCluster(settings: SearchSettings): Promise<Cluster> {
  const { Client } = await import('@opensearch-project/opensearch')
  const { nodes, ca, auth, apiKey, prefix, shards, replicas } = settings
  const options: ClientOptions = {
    nodes,
    requestTimeout: patience.search,
    // On another node, where there is one.
    maxRetries: Math.min(2, nodes.length),
    ...(ca && { ssl: { ca } }),
    ...(auth && { auth }),
    ...(apiKey && { headers: { authorization: `ApiKey ${apiKey}` } }),
  }
  return { client: new Client(options), prefix, shards, replicas, alias: `${prefix}-jobs` }
}

/** Writing to an index through a name that nobody else has: a missing one is never made by itself. */
export const writeAlias = (index: string): string => `${index}-writing`
