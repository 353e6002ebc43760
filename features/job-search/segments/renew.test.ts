import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { readQuery } from '../query/read-query.ts'
import { searchJobs } from '../search.ts'
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

test('the same texts have the same words as long as the version of the analysis is the same', () => {
  const texts = [
    'Registered Nurses, night shift (3rd shift), 12-hour shifts, C++ C# .NET ASP.NET R&D A&P',
    'CDL Class-A driver; hazmat endorsement; $25.50/hr; 401(k); call 555-0100, req 20261125-77',
    'Mécanicien d’avion, Ingeniería, São Paulo, naïve façade, O’Brien’s welders were welding',
    'e-mail jobs@harbor.example https://harbor.example/jobs/4101?x=1 24/7 on-call TS/SCI GS-09',
  ]
  const words = texts.map((text) => termsOf(text).map(({ stem, key, mark }) => [stem, key, mark]))
  const seen = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
  // When this fails, increment analysisVersion: boards index their jobs again in the background.
  expect({ version: analysisVersion, seen }).toEqual({ version: 2, seen: 'f198c3dca1e0f85d' })
})
