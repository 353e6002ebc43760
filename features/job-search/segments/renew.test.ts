import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { readQuery } from '../query/read-query.ts'
import { searchJobs } from '../search.ts'
import { apartSince } from '../text/stem-of.ts'
import { analysisVersion, termsOf } from '../text/words.ts'
import { removeJobs } from './index-jobs.ts'
import { renewSegment } from './renew.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('what an earlier analysis indexed is indexed again, once, and found throughout', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Harbor')
  const drafts = Array.from({ length: 600 }, (_, i) => draft(`J-${i}`, { title: `Welder ${i}` }))
  await saveJobs(db, employer, null, drafts)
  const site = { viewer: null, theme: { id: '', jobScope: wholePlatform } }
  const found = async (q: string) => (await searchJobs(db, site, readQuery({ q, words: '1' }))).totalDocs
  const { id } = await db.selectFrom('jobs').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await removeJobs(db, [id])
  // As if the analysis of that time had not known this word.
  await sql`update jobs set description = description || ' zeppelin'`.execute(db)
  await sql`update job_segments set analyzed = ${analysisVersion - 1}`.execute(db)
  expect([await found('welder'), await found('zeppelin')]).toEqual([599, 0])

  expect(await renewSegment(db)).toBe(true)
  expect([await found('welder'), await found('zeppelin')]).toEqual([599, 599])
  while (await renewSegment(db)) {}
  expect(await found('welder')).toBe(599)
  const { rows } = await sql<{ old: number }>`
    select count(*) as old from job_segments where analyzed < ${analysisVersion}`.execute(db)
  expect(rows[0]!.old).toBe(0)
})

test('until it is indexed again, what an earlier analysis indexed is found by words that have a stem of their own since', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Ironworks')
  const titles = ['Software Engin', 'Engine Mechanic', 'Accounts Payable Account']
  await saveJobs(
    db,
    employer,
    null,
    titles.map((title, i) => draft(`I-${i}`, { title, description: 'Full time.' })),
  )
  // As they were indexed when engineer and engine, and account and accountant, were one word.
  await sql`update jobs set title = 'Software Engineer' where title = 'Software Engin'`.execute(db)
  await sql`update jobs set title = 'Accounts Payable Accountant' where title like '%Account'`.execute(db)
  await sql`update job_segments set analyzed = ${apartSince - 1}`.execute(db)
  const site = { viewer: null, theme: { id: '', jobScope: wholePlatform } }
  const found = async (query: Partial<Parameters<typeof readQuery>[0]>) =>
    (await searchJobs(db, site, readQuery(query))).jobs.map(({ title }) => title).sort()
  const all = async () => ({
    engineer: await found({ q: 'engineer', words: '1' }),
    engine: await found({ q: 'engine', words: '1' }),
    'software engineer': await found({ q: 'software engineer' }),
    '"payable accountant"': await found({ q: '"payable accountant"', words: '1' }),
    '25B': await found({ o: '25B', c: 'Army' }),
  })

  expect(await all()).toEqual({
    engineer: ['Engine Mechanic', 'Software Engineer'],
    engine: ['Engine Mechanic', 'Software Engineer'],
    'software engineer': ['Software Engineer'],
    '"payable accountant"': ['Accounts Payable Accountant'],
    '25B': ['Software Engineer'],
  })
  while (await renewSegment(db)) {}
  expect(await all()).toEqual({
    engineer: ['Software Engineer'],
    engine: ['Engine Mechanic'],
    'software engineer': ['Software Engineer'],
    '"payable accountant"': ['Accounts Payable Accountant'],
    '25B': ['Software Engineer'],
  })
})

test('the same texts have the same words as long as the version of the analysis is the same', () => {
  const texts = [
    'Registered Nurses, night shift (3rd shift), 12-hour shifts, C++ C# .NET ASP.NET R&D A&P',
    'CDL Class-A driver; hazmat endorsement; $25.50/hr; 401(k); call 555-0100, req 20261125-77',
    'Office Manager, First Officers, engines of engineering, operations of operators, customs, customer, intern, internal',
    'Accountants and Account Executives, mechanics, mechanical, marketing and markets, production of products, hospitality',
    'Mécanicien d’avion, Ingeniería, São Paulo, naïve façade, O’Brien’s welders were welding',
    'e-mail jobs@harbor.example https://harbor.example/jobs/4101?x=1 24/7 on-call TS/SCI GS-09',
  ]
  const words = texts.map((text) => termsOf(text).map(({ stem, key, mark }) => [stem, key, mark]))
  const seen = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
  // When this fails, increment analysisVersion: boards index their jobs again in the background.
  expect({ version: analysisVersion, seen }).toEqual({ version: 3, seen: '10e0376bbec5910a' })
})
