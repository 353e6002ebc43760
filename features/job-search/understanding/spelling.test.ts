import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from '../schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const clerks = Array.from({ length: 12 }, (_, i) =>
    draft(`clerk ${i}`, { title: 'Office Clerk', description: 'You maintain and inspect records.' }),
  )
  const technician = draft('technician', { title: 'Maintenance Technician' })
  await saveJobs(app.db, await addEmployer(app.db, 'Tidewater Works'), null, [...clerks, technician])
})
afterAll(() => app.close())

const ask = async (q: string): Promise<SearchPage> =>
  (await app.get(`/jobs/search?${new URLSearchParams({ q })}`, { as: 'json' })).json()

test('a slip is corrected although other words of its stem are in many jobs', async () => {
  const { understood, jobs } = await ask('maintainance technician')
  expect(understood).toMatchObject({
    corrected: 'maintenance technician',
    literal: { words: 'maintainance technician' },
  })
  expect(jobs.map(({ title }) => title)).toEqual(['Maintenance Technician'])
})

test('a form of a word that is in many jobs stays', async () => {
  for (const q of ['maintaining', 'maintained records', 'inspected'])
    expect((await ask(q)).understood.corrected).toBeNull()
})

test('a word that lacks its last letter is no singular', async () => {
  expect((await ask('seamstres')).understood.corrected).toBe('seamstress')
})
