import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from './schema.ts'

let app: TestApp
let harbor: string
let granite: string
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  granite = await addEmployer(app.db, 'Granite Security')
  await saveJobs(app.db, harbor, null, [
    draft('N-1'),
    draft('N-2', { title: 'Nurse Practitioner', city: 'Richmond', zip: '23219', lat: 37.54, lon: -77.44 }),
    draft('N-3', {
      title: 'Medical Assistant',
      description: '<p>You help the registered nurse and the interpreter. Fluent French &amp; German.</p>',
    }),
    draft('N-4', {
      title: 'Telehealth Nurse',
      isRemote: true,
      city: 'Seattle',
      state: 'WA',
      zip: '98101',
      lat: 47.61,
      lon: -122.33,
    }),
  ])
  await saveJobs(app.db, granite, null, [
    draft('S-1', {
      title: 'Security Guard',
      description: '<p>Night patrol of a warehouse.</p>',
      categories: ['protective-service'],
      type: 'Part-time',
    }),
    draft('S-2', {
      title: 'Police Officer',
      description: '<p>Protect the harbor.</p>',
      categories: ['protective-service'],
      source: 'Federal',
      isCompetitive: true,
    }),
  ])
})
afterAll(() => app.close())

const search = async (parameters: string): Promise<SearchPage> => {
  const answer = await app.get(`/jobs/search?${parameters}`, { as: 'json' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const titles = async (parameters: string) => (await search(parameters)).jobs.map((job) => job.title)

test('all words must match, in title or text; where they name a job, in the title', async () => {
  expect(await titles('q=registered nurse')).toEqual(['Registered Nurse'])
  expect(await titles('q="registered nurse"')).toEqual(['Registered Nurse', 'Medical Assistant'])
  expect(await titles('q=nursing')).toHaveLength(3)
  expect(await titles('k=patrol')).toEqual(['Security Guard'])
  expect(await titles('q=nurse -registered')).toEqual(
    expect.arrayContaining(['Nurse Practitioner', 'Telehealth Nurse']),
  )
  expect(await titles('q="practitioner nurse"')).toEqual([])
  expect(await titles('q="nurse practitioner"')).toEqual(['Nurse Practitioner'])
  expect(await titles('q=rn')).toContain('Registered Nurse')
})

test('a location finds jobs within the radius, and remote ones', async () => {
  const near = await search('q=nurse&l=23510&r=50')
  expect(near.place?.label).toBe('Norfolk, VA')
  expect(near.jobs.map((job) => job.title)).toEqual(
    expect.arrayContaining(['Registered Nurse', 'Telehealth Nurse']),
  )
  expect(near.totalDocs).toBe(2)
  expect((await search('q=nurse&l=Norfolk, VA&r=100')).totalDocs).toBe(3)
  expect((await search('q=nurse&l=Norfolk, VA&r=exact')).totalDocs).toBe(2)
  const lost = await search('q=nurse&l=Nowhereville')
  expect(lost.notice).toBe('invalidLocation')
  expect(lost.totalDocs).toBe(3)
})

test('a job that no title has is looked for in the text, and the page says so', async () => {
  const page = await search('q=interpreter')
  expect(page.jobs.map((job) => job.title)).toEqual(['Medical Assistant'])
  expect(page.understood.notes).toEqual(['No job is called “interpreter” here. These mention it.'])
})

test('the HTML page has the same jobs', async () => {
  const page = await app.get('/jobs/search?q=nurse')
  expect(page.statusCode, page.body.slice(0, 500)).toBe(200)
  expect(page.body).toContain('Nurse Practitioner')
})

test('facets count the results without their own filter', async () => {
  const page = await search('cat=protective-service&type=Part-time')
  expect(page.totalDocs).toBe(1)
  const facet = (name: string) => page.facets.find((each) => each.name === name)!.values
  expect(facet('type')).toEqual([
    { value: 'Full-time', label: 'Full-time', count: 1, chosen: false },
    { value: 'Part-time', label: 'Part-time', count: 1, chosen: true },
  ])
})

test('a military code finds civilian jobs and explains the match', async () => {
  const page = await search('c=army&o=11B')
  expect(page.occupation?.code).toBe('11B')
  expect(page.jobs.map((job) => job.title)).toEqual(
    expect.arrayContaining(['Security Guard', 'Police Officer']),
  )
  expect(page.jobs[0]!.mos?.how).toBeTruthy()
})

test('a misspelled word is corrected', async () => {
  expect((await search('q=practitoner')).understood.corrected).toBe('practitioner')
  expect((await search('q=nruse+practitioner')).understood.corrected).toBe('nurse practitioner')
  expect((await search('q=nurse')).understood.corrected).toBeNull()
  const literal = await search('q=practitoner&words=1')
  expect(literal).toMatchObject({ totalDocs: 0, understood: { corrected: null } })
  expect(literal.didYouMean?.label).toBe('practitioner')
})
