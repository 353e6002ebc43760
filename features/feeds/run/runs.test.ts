import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed, prepareFeed } from '#features/feeds/index.ts'
import { crew, type FeedFiles, feedFiles, feedOf } from './feed-file.fixture.ts'

let own: FeedFiles['own']
let feedFile: FeedFiles['feedFile']
let close: FeedFiles['close']
beforeAll(async () => {
  ;({ own, feedFile, close } = await feedFiles())
})
afterAll(() => close())

it('records each run with what it did', async () => {
  const feed = await feedFile('Sojourner Media')
  const first = await feed.read(feedOf(crew(4)))
  await feed.read(feedOf(crew(4)).slice(0, -20))
  const runs = await own.db
    .selectFrom('feed_runs')
    .selectAll()
    .where('feed_id', '=', first.feedId)
    .orderBy('started_at')
    .execute()
  expect(runs).toMatchObject([
    {
      success: true,
      read: 4,
      added: 4,
      failure_reason: null,
      dialect: 'Indeed XML',
      mapping: { share: 1, unmapped: [] },
    },
    { success: false, read: 0, failure_reason: expect.stringContaining('truncated') },
  ])
  expect(runs.every((run) => run.finished_at !== null)).toBe(true)
})

it('one run at a time: a second one is told so', async () => {
  const feed = await feedFile('Parks Transit')
  const { feedId } = await feed.read(feedOf(crew(2)))
  const both = await Promise.all([1, 2, 3].map(() => importFeed(own.db, feedId, { allowFiles: true })))
  expect(both.filter(Boolean).length).toBeGreaterThanOrEqual(1)
  expect(both.filter((run) => run === null).length).toBeGreaterThanOrEqual(1)
})

it('the server does not read files, whatever a feed says', async () => {
  const id = await prepareFeed(own.db, { address: 'file:///etc/passwd', employer: 'Mallory' })
  expect(await importFeed(own.db, id)).toMatchObject({
    success: false,
    failureReason: expect.stringContaining('npm run import'),
  })
})

it('a feed that breaks off in the middle keeps the jobs before it, and leaves nothing under way', async () => {
  const { read } = await feedFile('Broken Off Freight')
  const whole = feedOf(crew(2_600))
  const run = await read(whole.slice(0, whole.indexOf('F-2590')))
  expect(run.success).toBe(false)
  const { rows } = await own.pool.query(`select (select count(*)::int from job_sightings) as sightings,
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and state <> 'idle') as busy`)
  expect(rows).toEqual([{ sightings: 0, busy: 0 }])
  expect(run.added).toBeGreaterThanOrEqual(2_000)
  expect((await read(whole)).unchanged).toBe(run.added)
})
