import { openCluster } from '#features/job-search/engine/opensearch/cluster.ts'
import { rebuildSearch } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { percentiles } from '../one-path.ts'
import { askAll, askByKind, rowOf, startServer, type Timed, together } from './ask.ts'
import type { CpuMeter } from './cpu.ts'
import type { Query } from './queries.ts'

type Bench = {
  db: Db
  url: string
  settings: SearchSettings
  environment: Record<string, string>
  queries: Query[]
  warming: Query[]
  /** what our own index answered in the same run; null: about other text, as copies in the database have shortened descriptions */
  here: Timed[] | null
  meterOf: (serverMs: () => Promise<number>) => CpuMeter & { stop(): void }
}

/** The same searches on OpenSearch, after its index was filled from the same jobs. */
export async function askCluster({ db, url, settings, environment, queries, warming, here, meterOf }: Bench) {
  const began = performance.now()
  const { filled } = await rebuildSearch(db, url, settings, {})
  const jobsPerSecond = Math.round((filled * 1_000) / (performance.now() - began))
  const size = await sizeOf(settings)
  console.log(`OpenSearch, ${settings.shards} shards on ${size.nodes.length} nodes: ${size.disk} on disk`)
  console.table(size.nodes)
  const server = await startServer(url, environment)
  await askAll(warming, 2)
  const meter = meterOf(server.cpuMs)
  const kinds = await askByKind(queries, 2, meter)
  meter.stop()
  await server.stop()
  const all = together(kinds)
  console.log('OpenSearch, the same searches; its own CPU is not counted:')
  console.table([...kinds, all].map(rowOf))
  const { p50, p95, p99 } = percentiles(all.timed.map(({ ms }) => ms))
  const rps = Math.round(all.timed.length / all.seconds)
  const { disk } = size
  const totals = { indexedPerSecond: jobsPerSecond, disk, sameTotals: here && sameTotals(here, all.timed) }
  return { p50, p95, p99, rps, ...totals }
}

/** What the index takes on disk, and each node of that and in memory. */
async function sizeOf(settings: SearchSettings) {
  const { client, alias } = await openCluster(settings)
  const { body: index } = await client.indices.stats({ index: alias, metric: ['store'] })
  const { body: nodes } = await client.nodes.stats({ metric: ['jvm', 'indices'] })
  await client.close()
  return {
    disk: gigabytes(index._all.total?.store?.size_in_bytes),
    nodes: Object.values(nodes.nodes ?? {}).map(({ name, jvm, indices }) => ({
      node: name,
      'heap used': gigabytes(jvm?.mem?.heap_used_in_bytes),
      'heap at most': gigabytes(jvm?.mem?.heap_max_in_bytes),
      jobs: indices?.docs?.count,
      disk: gigabytes(indices?.store?.size_in_bytes),
    })),
  }
}

const gigabytes = (bytes: number | string | undefined) => `${(Number(bytes ?? 0) / 1e9).toFixed(1)} GB`

const totalsOf = (timed: Timed[]) => timed.map(({ kind, total }) => `${kind} ${total}`).toSorted()
const sameTotals = (here: Timed[], there: Timed[]): boolean =>
  totalsOf(here).join() === totalsOf(there).join()
