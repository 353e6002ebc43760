import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { everything } from '../engine/query.ts'
import { readQuery } from '../query/read-query.ts'
import { compile } from '../ranking/compile.ts'
import { searchJobs } from '../search.ts'
import { termsOf } from '../text/words.ts'
import { slotsOf } from './bits.ts'
import { buildSegment } from './build.ts'
import { classifySegments, leastClassified } from './classify-segments.ts'
import { indexedJob } from './indexed-job.fixture.ts'
import { matchTitles } from './match-titles.ts'
import { inMemory, loadedOf, withClasses } from './memory-segment.ts'
import { currentSegments } from './segment-cache.ts'
import { classifierOf, classify } from './title-classes.ts'

/** Two words of one mark, which are not to be taken for each other. */
const alike = (() => {
  const byMark = new Map<number, string>()
  for (let i = 0; ; i++) {
    const text = `zq${i.toString(36)}x`
    const { mark } = termsOf(text)[0]!
    const other = byMark.get(mark)
    if (other) return [other, text] as const
    byMark.set(mark, text)
  }
})()
const word = fc.constantFrom(...['nurse', 'nurses', 'police', 'officer', 'the', 'C++', 'IT'], ...alike)
const words = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '))

test('classified jobs are found by the same titles as jobs that are not', () => {
  fc.assert(
    fc.property(
      fc.array(words(16), { minLength: 1, maxLength: 40 }),
      fc.array(words(4), { maxLength: 8 }),
      fc.array(words(4), { minLength: 1, maxLength: 6 }),
      (titles, known, wanted) => {
        const stored = buildSegment(titles.map((title, i) => job(title, i)))
        const classifier = classifierOf(known)
        const plain = inMemory(stored)
        const classes = { classes: classify(loadedOf(stored), classifier), version: classifier.version }
        const query = {
          ...everything(2_000),
          titles: wanted.map((text) => ({ text, weight: 1, soc: null })),
        }
        const found = (segment: typeof plain, by: typeof classifier | null) =>
          Array.from(slotsOf(matchTitles(segment, compile(query, by).wantedTitles)))
        const expected = found(plain, null)
        expect(found(withClasses(plain, classes), classifier)).toEqual(expected)
        // Not classified yet, and classified by other titles.
        expect(found(plain, classifier)).toEqual(expected)
        expect(found(withClasses(plain, classes), classifierOf([...known, 'nurse officer']))).toEqual(
          expected,
        )
      },
    ),
    { numRuns: 300 },
  )
})

const job = (title: string, i: number) =>
  indexedJob(title, {
    id: `0000000${i % 10}-0000-0000-0000-${String(i).padStart(12, '0')}`,
    posted: 1_000 - i,
  })

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('jobs are classified when they come in, again when the titles change, and found throughout', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Harbor')
  const count = leastClassified + 50
  await saveJobs(
    db,
    employer,
    null,
    Array.from({ length: count }, (_, i) =>
      draft(`J-${i}`, { title: i % 3 ? 'Registered Nurse, Nights' : 'Office Clerk' }),
    ),
  )
  const site = { viewer: null, theme: { id: '', jobScope: wholePlatform } }
  const medics = async () => (await searchJobs(db, site, readQuery({ c: 'army', o: '68W' }))).totalDocs
  const versions = async () => (await currentSegments(db)).map(({ shared }) => shared.classes?.version)
  const [current] = await versions()
  expect(current).toBeGreaterThan(0)
  const found = await medics()
  expect(found).toBeGreaterThanOrEqual(Math.floor((count * 2) / 3))
  await sql`update job_segments set classified = null, classes = null`.execute(db)
  expect(await medics()).toBe(found)
  await classifySegments(db)
  expect(await versions()).toEqual([current])
  expect(await medics()).toBe(found)
})
