import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearchEngine } from '#features/job-search/engine/opensearch/engine.ts'
import { indexVersion } from '#features/job-search/engine/opensearch/mapping.ts'
import { everything } from '#features/job-search/engine/query.ts'
import { segmentEngine } from '#features/job-search/engine/segment-engine.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { noOpenSearch, openSearchUrls, searchOn } from './harness.ts'

const missing = noOpenSearch()

describe.skipIf(missing)(`an index that an earlier version filled${missing ? `: ${missing}` : ''}`, () => {
  let database: TestDatabase
  let search: Awaited<ReturnType<typeof searchOn>>

  beforeAll(async () => {
    database = await testDatabase()
    // As an engineer was indexed when that was one word with engine.
    await saveJobs(database.db, await addEmployer(database.db, 'Harbor'), null, [
      draft('1', { title: 'Software Engin', description: 'Full time.' }),
    ])
    search = await searchOn(database.db, await openSearchUrls())
  })
  afterAll(async () => {
    await search?.close()
    await database?.close()
  })

  test('is searched by its words too, until it is filled again', async () => {
    const { db } = database
    const serve = (version: string) => db.updateTable('search_indexes').set({ version }).execute()
    const query = { ...everything(Math.floor(Date.now() / 1000)), words: 'engineer' }
    expect((await search.engine.count(db, query)).total).toBe(0)

    await serve('earlier')
    const { cluster, settings } = search
    const engine = await openSearchEngine(db, cluster, settings, segmentEngine(null))
    expect((await engine.count(db, query)).total).toBe(1)
    expect((await engine.search(db, query)).hits).toHaveLength(1)

    await serve(indexVersion())
    await expect.poll(async () => (await engine.count(db, query)).total).toBe(0)
  })
})
