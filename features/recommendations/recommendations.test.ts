import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let job: string
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('N-1')])
  job = jobId(harbor, 'N-1')
})
afterAll(() => app.close())

/** Maria lets mentors find her; James does not. */
async function people() {
  const mentor = await app.signIn({ type: 'Mentor', firstName: 'Grace', lastName: 'Hopper' })
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const james = await app.signIn({ firstName: 'James' })
  await app.db.insertInto('profiles').values({ user_id: maria.id, is_findable: true }).execute()
  return { mentor, maria, james }
}
const recommend = (session: string, mentee: string, note = '') =>
  app.send('POST', `/jobs/${job}/recommend`, { session, body: { mentee, note } })
const banner = async (by: string, session?: string) =>
  (await app.get(`/jobs/${job}/recommended?by=${by}`, { as: 'json', session })).json().recommendedBy

test('a recommended job shows the banner to that person alone', async () => {
  const { mentor, maria, james } = await people()
  const search = `/jobs/search?q=nurse&menteeToRecommend=${maria.id}`
  expect((await app.get(search, { session: mentor.session })).body).toContain('Recommend to')
  expect((await app.get(search, { session: james.session })).body).not.toContain('Recommend to')
  expect((await recommend(mentor.session, maria.id, 'You would like them.')).statusCode).toBe(200)
  expect(await banner(mentor.id, maria.session)).toEqual({ name: 'Grace Hopper' })
  expect(await banner(james.id, maria.session)).toBeNull()
  expect(await banner(mentor.id, james.session)).toBeNull()
  expect(await banner(mentor.id)).toBeNull()
  expect(await banner('nobody', maria.session)).toBeNull()
  const page = await app.get(`/jobs/${job}/recommended?by=${mentor.id}`, { session: maria.session })
  expect(page.body).toContain('Recommended by Grace Hopper')
})

test('the address without a mentor shows the last one to the person it is for, and to nobody after', async () => {
  const { mentor, maria, james } = await people()
  const ruth = await app.signIn({ type: 'Mentor', firstName: 'Ruth', lastName: 'Calloway' })
  const read = (session?: string) => app.get(`/jobs/${job}/recommended`, { session })
  await recommend(mentor.session, maria.id)
  await recommend(ruth.session, maria.id)
  const hers = await read(maria.session)
  expect(hers.body).toContain('Recommended by Ruth Calloway')
  expect(hers.headers['cache-control']).toContain('no-store')
  for (const session of [james.session, undefined, undefined])
    expect((await read(session)).body).not.toContain('Recommended by')
  expect((await read(maria.session)).body).toContain('Recommended by Ruth Calloway')
})

test('a mentor’s search is ranked for the mentee, says for whom, and shows what was recommended', async () => {
  const { mentor, maria } = await people()
  const harbor = await addEmployer(app.db, 'Granite Security')
  const old = { postedAt: new Date('2026-01-05') }
  await saveJobs(app.db, harbor, null, [
    draft('M-1', { title: 'Emergency Medical Technician', ...old }),
    draft('W-1', { title: 'Warehouse Clerk' }),
  ])
  await app.db
    .insertInto('service_records')
    .values({ user_id: maria.id, corps_id: 'army', occupation_id: 'army-68w-enlisted', position: 0 })
    .execute()
  const url = (more = '') => `/jobs/search?menteeToRecommend=${maria.id}${more}`
  const search = async (more?: string) =>
    (await app.get(url(more), { as: 'json', session: mentor.session })).json()
  const { jobs, mentee } = await search()
  expect(jobs[0].title).toBe('Emergency Medical Technician')
  expect(jobs[0].fits).toContain('Fits Maria Ortiz’s occupation 68W')
  expect(mentee).toEqual({ id: maria.id, name: 'Maria Ortiz', recommended: [] })
  const own = await app.get('/jobs/search', { as: 'json', session: mentor.session })
  expect(own.json().jobs[0].title).not.toBe('Emergency Medical Technician')
  const before = (await app.get(url(), { session: mentor.session })).body.replace(/<!-- -->/g, '')
  expect(before).toContain('Jobs for Maria Ortiz')
  const body = { mentee: maria.id, note: '' }
  await app.send('POST', `/jobs/${jobs[0].id}/recommend`, { session: mentor.session, body })
  expect((await search()).mentee.recommended).toEqual([jobs[0].id])
  const after = (await app.get(url(), { session: mentor.session })).body.replace(/<!-- -->/g, '')
  expect(after).toContain('Recommended to Maria Ortiz')
  const james = await app.signIn({ firstName: 'James' })
  const foreign = (await app.get(url(), { as: 'json', session: james.session })).json()
  expect([foreign.mentee, foreign.jobs.some((job: { fits?: string[] }) => job.fits)]).toEqual([null, false])
})

