// The jobs of an employer: who changes them, and promotions that spend a credit each.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let priya: { session: string }
let rival: { id: string; session: string }
let ruth: { session: string }
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  const granite = await addEmployer(app.db, 'Granite Security')
  await saveJobs(app.db, harbor, null, [
    draft('A', { title: 'Nurse' }),
    draft('B', { title: 'Cook' }),
    draft('C', { title: 'Driver' }),
  ])
  priya = await app.signIn({ firstName: 'Priya', employerId: harbor })
  rival = await app.signIn({ firstName: 'Rex', employerId: granite })
  ruth = await app.signIn({ type: 'Admin' })
})
afterAll(() => app.close())

const of = (reference: string) => jobId(harbor, reference)
const listed = async (query = '', session = priya.session) =>
  (await app.get(`/admin/jobs${query}`, { as: 'json', session })).json()
const titles = async (query = '') => (await listed(query)).jobs.map(({ title }: { title: string }) => title)
const send = (path: string, body = {}, session = priya.session) =>
  app.send('POST', `/admin/jobs/${path}`, { session, body })
const found = async () =>
  (await app.get(`/jobs/search?employer=${harbor}`, { as: 'json' }))
    .json()
    .jobs.map(({ title }: { title: string }) => title)
const credits = (promotion_credits: number) =>
  app.db.updateTable('employers').set({ promotion_credits }).where('id', '=', harbor).execute()

test('managers see the jobs of their employer, staff those of any', async () => {
  expect(await titles('?sort=title')).toEqual(['Cook', 'Driver', 'Nurse'])
  expect(await titles('?q=nur')).toEqual(['Nurse'])
  expect(await titles('?source=feed')).toEqual([])
  expect((await listed(`?employer=${harbor}`, ruth.session)).totalDocs).toBe(3)
  expect((await app.get('/admin/jobs', { session: ruth.session })).headers.location).toBe('/admin/employers')
  expect((await app.get('/admin/jobs', { session: priya.session })).body).toContain('Harbor Health jobs')
})

test('a job is closed and opened again, in the search as well', async () => {
  expect((await send('expire', { jobs: [of('A')] })).json().message).toBe('1 job is closed.')
  expect(await titles('?state=closed')).toEqual(['Nurse'])
  await expect.poll(found).not.toContain('Nurse')
  for (let twice = 0; twice < 2; twice++)
    expect((await send('restore', { jobs: [of('A')] })).statusCode).toBe(200)
  await expect.poll(found).toContain('Nurse')
  expect((await listed()).counts).toEqual({ all: 3, open: 3, closed: 0 })
  expect((await send('expire', { jobs: [] })).json().errors).toEqual({ jobs: 'Please choose a job first.' })
})

test('a manager of another employer changes nothing; each denial is audited', async () => {
  const tries = [
    await app.get(`/admin/jobs?employer=${harbor}`, { as: 'json', session: rival.session }),
    await send('expire', { jobs: [of('A')] }, rival.session),
    await send('restore', { jobs: [of('A')] }, rival.session),
    await send('delete', { jobs: [of('A')] }, rival.session),
    await send(`${of('A')}/promote`, {}, rival.session),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  const denied = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'job.denied')
    .where('actor_id', '=', rival.id)
    .execute()
  expect(denied).toHaveLength(tries.length)
  expect((await listed()).counts.open).toBe(3)
})

test('a promotion spends one credit for 30 days; two at once spend one, and none is ever missing', async () => {
  expect((await send(`${of('A')}/promote`)).statusCode).toBe(409)
  await credits(2)
  const same = await Promise.all([send(`${of('A')}/promote`), send(`${of('A')}/promote`)])
  expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { company, jobs } = await listed('?promoted=yes')
  expect(company.promotionCredits).toBe(1)
  const days = (Date.parse(jobs[0].promotedUntil) - Date.now()) / 86_400_000
  expect([jobs.length, Math.round(days)]).toEqual([1, 30])
  const two = await Promise.all([send(`${of('B')}/promote`), send(`${of('C')}/promote`)])
  expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await listed()).company.promotionCredits).toBe(0)
  // It ends by itself.
  await app.db
    .updateTable('jobs')
    .set({ promoted_until: new Date(Date.now() - 1_000) })
    .execute()
  expect(await titles('?promoted=yes')).toEqual([])
})

test('a job that somebody applied for is closed instead of deleted', async () => {
  await saveJobs(app.db, harbor, null, [
    draft('D', { title: 'Clerk', applyUrl: null, applyEmail: 'j@harbor.example' }),
  ])
  const { session } = await app.signIn({ firstName: 'Maria' })
  await app.send('POST', `/jobs/${of('D')}/apply`, { session, body: { message: 'Hi' } })
  await send('delete', { jobs: [of('C'), of('D')] })
  expect(await titles('?sort=title')).toEqual(['Clerk', 'Cook', 'Nurse'])
  expect(await titles('?state=closed')).toEqual(['Clerk'])
})
