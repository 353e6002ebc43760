// npm run bench:mos: military codes through the real search. First over a judged set of federal announcements (nDCG@10,
// codes without any result), then every active code over the jobs of the demo sites, nationally.

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCatalog } from '#catalog/load.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { keepFilesIn } from '#features/files/index.ts'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { readQuery, searchJobs } from '#features/job-search/index.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { fail } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { seedDemo } from '../demo/seed.ts'
import { saveAnnouncements } from './mos/corpus.ts'
import { type JudgedSet, readJudgedSet } from './mos/judged-set.ts'
import { mean, ndcg } from './mos/ndcg.ts'

const usual = new URL('../../shared/data/judged-mos', import.meta.url).pathname
const { values } = parseArgs({ options: { data: { type: 'string' }, queries: { type: 'string' } } })
const folder = await mkdtemp(join(tmpdir(), 'muster-bench-mos-'))

await measure().finally(cleanUp).catch(fail)

async function measure() {
  const set = readJudgedSet(values.data ?? (existsSync(usual) ? usual : 'judged-mos'), values.queries)
  const judged = await inDatabase('judged', (db) => judge(db, set))
  const demo = await inDatabase('demo', everyCode)
  console.log(JSON.stringify({ ...judged, ...demo }))
}

async function cleanUp() {
  await removeEmbedded(join(folder, 'db'))
  await rm(folder, { recursive: true, force: true })
}

async function judge(db: Db, { announcements, queries, seriesOf }: JudgedSet) {
  console.log(`${announcements.length.toLocaleString('en-US')} announcements, ${queries.length} codes\n`)
  const controlOf = await saveAnnouncements(db, announcements)
  const branches = await db.selectFrom('corps').select(['id', 'name']).execute()
  const results = []
  for (const { service, code, relevant } of queries) {
    const isRelevant = (control: string) => !(seriesOf.get(control) ?? new Set()).isDisjointFrom(relevant)
    const { jobs } = await search(db, branches.find(({ name }) => name === service)!.id, code)
    const inAll = announcements.filter(({ control_number }) => isRelevant(control_number)).length
    const gains = jobs.map(({ id }) => isRelevant(controlOf.get(id)!))
    results.push({ service, score: ndcg(gains, inAll), isEmpty: jobs.length === 0 })
  }
  const lines = [...Map.groupBy(results, ({ service }) => service)].sort()
  for (const [service, some] of [...lines, ['all', results] as const]) show(service, some)
  return {
    queries: results.length,
    ndcg10: round(mean(results.map(({ score }) => score))),
    zeroRate: round(mean(results.map(({ isEmpty }) => Number(isEmpty)))),
  }
}

async function everyCode(db: Db) {
  keepFilesIn(readSettings({ ...process.env, DATA_DIR: folder }))
  const jobs = await seedDemo(db, { dataDir: folder })
  const codes = await db
    .selectFrom('military_occupations')
    .select(['corps_id', 'code', 'id'])
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  const empty: string[] = []
  for (const { corps_id, code, id } of codes)
    if (!(await search(db, corps_id, id)).jobs.length) empty.push(`${corps_id} ${code}`)
  console.log(
    `\n${codes.length.toLocaleString('en-US')} active codes over ${jobs} demo jobs: ${empty.length} find nothing`,
  )
  if (empty.length) console.log(`  ${empty.slice(0, 20).join(', ')}`)
  return { demoJobs: jobs, demoCodes: codes.length, demoZeroRate: round(empty.length / codes.length) }
}

function search(db: Db, corps: string, code: string) {
  return searchJobs(
    db,
    { viewer: null, theme: { id: '', jobScope: wholePlatform } },
    readQuery({ c: corps, o: code }),
  )
}

async function inDatabase<T>(name: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openEmbedded({
    folder: join(folder, 'db'),
    name,
    settings: { fsync: 'off' },
    temporary: true,
  })
  await prepareDatabase({ url: database.url, ownerUrl: database.url }, { work: loadCatalog })
  const pool = openPool(database.url)
  try {
    return await work(queryBuilder(pool))
  } finally {
    await pool.end()
    await database.close()
  }
}

function show(name: string, results: { score: number; isEmpty: boolean }[]) {
  const score = mean(results.map((result) => result.score)).toFixed(3)
  const empty = results.filter(({ isEmpty }) => isEmpty).length
  console.log(
    `${name.padEnd(14)}${String(results.length).padStart(5)} codes   nDCG@10 ${score}   ${empty} find nothing`,
  )
}

function round(value: number): number {
  return Number(value.toFixed(4))
}
