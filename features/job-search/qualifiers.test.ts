import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from './schema.ts'

const dallas = { city: 'Dallas', state: 'TX', lat: 32.78, lon: -96.8, zip: '75201' }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await saveJobs(app.db, await addEmployer(app.db, 'Harbor Works'), null, [
    draft('1', { title: 'Welder', ...dallas }),
    draft('2', { title: 'Machine Operator' }),
    draft('3', { title: 'Middle School Teacher' }),
    draft('4', { title: 'Certifying Official', description: '<p>Sits beside a teacher.</p>' }),
    draft('5', { title: 'Licensed Practical Nurse' }),
    draft('6', { title: 'School Nurse', description: '<p>Licensed and practical.</p>' }),
    draft('7', { title: 'Logistician' }),
    draft('8', { title: 'Logistics Manager' }),
    draft('9', { title: 'Sales Representative' }),
    draft('11', { title: 'Dental Assistant' }),
    draft('12', { title: 'Medical Assistant', description: '<p>No dental office, a pediatric one.</p>' }),
    draft('13', { title: 'Wind Turbine Technician' }),
    draft('14', {
      title: 'Hiring Manager',
      description: '<p>Travel to wind turbine sites of technicians.</p>',
    }),
    draft('15', { title: 'Vendor Manager' }),
    draft('10', { title: 'Park Ranger', description: '<p>No sales.</p>' }),
  ])
})
afterAll(() => app.close())

async function ask(query: string): Promise<SearchPage> {
  return (await app.get(`/jobs/search?${query}`, { as: 'json' })).json()
}
const titles = ({ jobs }: SearchPage) => jobs.map(({ title }) => title)

test.each([
  ['certified welder', 'welder', 'Welder'],
  ['AWS certified welder', 'welder', 'Welder'],
  ['experienced welder', 'welder', 'Welder'],
  ['certified teacher', 'teacher', 'Middle School Teacher'],
])('%s is called %s', async (typed, job, title) => {
  const page = await ask(`q=${typed}`)
  expect(titles(page)).toEqual([title])
  expect(page.understood.notes).toEqual([`No job is called “${typed}” here. These are called “${job}”.`])
})

test.each([
  ['welder with own truck', 'own truck', 'welder', 'Welder'],
  ['dental assistant pediatric office', 'pediatric office', 'dental assistant', 'Dental Assistant'],
  ['wind turbine technician travel', 'travel', 'wind turbine technician', 'Wind Turbine Technician'],
])('%s: without "%s", which no job says, it is %s', async (typed, others, job, title) => {
  const page = await ask(`q=${typed}`)
  expect(titles(page)).toEqual([title])
  expect(page.understood.notes).toEqual([
    `No job mentions “${others}” with the rest. These are for “${job}”.`,
  ])
})

test('what is no worker begins no title', async () => {
  const { understood } = await ask('q=vendors and contracts we haggled over')
  expect(understood.notes.join()).not.toContain('These are for')
})

test('what a job is called stays', async () => {
  expect(titles(await ask('q=licensed practical nurse'))).toEqual(['Licensed Practical Nurse'])
})

test('elsewhere, where none is near', async () => {
  const page = await ask('q=certified welder&l=Norfolk, VA')
  expect(titles(page)).toEqual(['Welder'])
  expect(page.understood.notes).toEqual([
    'No job is called “welder” within 100 miles of Norfolk, VA. These are elsewhere, the nearest first.',
  ])
})

test('a title of several careers finds the work of each, but no managers of it', async () => {
  const page = await ask('q=logistics coordinator')
  expect(titles(page)).toEqual(['Logistician'])
  expect(page.understood.notes).toEqual([
    'No job is called “logistics coordinator” here. These are the same kind of work.',
  ])
})

test.each(['outside sales', 'inside sales'])('%s is no work outdoors', async (typed) => {
  expect(titles(await ask(`q=${typed}`))).toEqual(['Sales Representative'])
})
