import { inject } from 'vitest'
import { type Cluster, openCluster } from '#features/job-search/engine/opensearch/cluster.ts'
import { openSearchEngine } from '#features/job-search/engine/opensearch/engine.ts'
import { rebuildIndex } from '#features/job-search/engine/opensearch/fill.ts'
import { ship } from '#features/job-search/engine/opensearch/ship.ts'
import { segmentEngine } from '#features/job-search/engine/segment-engine.ts'
import type { Db } from '#lib/db.ts'
import type { SearchSettings } from '#lib/search-settings.ts'

export { noOpenSearch } from './offer.ts'

/** The nodes of the run's OpenSearch. */
export async function openSearchUrls(): Promise<string[]> {
  const answer = await (await fetch(inject('openSearch'))).text()
  if (!answer.startsWith('http')) throw new Error(answer)
  return answer.split(',')
}

let count = 0
export const settingsFor = (nodes: string[], changes: Partial<SearchSettings> = {}): SearchSettings => ({
  ...{ nodes, ca: null, auth: null, apiKey: null, shards: 1, replicas: null, fallback: 'none' },
  prefix: `test-${process.pid}-${process.env.VITEST_WORKER_ID}-${Date.now()}-${count++}`,
  ...changes,
})

/** An engine on an index of its own that serves this database, in step when `settle` says so. */
export async function searchOn(db: Db, nodes: string[], changes: Partial<SearchSettings> = {}) {
  const settings = settingsFor(nodes, changes)
  const cluster = await openCluster(settings)
  await rebuildIndex(db, cluster)
  const engine = await openSearchEngine(db, cluster, settings, segmentEngine(null))
  return {
    engine,
    cluster,
    settings,
    settle: () => settle(db, cluster),
    async close() {
      await db.deleteFrom('search_indexes').execute()
      await cluster.client.indices.delete({ index: `${cluster.alias}-*` }).catch(() => {})
      await cluster.client.close()
    },
  }
}

/** Brings all changes to the cluster. */
export async function settle(db: Db, cluster: Cluster): Promise<void> {
  while ((await ship(db, cluster, 500)).isMore) {}
}
