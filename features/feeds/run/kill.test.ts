import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, importFeed, prepareFeed } from '#features/feeds/index.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'

const jobs = 4000
let own: TestDatabase
let folder: string
beforeAll(async () => {
  own = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'muster-kill-'))
})
afterAll(async () => {
  await own.close()
  await rm(folder, { recursive: true, force: true })
})

const feedOf = (ids: number[], mark: string) =>
  `<source>${ids
    .map(
      (
        id,
      ) => `<job><title>Rigger ${id}</title><referencenumber>K${id}</referencenumber><date>2026-11-10</date><url>https://x.example/${id}</url>
  <company>Yard</company><city>Norfolk</city><state>VA</state><description>Rig masts, ${mark}. ${'Work aloft with care. '.repeat(20)}</description></job>`,
    )
    .join('')}</source>`

const all = Array.from({ length: jobs }, (_, id) => id)

/** An import in a process of its own, as the command at the terminal makes it. */
function importing(feedId: string): ChildProcess {
  const script = `
    import { importFeed } from '#features/feeds/index.ts'
    import { openPool, queryBuilder } from '#lib/db.ts'
    const pool = openPool(process.env.DATABASE_URL, 5)
    await importFeed(queryBuilder(pool), ${JSON.stringify(feedId)}, { allowFiles: true })
    await pool.end()`
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { ...process.env, DATABASE_URL: own.url },
    stdio: 'ignore',
  })
}

/** The run after a kill: it may begin once PostgreSQL has noticed that the killed one is gone. */
async function imported(feed: string) {
  for (let wait = 0; wait < 200; wait++) {
    const run = await importFeed(own.db, feed, { allowFiles: true })
    if (run) return run
    await new Promise((done) => setTimeout(done, 50))
  }
  return null
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

async function state() {
  const { rows } = await own.pool.query<{ jobs: number; titles: number; live: number; indexed: number }>(`
    select (select count(*)::int from jobs) as jobs, (select count(distinct reference)::int from jobs) as titles,
      (select count(*)::int from jobs where expired_at is null) as live,
      (select coalesce(sum(size - length(dead) / 8), 0)::int from job_segments) as indexed`)
  return rows[0]!
}

/** What the run of a feed that was started since then has read; -1: it has not begun. */
async function readSince(started: Date, feed: string): Promise<number> {
  const { rows } = await own.pool.query<{ read: number }>(
    'select read from feed_runs where feed_id = $1 and started_at >= $2',
    [feed, started],
  )
  return rows[0]?.read ?? -1
}

it('killed at any point an import loses, doubles and expires nothing, and the next one goes on', async () => {
  const path = join(folder, 'feed.xml')
  await writeFile(path, feedOf(all, 'first'))
  const feed = await prepareFeed(
    own.db,
    { address: addressOf(path), employer: 'Norfolk Yard' },
    { allowFiles: true },
  )

  // At the first import: what was saved stays, the rest comes with the next run.
  for (const saved of [1, 1500]) {
    const child = importing(feed)
    const gone = ended(child)
    while ((await state()).jobs < saved && child.exitCode === null)
      await new Promise((done) => setTimeout(done, 20))
    child.kill('SIGKILL')
    await gone
    const { jobs: kept, titles, live, indexed } = await state()
    expect(titles).toBe(kept)
    expect(live).toBe(kept)
    expect(indexed).toBe(kept)
  }
  expect(await imported(feed)).toMatchObject({
    success: true,
    read: jobs,
    gone: 0,
  })
  expect(await state()).toEqual({ jobs, titles: jobs, live: jobs, indexed: jobs })

  // While it reads a feed that changed and lost a job: killed runs count no miss.
  await writeFile(path, feedOf(all.slice(1), 'second'))
  for (const read of [0, 1, 1000, 2000]) {
    const started = new Date()
    const child = importing(feed)
    const gone = ended(child)
    // By what was read: a fast machine is at its end sooner, and two imports without a job expire it.
    while ((await readSince(started, feed)) < read && child.exitCode === null)
      await new Promise((done) => setTimeout(done, 10))
    child.kill('SIGKILL')
    await gone
    expect((await state()).live).toBe(jobs)
  }
  const run = await imported(feed)
  expect(run).toMatchObject({ success: true, read: jobs - 1, added: 0, expired: 0 })
  const { rows } = await own.pool.query('select missed from job_entries where missed > 0')
  expect(rows.length).toBeLessThanOrEqual(1)
  expect(await imported(feed)).toMatchObject({
    changed: 0,
    unchanged: jobs - 1,
  })
  expect((await state()).indexed).toBeLessThanOrEqual(jobs)

  const { rows: runs } = await own.pool.query(
    'select success, failure_reason from feed_runs where feed_id = $1',
    [feed],
  )
  expect(runs.every(({ success }) => success !== null)).toBe(true)
  expect(runs.some(({ failure_reason }) => /interrupted/.test(failure_reason ?? ''))).toBe(true)
  const { rows: sightings } = await own.pool.query('select count(*)::int as left from job_sightings')
  expect(sightings[0].left).toBe(0)
}, 120_000)
