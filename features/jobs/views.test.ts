// Views of job pages: counted after the answer, from the cache too, without those who hire.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { jobId, saveJobs } from './index.ts'
import { addEmployer, draft } from './job.fixture.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('A', { title: 'Nurse' })])
})

test('people are counted, with and without the page cache; programs, bots and those who hire are not', async () => {
  const { href } = (await app.get(`/jobs/${jobId(harbor, 'A')}`, { as: 'json' })).json().job
  const maria = await app.signIn({ firstName: 'Maria' })
  const priya = await app.signIn({ firstName: 'Priya', employerId: harbor })
  for (let visits = 0; visits < 3; visits++) await app.get(href)
  await app.get(href, { session: maria.session })
  await app.get(href, { session: priya.session })
  await app.get(href, { as: 'json' })
  await app.get(href, { headers: { 'user-agent': 'Googlebot/2.1' } })
  await app.get('/jobs/nothing-here')
  // Closing writes what is counted.
  const { db, app: server } = app
  await server.close()
  const rows = await db.selectFrom('job_views').select(['job_id', 'employer_id', 'views']).execute()
  expect(rows).toEqual([{ job_id: jobId(harbor, 'A'), employer_id: harbor, views: 4 }])
})

afterAll(() => app.close())
