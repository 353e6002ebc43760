import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { Db } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { removeJobs } from './index-jobs.ts'
import { currentSegments } from './segment-cache.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const memoryOf = async (db: Db) => (await currentSegments(db)).map(({ shared }) => shared)

test('all pools and transactions of a process read one copy of the index', async () => {
  const { db, application } = database
  await saveJobs(db, await addEmployer(db, 'Harbor'), null, [draft('W-1', { title: 'Welder' })])
  const first = await currentSegments(db)
  expect(first).toHaveLength(1)
  expect(await currentSegments(application.db)).toBe(first)
  expect(await db.transaction().execute((tx) => currentSegments(tx))).toBe(first)
})

test('another database has an index of its own', async () => {
  const other = await testDatabase()
  try {
    expect(await currentSegments(other.db)).toEqual([])
    expect(await currentSegments(database.db)).not.toEqual([])
  } finally {
    await other.close()
  }
})

test('a replica that is behind and the primary share what both have, and read nothing twice', async () => {
  const { db, application } = database
  const employer = await addEmployer(db, 'Pier')
  await saveJobs(db, employer, null, [draft('N-1', { title: 'Nurse' }), draft('N-2', { title: 'Nurse' })])
  await application.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (behind) => {
      const before = await currentSegments(behind)
      const { id } = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
      await removeJobs(db, [id])
      await saveJobs(db, employer, null, [draft('N-3', { title: 'Nurse' })])
      const after = await currentSegments(db)
      expect(after).toHaveLength(before.length + 1)
      expect(after.slice(0, before.length).map(({ shared }) => shared)).toEqual(await memoryOf(behind))
      for (let i = 0; i < 3; i++) {
        expect(await currentSegments(behind)).toBe(before)
        expect(await currentSegments(db)).toBe(after)
      }
      expect(before.reduce((sum, { tombstones }) => sum + tombstones.size, 0)).toBe(0)
      expect(after.reduce((sum, { tombstones }) => sum + tombstones.size, 0)).toBe(1)
    })
})
