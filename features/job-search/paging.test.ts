import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { expireJobs, jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { engine, readQuery, refreshEmployerJobs, searchJobs } from './index.ts'

let database: TestDatabase
let employer: string
const theme = { id: '0198a000-0000-7000-8000-000000000000', jobScope: wholePlatform }
const day = 86_400_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
beforeAll(async () => {
  database = await testDatabase()
  employer = await addEmployer(database.db, 'Lone Star Logistics')
})
afterAll(() => database.close())

const search = (parameters: Record<string, string>, now?: Date) =>
  searchJobs(database.db, { viewer: null, theme, now }, readQuery(parameters))

test('pages neither repeat nor skip a job while an import adds, changes, expires and merges', async () => {
  const { db } = database
  const titles = ['Truck Driver', 'Delivery Truck Driver', 'Driver', 'Yard Truck Spotter']
  const jobs = Array.from({ length: 120 }, (_, i) =>
    draft(`D-${i}`, {
      title: titles[i % 4]!,
      description: '<p>You work with a truck driver.</p>',
      postedAt: new Date(Date.now() - (i % 9) * day),
    }),
  )
  for (let i = 0; i < jobs.length; i += 12) await saveJobs(db, employer, null, jobs.slice(i, i + 12))
  await engine.maintain(db)

  // Seconds count: what comes in the same second as the first page may be on it.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const first = await search({ q: 'truck driver' })
  expect(first.totalDocs).toBe(120)
  const seen = first.jobs.map((job) => job.id)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  for (let page = 2; page <= 12; page++) {
    await saveJobs(db, employer, null, [draft(`new-${page}`, { title: 'Truck Driver' })])
    await saveJobs(db, employer, null, [{ ...jobs[page * 9]!, wageMin: page }])
    if (page === 5) await engine.maintain(db)
    if (page === 6) await expireJobs(db, [jobId(employer, 'D-0'), jobId(employer, 'D-7')])
    const next = await search({ q: 'truck driver', page: String(page), at: first.query.at })
    seen.push(...next.jobs.map((job) => job.id))
  }
  expect(new Set(seen).size).toBe(seen.length)
  const missing = jobs.map((job) => jobId(employer, job.reference)).filter((id) => !seen.includes(id))
  expect(missing.filter((id) => id !== jobId(employer, 'D-0') && id !== jobId(employer, 'D-7'))).toEqual([])
}, 60_000)

test('a job is found until the second it expires, unless its employer’s jobs never expire', async () => {
  const { db } = database
  const keeper = await addEmployer(db, 'Forever Foods', { never_expire_jobs: true })
  const expiresAt = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000)
  await saveJobs(db, employer, null, [draft('B-1', { title: 'Night Baker', expiresAt })])
  await saveJobs(db, keeper, null, [draft('B-2', { title: 'Day Baker', expiresAt })])
  const matches = async (after: number) =>
    (await search({ q: 'baker' }, new Date(expiresAt.getTime() + after))).jobs.map((job) => job.title)
  expect((await matches(-1_000)).sort()).toEqual(['Day Baker', 'Night Baker'])
  expect(await matches(0)).toEqual(['Day Baker'])

  await db.updateTable('employers').set({ never_expire_jobs: true }).where('id', '=', employer).execute()
  await refreshEmployerJobs(db, employer)
  expect(await matches(0)).toHaveLength(2)
})

test('promoted jobs take at most one place in five, are labeled, and appear on one page only', async () => {
  const { db } = database
  const jobs = Array.from({ length: 20 }, (_, i) =>
    draft(`W-${i}`, { title: 'Welder', postedAt: minutesAgo(i) }),
  )
  await saveJobs(db, employer, null, jobs)
  await promoteJobs(
    db,
    [15, 16, 17].map((i) => jobId(employer, `W-${i}`)),
    new Date(Date.now() + day),
  )
  const pages = await Promise.all([1, 2].map((page) => search({ q: 'welder', page: String(page) })))
  const all = pages.flatMap((page) => page.jobs)
  expect(new Set(all.map((job) => job.id)).size).toBe(20)
  expect(all.map((job, place) => (job.promoted ? place : -1)).filter((place) => place >= 0)).toEqual([
    0, 5, 10,
  ])
  expect((await search({ q: 'welder', sort: 'newest' })).jobs[0]!.promoted).toBe(false)
})

test('sorts by distance, remote jobs last, and shows the distance', async () => {
  const { db } = database
  const at = (city: string, state: string, lat: number, lon: number) => ({
    city,
    state,
    lat,
    lon,
    title: 'Plumber',
  })
  await saveJobs(db, employer, null, [
    draft('P-far', at('Washington', 'DC', 38.9, -77.04)),
    draft('P-mid', at('Richmond', 'VA', 37.54, -77.44)),
    draft('P-near', at('Virginia Beach', 'VA', 36.85, -75.98)),
    draft('P-remote', { ...at('Reno', 'NV', 39.53, -119.81), isRemote: true }),
    draft('P-hybrid', { ...at('Reno', 'NV', 39.53, -119.81), isHybrid: true }),
  ])
  const { jobs } = await search({ q: 'plumber', l: '23510', r: '100', sort: 'proximity' })
  expect(jobs.map((job) => [job.addressShort, job.distance && Math.round(job.distance)])).toEqual([
    ['Virginia Beach, VA', 17],
    ['Richmond, VA', 79],
    ['Reno, NV', null],
  ])
})

test('a rank boosts the matching career level', async () => {
  const { db } = database
  const posted = { title: 'Security Manager', postedAt: minutesAgo(5) }
  await saveJobs(db, employer, null, [
    draft('L-1', { ...posted, careerLevel: 'Entry level' }),
    draft('L-2', { ...posted, careerLevel: 'Manager' }),
  ])
  const of = async (rank: string) =>
    (await search({ c: 'army', o: '31B', rank })).jobs.find((job) => job.title === 'Security Manager')
  expect((await of('O-4'))?.careerLevel).toBe('Manager')
  expect((await of('E-2'))?.careerLevel).toBe('Entry level')
})

test('a page beyond the end is the last one', async () => {
  const { db } = database
  const jobs = Array.from({ length: 13 }, (_, i) =>
    draft(`G-${i}`, { title: 'Glazier', postedAt: minutesAgo(i) }),
  )
  await saveJobs(db, employer, null, jobs)
  const last = await search({ q: 'glazier', page: '2' })
  expect(last.jobs).toHaveLength(3)
  for (const sort of ['score', 'newest']) {
    const beyond = await search({ q: 'glazier', page: '999', sort })
    expect([beyond.page, beyond.query.page, beyond.totalDocs]).toEqual([2, 2, 13])
    expect(beyond.jobs).toHaveLength(3)
    expect(beyond.canonical).toContain('page=2')
  }
  const older = await search({ q: 'glazier', page: '999', at: last.query.at })
  expect(older.jobs.map((job) => job.id)).toEqual(last.jobs.map((job) => job.id))
  const none = await search({ q: 'unheard-of', page: '999' })
  expect([none.page, none.totalDocs, none.jobs]).toEqual([1, 0, []])
})
