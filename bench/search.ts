// npm run bench:search -- --jobs 1000000: searches of every kind over HTTP, beside the search everybody writes first
// (PostgreSQL's full text) and beside SQLite's FTS5.
// Builds deterministic data in a temporary folder; with --data FOLDER it keeps and reuses that one.
// The last line is JSON.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import type { Db } from '#lib/db.ts'
import { ensureBuilt } from '../bin/build.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import { percentiles } from './load.ts'
import { askAll, askByKind, rowOf, startServer, together } from './search/ask.ts'
import { cpuMeter } from './search/cpu.ts'
import { buildFts5, runFts5 } from './search/fts5.ts'
import { addEmployers, addJobs, makeJobs, material } from './search/jobs.ts'
import { buildNaive, runNaive } from './search/naive.ts'
import { ndcg } from './search/ndcg.ts'
import { makeQueries, type Query } from './search/queries.ts'
import { addSite } from './site.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '1200' },
    data: { type: 'string' },
  },
})
const [jobs, asked] = [Number(values.jobs), Number(values.queries)]
const judged = 80
const naively = 40

await ensureBuilt()
await withDatabase({ connections: 4, ...(values.data && { keptIn: values.data }) }, run)

async function run({ db, pool, url, dataDir }: BenchDatabase): Promise<void> {
  await loadCatalog(pool)
  const stuff = await material(db)
  const theme = (await siteOf(db)) ?? (await addSite(db))
  if (!(await isBuilt(pool))) {
    await timed(`built ${jobs} jobs`, async () =>
      addJobs(db, await addEmployers(db, 2_000), makeJobs(stuff, jobs, Date.now())),
    )
    await timed('built the naive index', () => buildNaive(pool))
  }
  const queries = await makeQueries(db, stuff, asked, 1)
  const others = await makeQueries(db, stuff, asked, 2)
  const words = queries.filter(({ parameters }) => Object.keys(parameters).join() === 'q')
  const asWords = everyNth(words, naively)
  const naive = percentiles(await runNaive(pool, asWords))
  const lite = await buildFts5(pool, dataDir)
  const fts5 = percentiles(runFts5(lite, asWords))
  lite.close()
  const ndcg10 = await ndcg(db, everyNth(queries.filter(isRanked), judged), theme)

  const server = await startServer(url)
  await askAll(everyNth(others, asked / 4), 2)
  // No address is asked twice, so nothing comes from the cache of pages; two at a time, as there are two cores.
  const meter = cpuMeter(pool, server.cpuMs)
  const kinds = await askByKind(queries, 2, meter)
  meter.stop()
  await server.stop()

  const all = together(kinds)
  console.table([...kinds, all].map(rowOf))
  const { p50, p95, p99 } = percentiles(all.timed.map(({ ms }) => ms))
  const rps = Math.round(all.timed.length / all.seconds)
  const cpuMs = Number(((all.cpu.server + all.cpu.postgres) / all.timed.length).toFixed(2))
  console.log(`naive, ${naively} queries of words alone: p50 ${naive.p50} ms, p95 ${naive.p95} ms`)
  console.log(`SQLite FTS5, the same queries: p50 ${fts5.p50} ms, p95 ${fts5.p95} ms`)
  console.log(
    JSON.stringify({
      jobs,
      p50,
      p95,
      p99,
      rps,
      cpuMs,
      naiveP95: naive.p95,
      fts5P50: fts5.p50,
      fts5P95: fts5.p95,
      ndcg10: Number(ndcg10.toFixed(4)),
    }),
  )
}

async function siteOf(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('themes').select('id').executeTakeFirst())?.id
}

/** The naive index comes last. */
async function isBuilt(on: pg.Pool): Promise<boolean> {
  const { rows } = await on.query(`select 1 from pg_indexes where tablename = 'naive_search'`)
  return rows.length > 0
}

function isRanked({ parameters }: Query): boolean {
  return !parameters.sort && !parameters.page && Boolean(parameters.q || parameters.o)
}

function everyNth<T>(list: T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, i) => i % step === 0)
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await work()
  console.error(`${what} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
