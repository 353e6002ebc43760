import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { engine } from '../engine/engine.ts'
import { readQuery } from '../query/read-query.ts'
import { searchJobs } from '../search.ts'
import { currentSegments } from './segment-cache.ts'
import { careersAt } from './shared-careers.ts'

let database: TestDatabase
let employer: string
beforeEach(async () => {
  await database?.close()
  database = await testDatabase()
  employer = await addEmployer(database.db, 'Harbor')
})
afterAll(() => database.close())

const jobs = {
  nurse: draft('nurse', { categories: [] }),
  byText: draft('by-text', {
    title: 'Team Member II',
    description: '<p>As a forklift operator you load and unload trailers.</p>',
    categories: [],
  }),
  chosen: draft('chosen', {
    title: 'Truck Driver',
    description: 'Drive.',
    categories: ['education-training'],
  }),
  unknown: draft('unknown', {
    title: 'Various Positions',
    description: '<p>Come and talk to us.</p>',
    categories: [],
  }),
}

async function classifyAll() {
  while (await engine.classify(database.db));
}

/** What each job is, by its reference; null: not known. */
async function careers() {
  const byId = new Map(Object.values(jobs).map(({ reference }) => [jobId(employer, reference), reference]))
  const found: Record<string, unknown> = {}
  for (const { size, columns, careers, tombstones } of await currentSegments(database.db))
    for (let slot = 0; slot < size; slot++) {
      if (tombstones.has(slot)) continue
      const hex = Buffer.from(columns.ids.subarray(slot * 16, slot * 16 + 16)).toString('hex')
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
      const [first] = careers ? careersAt(careers, slot) : []
      found[byId.get(id)!] = first ? `${first.soc} by ${first.from}` : null
    }
  return found
}

const search = (query: Record<string, string | string[]>, jobScope = wholePlatform) =>
  searchJobs(database.db, { viewer: null, theme: { id: '', jobScope } }, readQuery(query))

const inCategory = async (cat: string) => (await search({ cat })).jobs.map(({ title }) => title)

test('jobs are classified by title, then by text, and keep what they are when segments are merged', async () => {
  const { db } = database
  await saveJobs(db, employer, null, [jobs.nurse, jobs.byText])
  expect(await careers()).toEqual({ nurse: null, 'by-text': null })
  await classifyAll()
  const known = { nurse: '29-1141.00 by title', 'by-text': '53-7051.00 by text' }
  expect(await careers()).toEqual(known)
  // One at a time, until the small segments are merged.
  for (let i = 0; i < 12; i++) await saveJobs(db, employer, null, [draft(`filler-${i}`)])
  await saveJobs(db, employer, null, [jobs.unknown])
  await engine.maintain(db)
  expect(await careers()).toMatchObject(known)
  await classifyAll()
  expect(await careers()).toMatchObject({ ...known, unknown: null })
  expect(await engine.classify(db)).toBe(false)
})

test('a job without a category counts in that of its career, and one that was chosen stays', async () => {
  await saveJobs(database.db, employer, null, Object.values(jobs))
  expect(await inCategory('nursing')).toEqual([])
  await classifyAll()
  expect(await inCategory('nursing')).toEqual(['Registered Nurse'])
  expect(await inCategory('transportation-driving')).toEqual(['Team Member II'])
  expect(await inCategory('education-training')).toEqual(['Truck Driver'])
  const counts = await engine.tally(database.db, [], ['category'])
  expect(Object.fromEntries(counts.values.get('category')!)).toMatchObject({
    nursing: 1,
    'education-training': 1,
    '': 1,
  })
})

test('a job of several careers equally counts in a category that all of them have, and in none that one of them has', async () => {
  const untold = { description: '<p>Come and join us.</p>', categories: [] }
  const shared = [
    draft('displayer', { title: 'Merchandise Displayer', ...untold }),
    draft('stock', { title: 'Stock Associate', ...untold }),
    draft('ramp', { title: 'Ramp Agent', ...untold }),
  ]
  await saveJobs(database.db, employer, null, shared)
  await classifyAll()
  const counts = await engine.tally(database.db, [], ['category'])
  expect(Object.fromEntries(counts.values.get('category')!)).toEqual({
    'arts-media': 1,
    'transportation-driving': 1,
    '': 1,
  })
})

test('a site of some categories shows the jobs that have them, as their pages do', async () => {
  await saveJobs(database.db, employer, null, Object.values(jobs))
  await classifyAll()
  const onSite = async (categories: string[]) =>
    (await search({}, { ...wholePlatform, categories })).jobs.map(({ title }) => title)
  expect(await onSite(['nursing'])).toEqual([])
  expect(await onSite(['nursing', 'education-training'])).toEqual(['Truck Driver'])
})

test('another version is applied in the background, and the board is found as it was until then', async () => {
  const { db } = database
  await saveJobs(db, employer, null, Object.values(jobs))
  await classifyAll()
  const before = await careers()
  await sql`update job_segments set careers_by = 1`.execute(db)
  expect(await careers()).toEqual(before)
  expect(await inCategory('nursing')).toEqual(['Registered Nurse'])
  expect(await engine.classify(db)).toBe(true)
  const { rows } = await sql`select 1 from job_segments where careers_by = 1`.execute(db)
  expect(rows).toEqual([])
  expect(await careers()).toEqual(before)
  // As a release before this one writes them.
  await sql`update job_segments set careers = null, careers_by = null, careers_complete = false`.execute(db)
  expect(await careers()).toEqual({ nurse: null, 'by-text': null, chosen: null, unknown: null })
  await classifyAll()
  expect(await careers()).toEqual(before)
})
