// npm run bench:search -- --jobs 1000000: searches of every kind over HTTP, beside the search everybody writes first.
// Builds deterministic data in a temporary folder; with --data FOLDER it keeps and reuses that one.
// The last line is JSON.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import { removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { compactSegments } from '#features/job-search/index.ts'
import { type HashedDraft, saveJobs } from '#features/jobs/index.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { ensureBuilt } from '../bin/build.ts'
import { percentiles } from './load.ts'
import { askAll, askByKind, rowOf, startServer, together } from './search/ask.ts'
import { cpuMeter } from './search/cpu.ts'
import { addEmployers, makeJobs, material } from './search/jobs.ts'
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
const batch = 1_000
const judged = 80
const naively = 40

if (values.data) await mkdir(values.data, { recursive: true })
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'muster-bench-')))
await ensureBuilt()
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir })
const pool = openPool(database.ownerUrl, 4)
try {
  await run(queryBuilder(pool))
} finally {
  await pool.end()
  await database.close()
  if (!values.data) {
    await removeEmbedded(join(dataDir, 'db'))
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function run(db: Db): Promise<void> {
  await migrate(pool)
  await loadCatalog(pool)
  const stuff = await material(db)
  const theme = (await siteOf(db)) ?? (await addSite(db))
  if (!(await isBuilt(pool))) {
    await timed(`built ${jobs} jobs`, () => fill(db, stuff))
    await timed('built the naive index', () => buildNaive(pool))
  }
  const queries = await makeQueries(db, stuff, asked, 1)
  const others = await makeQueries(db, stuff, asked, 2)
  const words = queries.filter(({ parameters }) => Object.keys(parameters).join() === 'q')
  const naive = percentiles(await runNaive(pool, everyNth(words, naively)))
  const ndcg10 = await ndcg(db, everyNth(queries.filter(isRanked), judged), theme)

  const server = await startServer(database.ownerUrl)
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
  console.log(
    JSON.stringify({
      jobs,
      p50,
      p95,
      p99,
      rps,
      cpuMs,
      naiveP95: naive.p95,
      ndcg10: Number(ndcg10.toFixed(4)),
    }),
  )
}

async function fill(db: Db, stuff: Awaited<ReturnType<typeof material>>): Promise<void> {
  const employers = await addEmployers(db, 2_000)
  let drafts: HashedDraft[] = []
  let saved = 0
  const save = async () => {
    await saveJobs(db, employers[(saved / batch) % employers.length]!, null, drafts)
    saved += drafts.length
    drafts = []
    if (saved % 50_000 === 0) console.error(`${saved} jobs`)
  }
  for (const draft of makeJobs(stuff, jobs, Date.now())) {
    drafts.push(draft)
    if (drafts.length === batch) await save()
  }
  if (drafts.length) await save()
  await compactSegments(db)
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
