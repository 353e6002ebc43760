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
    draft('6', { title: 'Locksmith', city: 'Richmond', lat: 37.54, lon: -77.44, zip: '23219' }),
    draft('7', {
      title: 'Locksmith Apprentice',
      city: 'Dallas',
      state: 'TX',
      lat: 32.78,
      lon: -96.8,
      zip: '75201',
    }),
    draft('8', { title: 'Line Cook', description: '<p>A galley ashore.</p>' }),
    draft('9', { title: 'Operations Director', description: '<p>Leads three plants.</p>' }),
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

test.each([
  [
    'within a hundred miles',
    'locksmith&l=Norfolk, VA&r=50',
    'Locksmith',
    'No job is called “locksmith” within 50 miles of Norfolk, VA. These are within 100 miles.',
  ],
  [
    'the nearest ones',
    'locksmith&l=Killeen, TX',
    'Locksmith Apprentice, Locksmith',
    'No job is called “locksmith” within 100 miles of Killeen, TX. These are elsewhere, the nearest first.',
  ],
  [
    'those of other states',
    'locksmith&l=Ohio',
    'Locksmith, Locksmith Apprentice',
    'No job is called “locksmith” in Ohio. These are elsewhere.',
  ],
  [
    'those without the filters that words became',
    'part time forklift operator secret clearance',
    'Forklift Operator',
    'No job called “forklift operator” is listed as part-time and asks for a clearance here. These are all that are called so.',
  ],
  [
    'those elsewhere without these filters',
    'part time locksmith&l=Killeen, TX',
    'Locksmith Apprentice, Locksmith',
    'No job called “locksmith” is listed as part-time within 100 miles of Killeen, TX. These are elsewhere, the nearest first.',
  ],
  [
    'what the words name, whatever the occupation',
    'locksmith&l=Norfolk, VA&o=68W&r=100',
    'Locksmith',
    'No job that fits 68W Combat Medic Specialist is called “locksmith”. These are all that are called so.',
  ],
  [
    'those that are not remote',
    'remote archivist',
    'Archivist',
    'No job called “archivist” is remote. These are on site.',
  ],
  [
    'what may be the same work',
    'pizza maker',
    'Line Cook',
    'No job is called “pizza maker” here. These may be the same kind of work.',
  ],
  [
    'the job that a sentence names',
    'Senior leader, 22 years of service, director of operations roles',
    'Operations Director',
    'No job mentions “Senior leader, roles” with the rest. These are for “director of operations”.',
  ],
  [
    'the job, not where it is',
    'cook for hospital kitchens in winter weather months',
    'Line Cook',
    'No job mentions “hospital kitchens in winter weather months” with the rest. These are for “cook”.',
  ],
  [
    'the job without what no job says',
    'locksmith for elderly',
    'Locksmith, Locksmith Apprentice',
    'No job mentions “elderly” with the rest. These are for “locksmith”.',
  ],
])('where none is called so there: %s', async (_, q, titles, note) => {
  const answer = await app.get(`/jobs/search?q=${q}`, { as: 'json' })
  const { jobs, understood }: SearchPage = answer.json()
  expect([jobs.map(({ title }) => title).join(', '), ...understood.notes]).toEqual([titles, note])
})

test('a job elsewhere is not called near, and says how far away it is', async () => {
  const page = await app.get('/jobs/search?q=locksmith&l=Killeen, TX')
  expect(page.body).toContain('<h1 tabindex="-1" class="title">Locksmith jobs</h1>')
  expect(page.body).toMatch(/1[0-9]{2} miles away/)
  expect(page.body).not.toMatch(/jobs near Killeen/)
  expect(page.body).toContain('href="/jobs/map?q=locksmith"')
  const inOhio = await app.get('/jobs/search?q=locksmith&l=Ohio')
  expect(inOhio.body).toContain('>Locksmith jobs</h1>')
  expect(inOhio.body.replaceAll('<!-- -->', '')).toContain('You asked for <strong>Ohio, the whole state')
})

test('a filter that is left out is not said to narrow the results', async () => {
  const ask = async (q: string) =>
    (await app.get(`/jobs/search?q=${q}`, { as: 'json' })).json<SearchPage>().understood.filters
  expect(await ask('part time forklift operator')).toEqual([])
  expect(await ask('part time')).toEqual(['Part-time'])
  expect(await ask('remote archivist')).toEqual([])
  expect(await ask('archivist&l=remote')).toEqual([])
  expect(await ask('&l=remote')).toEqual(['Remote jobs'])
})

test('pages and filters of jobs elsewhere stay elsewhere', async () => {
  const more = async (parameters: string) => {
    const answer = await app.get(`/jobs/search?q=locksmith&l=Killeen, TX${parameters}`, { as: 'json' })
    const { jobs, totalDocs }: SearchPage = answer.json()
    return [totalDocs, ...jobs.map(({ title }) => title)]
  }
  expect(await more('&limit=1&page=2')).toEqual([2, 'Locksmith'])
  expect(await more('&state=VA')).toEqual([1, 'Locksmith'])
  expect(await more('&sort=newest')).toHaveLength(3)
})

test('feeds of a place stay there', async () => {
  const feed = await app.get('/jobs/search.json?q=locksmith&l=Killeen, TX')
  expect(feed.json().items).toEqual([])
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
