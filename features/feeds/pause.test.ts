import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFeed } from './feeds.ts'
import { takeDue } from './schedule.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const newFeed = async (employer: string, everyHours: number | null = null) => {
  const employerId = await saveEmployer(app.db, employer)
  const url = `https://feeds.example.org/${encodeURIComponent(employer)}.xml`
  return { employerId, id: await addFeed(app.db, employerId, url, { everyHours }) }
}
const press = (verb: string, id: string, session = admin) =>
  app.send('POST', `/admin/feeds/${verb}`, { session, body: { id } })
const queued = async (id: string) =>
  (await app.pool.query('select 1 from graphile_worker.jobs where key = $1', [`feed ${id}`])).rows.length
const trailOf = async (id: string) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
const listed = async (query: string) =>
  (await app.get(`/admin/feeds?limit=50${query}`, { as: 'json', session: admin })).json() as {
    feeds: { id: string; pausedAt: string | null; isWaiting: boolean }[]
    failed: number
  }

it('a paused feed is run neither by the schedule nor by hand, and says so', async () => {
  const { id, employerId } = await newFeed('Norfolk Yard', 6)
  await press('run', id)
  const paused = await press('pause', id)
  expect([paused.statusCode, paused.json()]).toEqual([
    200,
    expect.objectContaining({ ok: true, id, message: 'The feed has been paused. Its jobs stay.' }),
  ])
  expect(await queued(id)).toBe(0)
  expect((await takeDue(app.db, new Date('2126-11-21T12:00:00Z'))).map((feed) => feed.id)).not.toContain(id)
  const refused = await press('run', id)
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { form: 'This feed is paused. Resume it to run it.' },
  ])
  const together = await app.get(`/admin/employers/feedImport/${employerId}`, {
    as: 'json',
    session: admin,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([together.statusCode, together.json().errors]).toEqual([
    422,
    { form: 'All feeds of this employer are paused. Resume one to run it.' },
  ])
  expect(await queued(id)).toBe(0)
})

it('of an employer’s feeds those that are not paused run together', async () => {
  const { id, employerId } = await newFeed('Chesapeake Docks')
  const other = await addFeed(app.db, employerId, 'https://feeds.example.org/other.xml')
  await press('pause', id)
  const together = await app.get(`/admin/employers/feedImport/${employerId}`, {
    as: 'json',
    session: admin,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(together.json().feeds).toEqual([other])
})

it('resuming queues one run, and the schedule goes on from there', async () => {
  const { id } = await newFeed('Portside Yard', 6)
  await press('pause', id)
  await app.db
    .updateTable('feeds')
    .set({ next_run_at: new Date('2020-01-01') })
    .where('id', '=', id)
    .execute()
  expect((await press('resume', id)).json().message).toContain('Its next run is queued.')
  expect(await queued(id)).toBe(1)
  expect((await takeDue(app.db)).map((feed) => feed.id)).not.toContain(id)
  expect((await takeDue(app.db, new Date('2126-11-21T12:00:00Z'))).map((feed) => feed.id)).toContain(id)
})

it('a second press changes nothing and leaves one entry in the trail', async () => {
  const { id } = await newFeed('Twice Yard')
  await press('pause', id)
  const at = (await listed('&q=Twice')).feeds[0]!.pausedAt
  expect((await press('pause', id)).statusCode).toBe(200)
  expect((await listed('&q=Twice')).feeds[0]!.pausedAt).toBe(at)
  await press('resume', id)
  await app.pool.query(`delete from graphile_worker._private_jobs where key = $1`, [`feed ${id}`])
  expect((await press('resume', id)).statusCode).toBe(200)
  expect(await queued(id)).toBe(0)
  expect(await trailOf(id)).toEqual(['feed.pause', 'feed.resume'])
})

it('the list shows and filters what is paused, and counts no failure of it', async () => {
  const { id } = await newFeed('Quiet Yard')
  await app.pool.query(
    `insert into feed_runs (id, feed_id, started_at, finished_at, success) values (uuid_v7(), $1, now(), now(), false)`,
    [id],
  )
  expect((await listed('&q=Quiet&health=Failed')).feeds.map((feed) => feed.id)).toEqual([id])
  expect((await listed('&q=Quiet')).failed).toBe(1)
  await press('pause', id)
  expect((await listed('&q=Quiet&health=Failed')).feeds).toEqual([])
  expect(await listed('&q=Quiet&health=Paused')).toMatchObject({
    feeds: [{ id, pausedAt: expect.any(String) }],
    failed: 0,
  })
  const html = (await app.get('/admin/feeds?q=Quiet', { session: admin })).body
  expect(html).toContain('action="/admin/feeds/resume')
  expect(html).not.toContain('action="/admin/feeds/run')
})

it('without script, a press returns to the same filtered page with its sentence', async () => {
  const { id } = await newFeed('Returning Yard')
  const headers = { accept: 'text/html', referer: 'http://localhost/admin/feeds?q=yard&health=Paused' }
  for (const verb of ['pause', 'resume']) {
    const answer = await app.send('POST', `/admin/feeds/${verb}`, { session: admin, headers, body: { id } })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/feeds?q=yard&health=Paused'])
  }
})

it('is refused for a feed from a file, for one that is gone, and to others than administrators', async () => {
  const { id, employerId } = await newFeed('Guarded Yard')
  const file = await addFeed(app.db, employerId, 'file:///srv/jobs.xml')
  expect((await press('pause', file)).json().errors.form).toContain('no web address')
  const gone = '00000000-0000-7000-8000-000000000000'
  for (const verb of ['pause', 'resume']) {
    expect((await press(verb, gone)).statusCode).toBe(404)
    for (const type of ['User', 'Manager', 'Mentor'] as const) {
      const { session } = await app.signIn({ type })
      expect((await press(verb, id, session)).statusCode).toBe(403)
    }
  }
  expect((await listed('&q=Guarded')).feeds.every(({ pausedAt }) => pausedAt === null)).toBe(true)
})
