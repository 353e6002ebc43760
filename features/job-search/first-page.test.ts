import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { readQuery, searchJobs } from './index.ts'

let database: TestDatabase
let employer: string
const theme = { id: '0198a000-0000-7000-8000-000000000000', jobScope: wholePlatform }
beforeAll(async () => {
  database = await testDatabase()
  employer = await addEmployer(database.db, 'Tidewater Works')
})
afterAll(() => database.close())

const search = (parameters: Record<string, string>) =>
  searchJobs(database.db, { viewer: null, theme }, readQuery(parameters))
const norfolk = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }
const richmond = { city: 'Richmond', state: 'VA', zip: '23219', lat: 37.54, lon: -77.44 }
const reno = { city: 'Reno', state: 'NV', zip: '89501', lat: 39.53, lon: -119.81 }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('what is near the place comes before remote jobs, paid before volunteering, in every order', async () => {
  await saveJobs(database.db, employer, null, [
    draft('N-remote', { title: 'Glazier', ...reno, isRemote: true, postedAt: hoursAgo(1) }),
    draft('N-volunteer', { title: 'Glazier', ...norfolk, isVolunteer: true, postedAt: hoursAgo(2) }),
    draft('N-paid', {
      title: 'Glazier and Window Installer, Second Shift',
      ...norfolk,
      postedAt: hoursAgo(900),
    }),
    draft('N-far', { title: 'Glazier', ...richmond, postedAt: hoursAgo(3) }),
  ])
  for (const sort of ['score', 'newest', 'proximity']) {
    const { jobs, nearby, totalDocs } = await search({ q: 'glazier', l: 'Norfolk, VA', sort })
    expect(jobs.map(({ id }) => id)).toEqual(
      ['N-paid', 'N-volunteer', 'N-remote'].map((reference) => jobId(employer, reference)),
    )
    expect({ nearby, totalDocs }).toEqual({ nearby: { total: 2, onPage: 2 }, totalDocs: 3 })
    expect(jobs.map(({ distance }) => distance === null)).toEqual([false, false, true])
  }
})

test('with fewer than ten jobs near the place, a wider radius is offered with how many are there', async () => {
  const { wider } = await search({ q: 'glazier', l: 'Norfolk, VA' })
  expect(wider.map(({ label, count }) => [label, count])).toContainEqual(['within 100 miles', 3])
})

test('a promoted job goes before those it fits about as well as, at most two a page, and is labelled', async () => {
  const { db } = database
  const titles = (prefix: string, count: number, title: string) =>
    Array.from({ length: count }, (_, i) =>
      draft(`${prefix}-${i}`, {
        title,
        description: '<p>Keeps the farrier tools in order.</p>',
        postedAt: hoursAgo(i),
      }),
    )
  await saveJobs(db, employer, null, [...titles('F', 14, 'Farrier'), ...titles('C', 4, 'Payroll Clerk')])
  await promoteJobs(
    db,
    ['F-9', 'F-10', 'F-11', 'C-0', 'C-1'].map((reference) => jobId(employer, reference)),
    new Date(Date.now() + 86_400_000),
  )
  const first = await search({ q: 'farrier' })
  expect(first.jobs.map(({ promoted }) => promoted)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(first.jobs.every(({ title }) => title === 'Farrier')).toBe(true)
})

describe('the counts of filters', () => {
  test('equal what choosing them gives, for words, codes, places and radii', async () => {
    const { db } = database
    const titles = [
      ...['Security Officer', 'Officer, Security Systems Sales', 'Police Officer', 'Training Instructor'],
      ...['Operations Manager', 'Manager of Security Operations', 'Warehouse Worker', 'Police Records Clerk'],
    ]
    const places = [norfolk, richmond, reno]
    const types = ['Full-time', 'Part-time', null] as const
    const levels = ['Entry level', 'Experienced', 'Manager'] as const
    await saveJobs(
      db,
      employer,
      null,
      Array.from({ length: 90 }, (_, i) =>
        draft(`P-${i}`, {
          title: titles[(i * 7) % titles.length]!,
          ...places[(i * 5) % places.length]!,
          isRemote: i % 4 === 0,
          type: types[(i * 11) % types.length]!,
          careerLevel: levels[(i * 3) % levels.length]!,
          postedAt: hoursAgo(i),
        }),
      ),
    )
    const searches: Record<string, string>[] = [
      ...[{ q: 'security' }, { o: '11B' }, { o: '31B', c: 'army' }, { o: '11B', l: 'Norfolk, VA' }],
      ...[
        { o: '11B', l: 'Norfolk, VA', r: '100' },
        { q: 'officer', l: '23510', r: 'exact' },
      ],
      { q: '11B reno nv' },
    ]
    for (const parameters of searches) {
      const { facets, totalDocs } = await search(parameters)
      expect(totalDocs).toBeGreaterThan(0)
      for (const { name, values } of facets)
        for (const { value, count } of values) {
          const chosen = await search({ ...parameters, [name]: value })
          expect([parameters, name, value, chosen.totalDocs]).toEqual([parameters, name, value, count])
        }
    }
  }, 60_000)
})

test('a page after the last one is the last one', async () => {
  const { page, jobs } = await search({ q: 'security', page: '900' })
  expect(jobs.length).toBeGreaterThan(0)
  expect(page).toBeLessThan(900)
})
