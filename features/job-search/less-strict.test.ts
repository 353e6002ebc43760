import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await saveJobs(app.db, await addEmployer(app.db, 'Harbor Works'), null, [
    draft('1', { title: 'Emergency Medical Technician', description: '<p>An ambulance in Norfolk.</p>' }),
    draft('2', { title: 'Archivist', description: '<p>The records of a county.</p>' }),
    draft('3', { title: 'Forklift Operator', description: '<p>Weekdays, 8 to 4.</p>' }),
    draft('4', { title: 'Welder', description: '<p>Our zookeeper likes good fences.</p>' }),
    draft('5', { title: 'Automotive Technician', description: '<p>Trucks and cars.</p>' }),
  ])
})
afterAll(() => app.close())

async function found(q: string, more = '', session = '') {
  const answer = await app.get(`/jobs/search?q=${encodeURIComponent(q)}${more}`, { as: 'json', session })
  const { jobs, understood }: SearchPage = answer.json()
  return [jobs.map(({ title }) => title).join(', '), ...understood.notes]
}

test.each([
  [
    'the same work by another name',
    'EMT-B',
    'Emergency Medical Technician',
    'No job is called “EMT-B” here. These are the same kind of work.',
  ],
  ['jobs that mention it', 'zookeeper', 'Welder', 'No job is called “zookeeper” here. These mention it.'],
  ['related work', 'librarian', 'Archivist', 'No job is called “librarian” here. These are related jobs.'],
  [
    'the job at any hour',
    'forklift operator second shift',
    'Forklift Operator',
    'No job called “forklift operator” mentions “evening shift” here. These are all that are called so.',
  ],
  ['what replaced a code', '63B', 'Automotive Technician', 'Army 63B is now 91B Wheeled Vehicle Repairer.'],
])('where no job is called so: %s', async (_, q, titles, note) => {
  expect(await found(q)).toEqual([titles, note])
})

test('a filter that leaves nothing changes no search', async () => {
  const [titles, note] = await found('EMT-B', '&type=Internship')
  expect([titles, note]).toEqual(['', 'No job is called “EMT-B” here. These are the same kind of work.'])
})

test('ways to wider searches keep the words that were typed', async () => {
  const answer = await app.get('/jobs/search?q=librarian&l=Norfolk, VA', { as: 'json' })
  const { jobs, wider }: SearchPage = answer.json()
  expect(jobs.map(({ title }) => title)).toEqual(['Archivist'])
  expect(wider.filter(({ href }) => !href.includes('q=librarian'))).toEqual([])
})

test('a shift that no job of the kind has finds no jobs of another kind', async () => {
  const [titles] = await found('rn night shift')
  expect(titles).not.toContain('Welder')
})

test('what nobody does stays without results', async () => {
  expect(await found('xylograph')).toEqual([''])
})

test('what is searched instead is searched in the same index, which is asked for once', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => void query.mockRestore())
  await found('librarian', '&l=Norfolk, VA&r=25')
  const asked = query.mock.calls.map(([statement]) => JSON.stringify(statement) ?? '')
  expect(asked.filter((text) => text.includes('careers_complete'))).toHaveLength(1)
})

test('the next search sees what was saved after the last', async () => {
  // Signed in: a visitor's page is kept until this process hears of the job.
  const { session } = await app.signIn()
  expect(await found('beekeeper', '', session)).toEqual([''])
  await saveJobs(app.db, await addEmployer(app.db, 'Apiary'), null, [draft('B', { title: 'Beekeeper' })])
  expect(await found('beekeeper', '', session)).toEqual(['Beekeeper'])
})
