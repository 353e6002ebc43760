// Runs that an administrator asks for: queued, done and shown.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { openLog } from '#lib/log.ts'
import { startWorker } from '#lib/queue.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFeed } from './feeds.ts'
import { feedCron, feedTasks } from './tasks.ts'

vi.setConfig({ testTimeout: 400_000 })

let app: TestApp
let admin: string
let server: Server
let origin: string
let content = ''
beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ type: 'Admin' })).session
  server = createServer((request, response) => {
    if (request.url === '/gone.xml') response.writeHead(404).end()
    else if (request.url === '/away')
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else response.writeHead(200, { 'content-type': 'text/xml' }).end(content)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await app.close()
})

const feedOf = (count: number) =>
  `<source>${Array.from(
    { length: count },
    (
      _,
      at,
    ) => `<job><title>Welder ${at}</title><referencenumber>W${at}</referencenumber><date>2026-11-10</date>
  <url>https://x.example/${at}</url><company>Yard</company><city>Norfolk</city><state>VA</state><description>Weld hulls.</description></job>`,
  ).join('')}</source>`

async function newFeed(employer: string, path: string) {
  const employerId = await saveEmployer(app.db, employer)
  return { employerId, id: await addFeed(app.db, employerId, origin + path) }
}

/** Lets the queue do what waits in it. */
async function work() {
  const worker = await startWorker({
    db: app.db,
    pool: app.pool,
    tasks: feedTasks,
    crontab: feedCron,
    logger: openLog('silent'),
  })
  const waiting = () =>
    app.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'runFeed' and attempts < max_attempts`,
    )
  // Each run starts a thread of its own, which takes its time on a busy machine.
  await vi.waitFor(async () => expect((await waiting()).rows).toEqual([]), {
    timeout: 120_000,
    interval: 100,
  })
  await worker.stop()
}

type Row = {
  id: string
  health: string
  importedAmount: number
  failureReason: string
  duration: number
  lastRanAt: string
  runs: unknown[]
  mayConfirm: boolean
}
const listed = async (id: string) =>
  ((await app.get('/admin/feeds?limit=50', { as: 'json', session: admin })).json().feeds as Row[]).find(
    (feed) => feed.id === id,
  )!

it('a run that an administrator asks for is queued, done and shown', async () => {
  const { id } = await newFeed('Norfolk Yard', '/jobs.xml')
  content = feedOf(12)
  expect((await listed(id)).health).toBeNull()
  const asked = await app.send('POST', '/admin/feeds/run', { session: admin, body: { id } })
  expect(asked.statusCode).toBe(202)
  expect(asked.json()).toMatchObject({
    ok: true,
    message: 'The feed is being imported and results should appear shortly.',
  })
  await work()
  expect(await listed(id)).toMatchObject({
    employer: { name: 'Norfolk Yard' },
    integration: 'Indeed XML',
    health: 'Healthy',
    success: true,
    importedAmount: 12,
    failureReason: null,
    isRunning: false,
    runs: [{ read: 12, added: 12, success: true }],
  })
  const html = await app.get('/admin/feeds', { session: admin })
  expect(html.body).toContain('Norfolk Yard')
  expect(html.body).toContain('Healthy')
  expect(html.body).toContain('12 jobs in')
})

it('a failed run says why, and a shrunken feed can be confirmed', async () => {
  const { id } = await newFeed('Portside Yard', '/jobs.xml')
  content = feedOf(12)
  await app.send('POST', '/admin/feeds/run', { session: admin, body: { id } })
  await work()
  content = feedOf(2)
  await app.send('POST', '/admin/feeds/run', { session: admin, body: { id } })
  await work()
  expect(await listed(id)).toMatchObject({
    health: 'Failed',
    mayConfirm: true,
    failureReason: expect.stringContaining('only 2 jobs'),
  })
  await app.send('POST', '/admin/feeds/run', { session: admin, body: { id, confirm: true } })
  await work()
  expect(await listed(id)).toMatchObject({ health: 'Healthy', importedAmount: 2 })
})

it.each([
  ['/gone.xml', /answered 404/],
  ['/away', /169\.254|could not|refused|not allowed|private|reached|answer/i],
])('%s fails with a reason', async (path, reason) => {
  const { id } = await newFeed(`Feed ${path}`, path)
  await app.send('POST', '/admin/feeds/run', { session: admin, body: { id } })
  await work()
  const feed = await listed(id)
  expect(feed.health).toBe('Failed')
  expect(feed.failureReason).toMatch(reason)
})

it('an employer’s feeds are set, run together and removed with their jobs', async () => {
  const employerId = await saveEmployer(app.db, 'Chesapeake Docks')
  content = feedOf(3)
  const set = await app.send('PUT', `/admin/employers/feedImport/${employerId}`, {
    session: admin,
    body: { feeds: [{ url: `${origin}/a.xml` }, `${origin}/b.xml`] },
  })
  expect(set.json()).toMatchObject({
    ok: true,
    message: 'Saved successfully!',
    feeds: [{ url: `${origin}/a.xml` }, { url: `${origin}/b.xml` }],
  })
  const elsewhere = await app.get(`/admin/employers/feedImport/${employerId}`, {
    as: 'json',
    session: admin,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(elsewhere.statusCode).toBe(403)
  const asked = await app.get(`/admin/employers/feedImport/${employerId}`, {
    as: 'json',
    session: admin,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(asked.json().feeds).toHaveLength(2)
  await work()
  const jobs = () =>
    app.db.selectFrom('jobs').select('expired_at').where('employer_id', '=', employerId).execute()
  expect((await jobs()).filter((job) => job.expired_at === null)).toHaveLength(3)
  const none = await app.send('PUT', `/admin/employers/feedImport/${employerId}`, {
    session: admin,
    body: { feeds: [] },
  })
  expect(none.json().feeds).toEqual([])
  expect((await jobs()).every((job) => job.expired_at !== null)).toBe(true)
})
