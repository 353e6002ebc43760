import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from './schema.ts'

const richmond = { city: 'Richmond', lat: 37.54, lon: -77.44, zip: '23219' }
const dallas = { city: 'Dallas', state: 'TX', lat: 32.78, lon: -96.8, zip: '75201' }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await saveJobs(app.db, await addEmployer(app.db, 'Harbor Works'), null, [
    draft('1', { title: 'HVAC Technician' }),
    draft('2', { title: 'Emergency Medical Technician' }),
    draft('3', { title: 'Aircraft Mechanic', ...richmond }),
    draft('4', { title: 'Dental Assistant', ...dallas }),
    draft('5', { title: 'Leasing Consultant', description: '<p>Apartments, and some sales.</p>' }),
    draft('6', { title: 'Sales Representative' }),
    draft('7', { title: 'Sales Representative', ...dallas }),
    draft('9', { title: 'School Nurse', description: '<p>Perioperative work is none of it.</p>' }),
    draft('8', { title: 'Perioperative Nurse', description: '<p>Helps in anesthesia.</p>', ...dallas }),
  ])
})
afterAll(() => app.close())

async function ask(query: string): Promise<SearchPage> {
  return (await app.get(`/jobs/search?${query}`, { as: 'json' })).json()
}
const titles = ({ jobs }: SearchPage) => jobs.map(({ title }) => title)

test.each([
  [
    'within a hundred miles',
    'o=15U&l=Norfolk, VA',
    'Aircraft Mechanic',
    'No job within 50 miles of Norfolk, VA closely fits 15U CH-47 Helicopter Repairer. These are within 100 miles.',
  ],
  [
    'elsewhere',
    'q=68E&l=Norfolk, VA',
    'Dental Assistant',
    'No job within 50 miles of Norfolk, VA closely fits 68E Dental Specialist. These are elsewhere, the nearest first.',
  ],
])(
  'jobs that fit an occupation closely, %s, before those that fit in part',
  async (_, query, title, said) => {
    const page = await ask(query)
    expect(titles(page)).toEqual([title])
    const [choice] = page.understood.choices
    expect(choice?.title).toBe(said)
    expect(choice?.links[0]?.label).toMatch(/^See the .* there that fits? in part$/)
    const inPart = await ask(choice!.links[0]!.href.split('?')[1]!)
    expect(inPart.nearby?.total).toBeGreaterThan(0)
    expect(titles(inPart)).not.toContain(title)
    expect(inPart.understood.choices).toEqual([])
  },
)

test('jobs at the place stay those while they are filtered, and no longer with another place', async () => {
  const there = '/jobs/search?q=68E&l=Norfolk, VA&there=1'
  const { body } = await app.get(there)
  expect(body).toContain('<input type="hidden" name="there" value="Norfolk, VA"/>')
  const kept = await ask('q=68E&l=Norfolk, VA&there=Norfolk, VA&type=Full-time')
  expect(kept.elsewhere).toBe(false)
  const moved = await ask('q=68E&l=Richmond, VA&there=Norfolk, VA')
  expect(titles(moved)).toEqual(['Dental Assistant'])
})

test('where one at the place fits closely, those there are shown', async () => {
  const page = await ask('o=68W&l=Norfolk, VA')
  expect(titles(page)).toContain('Emergency Medical Technician')
  expect(page.understood.choices).toEqual([])
})

test('feeds of a place stay there', async () => {
  const { body } = await app.get('/jobs/search.rss?o=68E&l=Norfolk, VA')
  expect(body).toContain('Emergency Medical Technician')
  expect(body).not.toContain('Dental Assistant')
})

test('a chosen filter does not change what is searched', async () => {
  const page = await ask('o=68E&l=Norfolk, VA&type=Internship')
  expect(page.totalDocs).toBe(0)
  expect(page.elsewhere).toBe(true)
})

test('the same kind of work, where one title has half of the words', async () => {
  const page = await ask('q=sales consultant')
  expect(titles(page)).toEqual(['Sales Representative', 'Sales Representative'])
  expect(page.understood.notes).toEqual([
    'No job is called “sales consultant” here. These are the same kind of work.',
  ])
  expect(titles(await ask('q=leasing consultant'))).toEqual(['Leasing Consultant'])
})

test('jobs of the name elsewhere, where one at the place has half of it', async () => {
  const page = await ask('q=perioperative nurse&l=Norfolk, VA')
  expect(titles(page)).toEqual(['Perioperative Nurse'])
  expect(page.understood.choices[0]?.links[0]?.label).toBe('See the one there that fits in part')
})

test('words that name no job are looked for elsewhere where nothing at the place mentions them', async () => {
  const page = await ask('q=anesthesia&l=Norfolk, VA')
  expect(titles(page)).toEqual(['Perioperative Nurse'])
  expect(page.understood.notes).toEqual([
    'No job mentions “anesthesia” within 100 miles of Norfolk, VA. These are elsewhere, the nearest first.',
  ])
})

test.each(['captain', 'cpt'])('"%s" beside a code is a rank', async (rank) => {
  const { understood, query } = await ask(`q=${rank} 66H army`)
  expect(understood.occupation?.code).toBe('66H')
  expect(understood.notes).toContain('Jobs at the career levels that fit O-3 come first.')
  expect(query.q).toBe(`${rank} 66H army`)
})
