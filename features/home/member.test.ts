import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('N-1'), draft('G-1', { title: 'Security Guard' })])
})
afterAll(() => app.close())

const home = async (session: string) => (await app.get('/', { as: 'json', session })).json()

test('a person’s home page shows what fits them, and asks for what helps most', async () => {
  const { session, id } = await app.signIn({ firstName: 'Maria' })
  const page = await home(session)
  expect(page.firstName).toBe('Maria')
  expect(page.fits.map((job: { title: string }) => job.title).sort()).toEqual([
    'Registered Nurse',
    'Security Guard',
  ])
  expect(page.completion.percent).toBe(0)
  expect(page.next).toMatchObject({
    title: 'Add your military occupation',
    href: `/profile/${id}/edit/service`,
  })
  const { body } = await app.get('/', { session })
  expect(body).toContain('Welcome back, Maria')
  expect(body).not.toContain('Search by military occupation')
})

test('what waits is on it: an application whose next step is due, a saved search, not those of others', async () => {
  const { session } = await app.signIn({ firstName: 'Tom' })
  const other = await app.signIn({ firstName: 'Ines' })
  const body = { jobId: jobId(harbor, 'N-1'), status: 'APPLIED' }
  const { id } = (await app.send('POST', '/jobs/applications', { session, body })).json()
  const change = { nextStepOn: '2026-01-05' }
  await app.send('PUT', `/jobs/applications/${id}`, { session, body: change })
  const search = { name: 'Nursing', frequency: 'daily', timeZone: 'America/New_York', query: 'q=nurse' }
  await app.send('POST', '/my-saved-searches', { session, body: search })
  const page = await home(session)
  expect(page.applications).toMatchObject([{ title: 'Registered Nurse', nextStepOn: '2026-01-05' }])
  expect(page.next.href).toBe('/jobs/applications')
  expect(page.searches).toMatchObject([{ name: 'Nursing', fresh: 0, isMore: false }])
  await app.db
    .updateTable('saved_searches')
    .set({ created_at: new Date('2026-01-01') })
    .execute()
  expect((await home(session)).searches).toMatchObject([{ fresh: 1, isMore: true }])
  expect(await home(other.session)).toMatchObject({ applications: [], searches: [] })
})

test('a job that a mentor recommended is the next step', async () => {
  const { session, id } = await app.signIn({ firstName: 'Lena' })
  const mentor = await app.signIn({ firstName: 'Walter' })
  const subject_id = jobId(harbor, 'G-1')
  const recommendation = { mentor_id: mentor.id, mentee_id: id, kind: 'job', subject_id, note: '' }
  await app.db.insertInto('recommendations').values(recommendation).execute()
  const page = await home(session)
  expect([page.recommended, page.next.title]).toEqual([1, 'A mentor recommended a job to you'])
})

test('visitors keep the site’s own page', async () => {
  expect((await app.get('/')).body).toContain('Search by military occupation')
})
