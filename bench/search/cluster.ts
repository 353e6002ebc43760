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
  /** what our own index answered in the same run */
  here: Timed[]
  meterOf: (serverMs: () => Promise<number>) => CpuMeter & { stop(): void }
}

/** The same searches on OpenSearch, after its index was filled from the same jobs. */
export async function askCluster({ db, url, settings, environment, queries, warming, here, meterOf }: Bench) {
  const began = performance.now()
  const { filled } = await rebuildSearch(db, url, settings, {})
  const jobsPerSecond = Math.round((filled * 1_000) / (performance.now() - began))
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
  return { p50, p95, p99, rps, indexedPerSecond: jobsPerSecond, sameTotals: sameTotals(here, all.timed) }
}

const totalsOf = (timed: Timed[]) => timed.map(({ kind, total }) => `${kind} ${total}`).toSorted()
const sameTotals = (here: Timed[], there: Timed[]): boolean =>
  totalsOf(here).join() === totalsOf(there).join()