test('mentors alone recommend, and only to people they may find', async () => {
  const { mentor, maria, james } = await people()
  expect((await recommend(mentor.session, james.id)).statusCode).toBe(404)
  expect((await recommend(james.session, maria.id)).statusCode).toBe(403)
})

test('the list answers data; only its person marks a recommendation as done', async () => {
  const { mentor, maria, james } = await people()
  const listOf = async (session: string, query = '') =>
    (await app.get(`/recommendations/list${query}`, { as: 'json', session })).json().data
  await recommend(mentor.session, maria.id)
  await recommend(mentor.session, maria.id, 'Twice is once.')
  const [one, ...more] = await listOf(maria.session)
  expect(more).toEqual([])
  expect(one).toMatchObject({ note: 'Twice is once.', by: { name: 'Grace Hopper' }, job: { id: job } })
  const done = (session: string) =>
    app.send('POST', `/recommendations/${one.id}`, { session, body: { completed: true } })
  expect((await done(james.session)).statusCode).toBe(404)
  await done(maria.session)
  expect(await listOf(maria.session, '?onlyNonComplete=true')).toEqual([])
  expect(await listOf(maria.session)).toMatchObject([{ isComplete: true }])
  expect((await app.get('/recommendations/list', { session: james.session })).body).toContain(
    'You have no recommendations yet.',
  )
})

test('a recommendation comes on the site and by mail, the answer to it on the site alone', async () => {
  const { mentor, maria } = await people()
  await recommend(mentor.session, maria.id, 'They train on the job.')
  const kindsOf = async (session: string) =>
    (await app.get('/notifications', { as: 'json', session })).json() as {
      notices: { kind: string; detail: string }[]
      choices: { kind: string; way: string }[]
    }
  const hers = await kindsOf(maria.session)
  expect(hers.notices).toMatchObject([{ kind: 'recommendation', detail: 'They train on the job.' }])
  expect(hers.choices).toContainEqual(expect.objectContaining({ kind: 'recommendation', way: 'both' }))
  const { data } = (await app.get('/recommendations/list', { as: 'json', session: maria.session })).json()
  const done = { completed: true }
  await app.send('POST', `/recommendations/${data[0].id}`, { session: maria.session, body: done })
  const his = await kindsOf(mentor.session)
  expect(his.notices).toMatchObject([{ kind: 'recommendation-answer' }])
  expect(his.choices).toContainEqual(expect.objectContaining({ kind: 'recommendation-answer', way: 'site' }))
})

test('a page beyond the end is the last one, newest first', async () => {
  const { maria } = await people()
  for (const firstName of ['Grace', 'Ada', 'Joan']) {
    const mentor = await app.signIn({ type: 'Mentor', firstName })
    expect((await recommend(mentor.session, maria.id, firstName)).statusCode).toBe(200)
  }
  const { session } = maria
  const page = async (query: string) =>
    (await app.get(`/recommendations/list?${query}`, { as: 'json', session })).json()
  expect(await page('limit=2')).toMatchObject({
    page: 1,
    totalDocs: 3,
    data: [{ note: 'Joan' }, { note: 'Ada' }],
  })
  expect(await page('limit=2&page=999')).toMatchObject({ page: 2, totalDocs: 3, data: [{ note: 'Grace' }] })
  const last = await app.get('/recommendations/list?limit=2&page=999', { session })
  expect(last.body).toContain('href="/recommendations/list?limit=2"')
})

