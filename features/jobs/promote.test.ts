import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchPage } from '#features/job-search/schema.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { jobId, promoteJobs, saveJobs } from './index.ts'
import { addEmployer, draft } from './job.fixture.ts'

let app: TestApp
let harbor: string
const newest = new Date('2026-11-18T12:00:00Z')
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('old'),
    draft('new', { title: 'Nurse Practitioner', postedAt: newest }),
    draft('other', { title: 'Ward Clerk', postedAt: newest }),
  ])
})
afterAll(() => app.close())

const jobs = async (parameters = '') => {
  const answer = await app.get(`/jobs/search?${parameters}`, { as: 'json' })
  return (answer.json() as SearchPage).jobs.map(({ title, promoted }) => ({ title, promoted }))
}
const tomorrow = () => new Date(Date.now() + 86_400_000)

test('a promoted job comes first in an empty search and is labeled as promoted', async () => {
  expect((await jobs())[0]!.promoted).toBe(false)
  await promoteJobs(app.db, [jobId(harbor, 'old')], tomorrow())
  await expect.poll(async () => (await jobs())[0]).toEqual({ title: 'Registered Nurse', promoted: true })
  expect(await jobs()).toHaveLength(3)
})

test('a promotion ends on time, and saving the job again keeps it until then', async () => {
  await promoteJobs(app.db, [jobId(harbor, 'other')], tomorrow())
  await saveJobs(app.db, harbor, null, [draft('other', { title: 'Ward Clerk, Nights', postedAt: newest })])
  await expect
    .poll(async () => (await jobs('q=clerk'))[0])
    .toEqual({ title: 'Ward Clerk, Nights', promoted: true })
  await promoteJobs(app.db, [jobId(harbor, 'other')], new Date(Date.now() - 1000))
  await expect.poll(async () => (await jobs('q=clerk'))[0]!.promoted).toBe(false)
})
