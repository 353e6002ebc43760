// npm run bench:search -- --jobs 1000000: searches of every kind over HTTP, beside the search everybody writes first
// (PostgreSQL's full text) and beside SQLite's FTS5.
// Builds deterministic data in a temporary folder; with --data FOLDER it keeps and reuses that one. Jobs beyond a million, or
// --distinct, are copies. --alone leaves out the other two.
// --engine opensearch --url URL asks a cluster the same in the same run.
// The last line is JSON.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import { engine } from '#features/job-search/index.ts'
import { analysisVersion } from '#features/job-search/text/words.ts'
import type { Db } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { ensureBuilt } from '../bin/build.ts'
import { readSettings } from '../config.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import { percentiles } from './one-path.ts'
import { askAll, askByKind, rowOf, startServer, together } from './search/ask.ts'
import { askCluster } from './search/cluster.ts'
import { copyJobs } from './search/copies.ts'
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
    distinct: { type: 'string', default: '1000000' },
    alone: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'own' },
    url: { type: 'string' },
  },
})
const [jobs, asked] = [Number(values.jobs), Number(values.queries)]
const environment = { SEARCH_URL: values.url ?? '', SEARCH_PREFIX: 'bench' }
const cluster =
  values.engine === 'opensearch' ? readSettings({ ...process.env, ...environment }).search : null
if (values.engine === 'opensearch' && !cluster) fail(new Stop('Say where: --engine opensearch --url URL'))
const distinct = Math.min(jobs, Number(values.distinct))
const judged = 80
const naively = 40

await ensureBuilt()
await withDatabase({ connections: 4, ...(values.data && { keptIn: values.data }) }, run)

async function run({ db, pool, url, dataDir }: BenchDatabase): Promise<void> {
  await loadCatalog(pool)
  const stuff = await material(db)
  const theme = (await siteOf(db)) ?? (await addSite(db))
  const built = await indexed(pool)
  if (!built)
    await timed(`built ${distinct} jobs`, async () =>
      addJobs(db, await addEmployers(db, 2_000), makeJobs(stuff, distinct, Date.now())),
    )
  await warnOfEarlier(pool)
  await timed('classified', () => engine.maintain(db))
  await timed('classified by title and text', async () => {
    while (await engine.classify(db));
  })
  const copies = Math.floor(jobs / (built || distinct)) - 1
  if (copies > 0) await timed(`copied them ${copies} times`, () => copyJobs(pool, copies))
  const queries = await makeQueries(db, stuff, asked, 1)
  const warming = await makeQueries(db, stuff, asked, 2)
  const words = queries.filter(({ parameters }) => Object.keys(parameters).join() === 'q')
  const others = values.alone ? null : await askOthers(pool, dataDir, everyNth(words, naively))
  const ndcg10 = await ndcg(db, everyNth(queries.filter(isRanked), judged), theme)

  const started = performance.now()
  const server = await startServer(url)
  const [base, served] = [await server.rss(), performance.now()]
  await askAll(warming.slice(0, 1), 1)
  const searched = performance.now()
  // V8 optimizes what has run for a while, and a server answers for days.
  await askAll(warming, 2)
  // No address is asked twice, so nothing comes from the cache of pages; two at a time, as there are two cores.
  const meter = cpuMeter(pool, server.cpuMs)
  const kinds = await askByKind(queries, 2, meter)
  meter.stop()
  const bytesPerJob = Math.round(((await server.rss()) - base) / jobs)
  await server.stop()

  const all = together(kinds)
  console.table([...kinds, all].map(rowOf))
  const meterOf = (serverMs: () => Promise<number>) => cpuMeter(pool, serverMs)
  const opensearch =
    cluster &&
    (await askCluster({
      ...{ db, url, settings: cluster, environment, queries, here: copies > 0 ? null : all.timed, meterOf },
      warming: everyNth(warming, asked / 4),
    }))
  const { p50, p95, p99 } = percentiles(all.timed.map(({ ms }) => ms))
  const rps = Math.round(all.timed.length / all.seconds)
  const cpuMs = Number(((all.cpu.server + all.cpu.postgres) / all.timed.length).toFixed(2))
  if (others) {
    const { naive, fts5 } = others
    console.log(`naive, ${naively} queries of words alone: p50 ${naive.p50} ms, p95 ${naive.p95} ms`)
    console.log(`SQLite FTS5, the same queries: p50 ${fts5.p50} ms, p95 ${fts5.p95} ms`)
  }
  console.log(
    JSON.stringify({
      jobs,
      p50,
      p95,
      p99,
      rps,
      cpuMs,
      ...(others && { naiveP95: others.naive.p95, fts5P50: others.fts5.p50, fts5P95: others.fts5.p95 }),
      bytesPerJob,
      startSeconds: seconds(served - started),
      firstSearchSeconds: seconds(searched - served),
      ndcg10: Number(ndcg10.toFixed(4)),
      ...(opensearch && { opensearch }),
    }),
  )
}

async function siteOf(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('themes').select('id').executeTakeFirst())?.id
}

/** How many jobs are there already. */
async function indexed(on: pg.Pool): Promise<number> {
  const { rows } = await on.query<{ jobs: number }>(
    'select coalesce(sum(size), 0)::int as jobs from job_segments',
  )
  return rows[0]!.jobs
}

/** A kept index of an earlier analysis of text is read in two ways, which takes longer. */
async function warnOfEarlier(on: pg.Pool): Promise<void> {
  const { rows } = await on.query('select 1 from job_segments where analyzed < $1 limit 1', [analysisVersion])
  if (rows.length)
    console.error(
      'The kept index is of an earlier analysis of text: searches read it in two ways. Remove its folder.',
    )
}

/** The same searches in PostgreSQL's full text and in SQLite's; their indexes are built once. */
async function askOthers(on: pg.Pool, folder: string, queries: Query[]) {
  const { rows } = await on.query(`select 1 from pg_indexes where tablename = 'naive_search'`)
  if (!rows.length) await timed('built the naive index', () => buildNaive(on))
  const naive = percentiles(await runNaive(on, queries))
  const lite = await buildFts5(on, folder)
  const fts5 = percentiles(runFts5(lite, queries))
  lite.close()
  return { naive, fts5 }
}

function seconds(ms: number): number {
  return Number((ms / 1000).toFixed(1))
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
