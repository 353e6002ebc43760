import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { jobId, knownJobs, saveJobs } from '#features/jobs/index.ts'
import { openLog } from '#lib/log.ts'
import { addTask, inLane, startWorker } from '#lib/queue.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFeed } from '../feeds.ts'
import { queueRun } from '../schedule.ts'
import { feedTasks } from '../tasks.ts'

let app: TestApp
let admin: string
let server: Server
let origin: string
/** paths of the feeds that are being sent now */
const sending = new Set<string>()

beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ type: 'Admin' })).session
  // One byte a second, for as long as anybody reads.
  server = createServer((request, response) => {
    const path = request.url!
    sending.add(path)
    response.writeHead(200, { 'content-type': 'text/xml' }).write('<source><job><title>')
    const timer = setInterval(() => response.write('x'), 1_000)
    response.once('close', () => {
      clearInterval(timer)
      sending.delete(path)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

async function trickling(name: string): Promise<string> {
  const feed = await addFeed(
    app.db,
    await saveEmployer(app.db, name),
    `${origin}/${encodeURIComponent(name)}`,
  )
  const asked = await app.send('POST', '/admin/feeds/run', { session: admin, body: { id: feed } })
  expect(asked.statusCode).toBe(202)
  return feed
}

const listed = async () =>
  (await app.get('/admin/feeds?limit=50', { as: 'json', session: admin })).json().feeds as {
    id: string
    isRunning: boolean
    isWaiting: boolean
  }[]
const remove = (id: string) => app.send('DELETE', '/admin/feeds', { session: admin, body: { id } })

it('feeds that trickle hold up no mail, say who waits, and end when they are removed', async () => {
  const mailed = vi.fn(async () => {})
  const worker = await startWorker({
    db: app.db,
    pool: app.pool,
    tasks: { ...feedTasks, mail: inLane('mail', mailed) },
    logger: openLog('silent'),
  })
  try {
    const feeds = [await trickling('Norfolk Yard'), await trickling('Portside Yard')]
    await vi.waitFor(() => expect(sending.size).toBe(2), 20_000)
    const third = await trickling('Chesapeake Docks')
    await addTask(app.db, 'mail')
    await vi.waitFor(() => expect(mailed).toHaveBeenCalledOnce(), 5_000)
    expect((await listed()).find(({ id }) => id === third)).toMatchObject({
      isWaiting: true,
      isRunning: false,
    })
    expect((await app.get('/admin/feeds', { session: admin })).body).toContain('Queued')

    expect((await remove(feeds[0]!)).statusCode).toBe(200)
    await vi.waitFor(() => expect([...sending]).toEqual(['/Portside%20Yard', '/Chesapeake%20Docks']), 20_000)
    for (const feed of [feeds[1]!, third]) await remove(feed)
    await vi.waitFor(() => expect(sending.size).toBe(0), 20_000)
  } finally {
    await worker.stop()
  }
}, 90_000)

const welder = {
  reference: 'W1',
  title: 'Welder',
  description: '<p>Weld hulls.</p>',
  applyUrl: 'https://x.example/1',
  applyEmail: null,
  feedEmployer: null,
  agency: null,
  subagency: null,
  address: null,
  city: 'Norfolk',
  state: 'VA',
  zip: null,
  country: 'US',
  lat: null,
  lon: null,
  isRemote: false,
  isHybrid: false,
  type: null,
  careerLevel: null,
  wageMin: null,
  wageMax: null,
  wageUnit: null,
  currency: 'USD',
  categories: [],
  source: null,
  isVolunteer: false,
  isCompetitive: false,
  clearance: null,
  postedAt: new Date('2026-11-10'),
  expiresAt: null,
  hash: Buffer.alloc(16),
}

it('pausing a feed ends its run and takes no job down; resuming reads it again', async () => {
  const worker = await startWorker({
    db: app.db,
    pool: app.pool,
    tasks: feedTasks,
    logger: openLog('silent'),
  })
  const press = (verb: string, id: string) =>
    app.send('POST', `/admin/feeds/${verb}`, { session: admin, body: { id } })
  try {
    const feed = await trickling('Hampton Yard')
    const { employer_id: employer } = await app.db
      .selectFrom('feeds')
      .select('employer_id')
      .where('id', '=', feed)
      .executeTakeFirstOrThrow()
    await saveJobs(app.db, employer, feed, [welder])
    await vi.waitFor(() => expect([...sending]).toEqual(['/Hampton%20Yard']), 20_000)
    expect((await press('pause', feed)).statusCode).toBe(200)
    await vi.waitFor(() => expect(sending.size).toBe(0), 20_000)
    await vi.waitFor(
      async () => expect((await listed()).find(({ id }) => id === feed)).toMatchObject({ isRunning: false }),
      20_000,
    )
    const known = await knownJobs(app.db, [jobId(employer, welder.reference)])
    expect([...known.values()]).toMatchObject([{ live: true }])

    await press('resume', feed)
    await vi.waitFor(() => expect([...sending]).toEqual(['/Hampton%20Yard']), 20_000)
    await remove(feed)
    await vi.waitFor(() => expect(sending.size).toBe(0), 20_000)
  } finally {
    await worker.stop()
  }
}, 120_000)

it('a feed that is removed before its turn is not read', async () => {
  const feed = await trickling('Old Yard')
  await remove(feed)
  const { rows } = await app.pool.query(`select 1 from graphile_worker.jobs where key = $1`, [`feed ${feed}`])
  expect(rows).toEqual([])
})

it('a feed whose last run took long waits for its turn behind the others', async () => {
  const priorityOf = async (minutes: number) => {
    const { id: employer } = await app.db
      .insertInto('employers')
      .values({ name: `Slow ${minutes}`, slug: `slow-${minutes}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await app.db
      .insertInto('feeds')
      .values({ employer_id: employer, url: `https://slow.example/${minutes}.xml` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.pool.query(
      `insert into feed_runs (id, feed_id, started_at, finished_at) values (uuid_v7(), $1, now() - make_interval(mins => $2), now())`,
      [id, minutes],
    )
    await queueRun(app.db, id)
    const { rows } = await app.pool.query('select priority from graphile_worker.jobs where key = $1', [
      `feed ${id}`,
    ])
    return rows[0].priority
  }
  expect([await priorityOf(1), await priorityOf(9)]).toEqual([0, 1])
})