test('what is not for one is out of what there is to do; the mentor is told, with the reason, and it can be taken back', async () => {
  const { mentor, maria, james } = await people()
  await recommend(mentor.session, maria.id, 'Nights are calm.')
  const list = async (query = '') =>
    (await app.get(`/recommendations/list${query}`, { as: 'json', session: maria.session })).json()
  const [{ id }] = (await list()).data
  const answer = (session: string, body: Record<string, unknown>) =>
    app.send('POST', `/recommendations/${id}`, { session, body })
  const decline = { declined: 'true', why: 'Too far away.' }
  expect((await answer(james.session, decline)).statusCode).toBe(404)
  expect((await answer(maria.session, decline)).json()).toMatchObject({ declined: true })
  await answer(maria.session, decline)
  expect(await list('?limit=5&onlyNonComplete=true')).toMatchObject({ data: [], totalDocs: 0 })
  expect(await list('?show=declined')).toMatchObject({
    data: [{ id, isComplete: false, isDeclined: true }],
    counts: { open: 0, done: 0, declined: 1 },
  })
  const notices = async (session: string) =>
    (await app.get('/notifications', { as: 'json', session })).json().notices
  expect(await notices(mentor.session)).toMatchObject([
    { who: 'Maria', what: 'says that a job you recommended is not for them', detail: 'Too far away.' },
  ])
  const made = async () =>
    (await app.get(`/recommendations/new?mentee=${maria.id}`, { as: 'json', session: mentor.session })).json()
      .made
  expect(await made()).toMatchObject([{ state: 'declined', why: 'Too far away.', note: 'Nights are calm.' }])
  await answer(maria.session, { declined: 'false' })
  expect(await made()).toMatchObject([{ state: 'open', why: '' }])
  await answer(maria.session, { completed: true })
  expect(await made()).toMatchObject([{ state: 'done' }])
  expect(await notices(mentor.session)).toMatchObject([{ what: 'did what you recommended: a job' }])
  expect(await list('?show=done')).toMatchObject({ data: [{ isComplete: true }], counts: { done: 1 } })
})

test('from a person’s profile a mentor recommends a training or a resource, and sees what came of it', async () => {
  const { mentor, maria, james } = await people()
  const { id } = await app.db
    .insertInto('resources')
    .values({ title: 'The last 180 days', address: 'https://www.va.gov/' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const profile = (await app.get(`/profile/${maria.id}`, { session: mentor.session })).body
  const url = `/recommendations/new?mentee=${maria.id}`
  expect(profile).toContain(`href="${url}"`)
  expect((await app.get(`/profile/${maria.id}`, { session: maria.session })).body).not.toContain(url)
  const page = (session: string, mentee = maria.id) =>
    app.get(`/recommendations/new?mentee=${mentee}`, { as: 'json', session })
  expect((await page(mentor.session)).json()).toMatchObject({
    mentee: { name: 'Maria Ortiz' },
    things: [{ value: `resource ${id}`, label: 'Resource: The last 180 days' }],
    made: [],
  })
  expect((await page(mentor.session, james.id)).statusCode).toBe(404)
  expect((await page(james.session)).statusCode).toBe(403)
  const send = (what: string) =>
    app.send('POST', '/recommendations', {
      session: mentor.session,
      body: { mentee: maria.id, what, note: 'Begin at the top.' },
    })
  expect((await send('')).json().errors.what).toBe('Please choose a training or a resource.')
  expect((await send(`training ${id}`)).json().errors.what).toBe('Please choose a training or a resource.')
  expect((await send(`resource ${id}`)).statusCode).toBe(200)
  expect((await page(mentor.session)).json().made).toMatchObject([
    { title: 'The last 180 days', href: `/resources/${id}`, state: 'open', note: 'Begin at the top.' },
  ])
  const { data } = (await app.get('/recommendations/list', { as: 'json', session: maria.session })).json()
  expect(data).toMatchObject([{ kind: 'resource', title: 'The last 180 days' }])
})
