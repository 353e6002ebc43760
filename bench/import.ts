// npm run bench:import -- --jobs 200000: how fast a feed comes in, new, unchanged and with 5 % changed, beside what PostgreSQL
// alone needs for the same rows.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs, promisify } from 'node:util'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { loadCatalog } from '#catalog/load.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import packageJson from '../package.json' with { type: 'json' }
import { type Stock, writeFeed } from './import/feed.ts'

/** What `npm run import` gives itself. */
const memory = packageJson.scripts.import.match(/--max\S+/g) ?? []

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '200000' } } })
const jobs = Number(values.jobs)
const folder = await mkdtemp(join(tmpdir(), 'muster-bench-import-'))
const database = await openEmbedded({ folder: join(folder, 'db'), temporary: true })
const pool = openPool(database.url)
try {
  await migrate(pool)
  // An import leaves the classification of its jobs to it.
  await installQueue(pool)
  await loadCatalog(pool)
  await measure()
} finally {
  await pool.end()
  await database.close()
  await removeEmbedded(join(folder, 'db'))
  await rm(folder, { recursive: true, force: true })
}

async function measure() {
  const feed = join(folder, 'feed.xml')
  const stock = await stockOf(pool)
  await writeFeed(feed, jobs, stock)
  console.log(
    `${jobs.toLocaleString('en-US')} jobs, ${((await stat(feed)).size / 2 ** 20).toFixed(0)} MB of XML\n`,
  )
  const fresh = await run('new', feed)
  const unchanged = await run('unchanged', feed)
  await writeFeed(feed, jobs, stock, 20)
  const changed = await run('5 % changed', feed)
  const copy = await timed(() => rawCopy(pool))
  show('COPY of the same rows, no index', jobs / copy)
  const insert = await timed(() => insertSelect(pool))
  show('INSERT … SELECT with the same keys and a full-text index', jobs / insert)
  const rate = (one: { read: number; seconds: number }) => Math.round(one.read / one.seconds)
  console.log(
    JSON.stringify({
      jobs,
      newPerSecond: rate(fresh),
      unchangedPerSecond: rate(unchanged),
      changedPerSecond: rate(changed),
      copyPerSecond: Math.round(jobs / copy),
      insertSelectPerSecond: Math.round(jobs / insert),
      peakMB: Math.max(fresh.peakMB, unchanged.peakMB, changed.peakMB),
      beyondBaseMB: Math.max(...[fresh, unchanged, changed].map(({ peakMB, baseMB }) => peakMB - baseMB)),
    }),
  )
}

type Run = {
  read: number
  added: number
  changed: number
  seconds: number
  success: boolean
  failureReason: string
  peakMB: number
  /** of the process before it imports */
  baseMB: number
}

async function run(label: string, feed: string): Promise<Run> {
  const script = new URL('import/run.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [...memory, script, feed], {
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const result = JSON.parse(stdout.trim().split('\n').at(-1)!) as Run
  if (!result.success) throw new Error(`The import failed: ${result.failureReason}`)
  show(
    `${label}: ${result.added} new, ${result.changed} changed, ${result.peakMB} MB`,
    result.read / result.seconds,
  )
  return result
}

async function stockOf(from: pg.Pool): Promise<Stock> {
  const titles = await from.query<{ title: string }>(
    'select title from career_titles where shown order by md5(title) limit 8000',
  )
  const places = await from.query<Stock['places'][number]>(
    'select city, state, zip from places where lat is not null order by md5(zip) limit 4000',
  )
  return { titles: titles.rows.map(({ title }) => title), places: places.rows }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** The rows of jobs into a table without an index, as fast as PostgreSQL takes them. */
async function rawCopy(on: pg.Pool) {
  const [source, target] = await Promise.all([on.connect(), on.connect()])
  await target.query('create table copied (like jobs)')
  await pipeline(
    source.query(copyTo('copy jobs to stdout (format binary)')),
    target.query(copyFrom('copy copied from stdin (format binary)')),
  )
  source.release()
  target.release()
}

async function insertSelect(on: pg.Pool) {
  await on.query('create table inserted (like jobs including indexes)')
  await on.query(`create index on inserted using gin (to_tsvector('english', title || ' ' || description))`)
  await on.query('insert into inserted select * from copied')
}

function show(label: string, perSecond: number) {
  console.log(`${label.padEnd(62)} ${Math.round(perSecond).toLocaleString('en-US').padStart(9)} a second`)
}
