import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let employer: string
const norfolk = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }
const tacoma = { city: 'Tacoma', state: 'WA', zip: '98402', lat: 47.25, lon: -122.44 }

beforeAll(async () => {
  app = await testApp()
  employer = await addEmployer(app.db, 'Tidewater Works')
  await saveJobs(app.db, employer, null, [
    draft('1', { title: 'Janitor', ...norfolk }),
    draft('2', { title: 'Custodian', ...norfolk }),
    draft('3', { title: 'Night Janitor', ...tacoma }),
    draft('4', { title: 'Welder', ...norfolk }),
    draft('5', { title: 'MIG Fabrication Specialist', ...norfolk }),
    draft('6', { title: 'Registered Nurse', ...norfolk }),
  ])
})
afterAll(() => app.close())

const similarTo = async (reference: string): Promise<string[]> => {
  const answer = await app.get(`/jobs/${jobId(employer, reference)}`, { as: 'json' })
  return answer.json().similar.map(({ title }: { title: string }) => title)
}

test('jobs of the same work are similar whatever they are called, nearby ones first; then the rest of the category', async () => {
  expect((await similarTo('1')).slice(0, 2)).toEqual(['Custodian', 'Night Janitor'])
  expect((await similarTo('2')).slice(0, 2)).toEqual(['Janitor', 'Night Janitor'])
  expect(await similarTo('1')).toHaveLength(5)
})
