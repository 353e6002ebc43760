import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let nurse: string
let guard: string
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('N-1'), draft('G-1', { title: 'Security Guard' })])
  nurse = jobId(harbor, 'N-1')
  guard = jobId(harbor, 'G-1')
})
afterAll(() => app.close())

const press = (id: string, session: string | undefined, favorite: unknown) =>
  app.send('POST', `/jobs/${id}/favorite`, { session, body: { favorite } })

test('a job is saved and removed, idempotently and for that person alone', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const james = await app.signIn({ firstName: 'James' })
  for (const favorite of [true, 'true']) {
    const answer = await press(nurse, maria.session, favorite)
    expect(answer.json()).toMatchObject({ ok: true, favorite: true })
  }
  const search = async (session: string) =>
    (await app.get('/jobs/search?q=nurse', { as: 'json', session })).json().jobs[0].favorited
  expect(await search(maria.session)).toBe(true)
  expect(await search(james.session)).toBe(false)
  expect((await app.get(`/jobs/${nurse}`, { as: 'json', session: maria.session })).json().job.favorited).toBe(
    true,
  )
  for (const favorite of [false, 'false']) await press(nurse, maria.session, favorite)
  expect(await search(maria.session)).toBe(false)
})

test('the list has the most recently saved first, marks expired jobs, and ends at its last page', async () => {
  const { session } = await app.signIn()
  const empty = await app.get('/jobs/favorites', { session })
  expect(empty.body).toContain('Nothing saved.')
  await press(guard, session, true)
  await press(nurse, session, true)
  await expireJobs(app.db, [guard])
  const { jobs, totalDocs } = (await app.get('/jobs/favorites', { as: 'json', session })).json()
  expect(totalDocs).toBe(2)
  expect(jobs).toMatchObject([
    { id: nurse, isGone: false, favorited: true },
    { id: guard, isGone: true, favorited: true },
  ])
  expect((await app.get('/jobs/favorites', { session })).body).toContain('No longer open')
  const last = (await app.get('/jobs/favorites?page=999&limit=1', { as: 'json', session })).json()
  expect([last.page, last.totalDocs, last.jobs[0].id]).toEqual([2, 2, guard])
  const page = await app.get('/jobs/favorites?page=2&limit=1', { session })
  expect(page.body).toContain('href="/jobs/favorites?limit=1"')
})

test('refuses an unknown job, and anything but a boolean', async () => {
  const { session } = await app.signIn()
  expect((await press('0198c9a2-0000-7000-8000-000000000000', session, true)).statusCode).toBe(404)
  expect((await press('senator', session, true)).statusCode).toBe(404)
  for (const favorite of ['perhaps', undefined, [true, false]])
    expect((await press(nurse, session, favorite)).statusCode).toBe(422)
})

const form = (headers: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: `/jobs/${nurse}/favorite`,
    headers: {
      host: 'localhost',
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'favorite=true',
  })

test('the job a visitor tried to save is saved by the first screen after sign-in, once', async () => {
  const pressed = await form({ referer: 'http://localhost/jobs/search?q=nurse', origin: 'http://localhost' })
  expect(pressed.headers.location).toBe(
    `/user/login?redirectTo=${encodeURIComponent('/jobs/search?q=nurse')}`,
  )
  const intent = pressed.cookies.find(({ name }) => name === 'intent')!.value
  const { session } = await app.signIn()
  const back = await app.app.inject({
    url: '/jobs/search?q=nurse',
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session, intent },
  })
  expect(back.json().jobs[0].favorited).toBe(true)
  expect(back.cookies.find(({ name }) => name === 'intent')).toMatchObject({ value: '' })
})

test('another site cannot save a job for somebody', async () => {
  const pressed = await form({ origin: 'http://evil.example', referer: 'http://evil.example/' })
  expect(pressed.cookies.find(({ name }) => name === 'intent')).toBeUndefined()
  const { session } = await app.signIn()
  await app.app.inject({
    url: '/jobs/search',
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session, intent: nurse },
  })
  const { totalDocs } = (await app.get('/jobs/favorites', { as: 'json', session })).json()
  expect(totalDocs).toBe(0)
})
