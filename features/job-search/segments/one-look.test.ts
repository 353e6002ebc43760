import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { engine, readQuery, searchJobs } from '../index.ts'

let database: TestDatabase
let employer: string
const theme = { id: '0198a000-0000-7000-8000-000000000000', jobScope: wholePlatform }
beforeAll(async () => {
  database = await testDatabase()
  employer = await addEmployer(database.db, 'Harbor Health')
  await save('W-1', 'Welder')
  // One clock for all tests: what was said in one is in the past of the next.
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await database.close()
})

const save = (reference: string, title: string) =>
  saveJobs(database.db, employer, null, [draft(reference, { title })])

async function search(q: string) {
  const { jobs, totalDocs, facets } = await searchJobs(database.db, { viewer: null, theme }, readQuery({ q }))
  const counted = facets.find(({ name }) => name === 'state')?.values[0]?.count ?? 0
  return { titles: jobs.map(({ title }) => title).sort(), totalDocs, counted }
}

/** Searches until the index is taken to be as it was, and longer. */
async function settle() {
  await search('welder')
  vi.advanceTimersByTime(5_000)
  await search('welder')
}

/** What is asked of PostgreSQL by the work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(database.pool, 'query')
  try {
    await work()
    return query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
  } finally {
    query.mockRestore()
  }
}

test('where nothing has changed for a while, the statement of the cards says so', async () => {
  await settle()
  const asked = await statementsOf(() => search('welder'))
  expect(asked.filter((text) => text.includes('job_segments'))).toHaveLength(1)
  expect(asked.find((text) => text.includes('job_segments'))).toContain('description')
})

test('what was saved, merged or ended by another process a moment ago is found, or is not', async () => {
  await settle()
  await save('W-2', 'Pipe Welder')
  expect(await search('welder')).toEqual({ titles: ['Pipe Welder', 'Welder'], totalDocs: 2, counted: 2 })

  await settle()
  await expireJobs(database.db, [jobId(employer, 'W-2')])
  expect(await search('welder')).toEqual({ titles: ['Welder'], totalDocs: 1, counted: 1 })

  await settle()
  await save('W-3', 'Deck Welder')
  await engine.maintain(database.db)
  expect(await search('welder')).toEqual({ titles: ['Deck Welder', 'Welder'], totalDocs: 2, counted: 2 })
})

test('a search that found nothing asks before it says so', async () => {
  await settle()
  expect(await search('nurse')).toEqual({ titles: [], totalDocs: 0, counted: 0 })
  await settle()
  await save('N-1', 'Nurse')
  expect(await search('nurse')).toEqual({ titles: ['Nurse'], totalDocs: 1, counted: 1 })
})

test('after a change, and after a minute without a search, the first thing asked is the index', async () => {
  await settle()
  await save('W-4', 'Shop Welder')
  await search('welder')
  const first = async () => (await statementsOf(() => search('welder')))[0]
  expect(await first()).toMatch(/^\s*select concat_ws/)
  await settle()
  expect(await first()).not.toMatch(/^\s*select concat_ws/)
  vi.advanceTimersByTime(61_000)
  expect(await first()).toMatch(/^\s*select concat_ws/)
})

test('what the words mean is read again as well', async () => {
  await settle()
  for (const n of [1, 2, 3, 4]) await save(`J-${n}`, 'Jailer')
  const { understood } = await searchJobs(database.db, { viewer: null, theme }, readQuery({ q: 'jailer' }))
  // Where no job is called so, a correctional officer is meant.
  expect(understood.corrected).toBeNull()
})
