import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useEngine } from '#features/job-search/engine/engine.ts'
import { rebuildIndex } from '#features/job-search/engine/opensearch/fill.ts'
import { searchIndexes, servingIndex } from '#features/job-search/engine/opensearch/indexes.ts'
import { verifyIndex } from '#features/job-search/engine/opensearch/verify.ts'
import { everything } from '#features/job-search/engine/query.ts'
import { deleteJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { inTransaction } from '#lib/db.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { noOpenSearch, openSearchUrls, searchOn, settle } from './harness.ts'

const missing = noOpenSearch()
const seconds = () => Math.floor(Date.now() / 1000)

describe.skipIf(missing)(`a new index in a search cluster${missing ? `: ${missing}` : ''}`, () => {
  let site: TestApp
  let search: Awaited<ReturnType<typeof searchOn>>
  let harbor: string
  const totalOf = async (words: string) =>
    (await search.engine.count(site.db, { ...everything(seconds()), words })).total
  const threads = () => ({ databaseUrl: site.application.url, settings: search.settings, least: 0 })
  const begunOf = async () => (await searchIndexes(site.db)).find(({ state }) => state === 'building')

  beforeAll(async () => {
    site = await testApp()
    await site.addSite('Harbor Jobs', ['jobs.harbor.example'])
    harbor = await addEmployer(site.db, 'Harbor Health')
    search = await searchOn(site.db, await openSearchUrls())
    useEngine(search.engine)
  })
  afterAll(async () => {
    useEngine(null)
    await search?.close()
    await site?.close()
  })

  test.for([
    { how: 'by itself', trade: 'Miner', isInThreads: false },
    { how: 'in threads', trade: 'Diver', isInThreads: true },
  ])(
    'it is filled $how beside the one that serves, goes on after an interruption, and takes over',
    async (way) => {
      const { trade, isInThreads } = way
      const words = trade.toLowerCase()
      const how = { threads: isInThreads ? threads() : null }
      const before = (await servingIndex(site.db))!.name
      await saveJobs(
        site.db,
        harbor,
        null,
        Array.from({ length: 3_500 }, (_, i) => draft(`${trade}-${i}`, { title: trade })),
      )
      await settle(site.db, search.cluster)
      const interrupted = rebuildIndex(site.db, search.cluster, {
        ...how,
        report() {
          throw new Error('The power fails.')
        },
      })
      await expect(interrupted).rejects.toThrow('The power fails.')
      expect((await servingIndex(site.db))!.name).toBe(before)
      expect((await begunOf())!.filled).toBeGreaterThan(0)
      // Meanwhile one changes and another is deleted; both reach the new index, and filling does not undo it.
      await saveJobs(site.db, harbor, null, [draft(`${trade}-3`, { title: 'Captain' })])
      await inTransaction(site.db, (tx) => deleteJobs(tx, [jobId(harbor, `${trade}-4`)]))
      await settle(site.db, search.cluster)
      const captains = await totalOf('captain')
      const { resumed, name, filled } = await rebuildIndex(site.db, search.cluster, how)
      expect(resumed).toBe(true)
      expect(filled).toBeGreaterThanOrEqual(3_499)
      expect((await servingIndex(site.db))!.name).toBe(name)
      expect(await totalOf(words)).toBe(3_498)
      expect(await totalOf('captain')).toBe(captains)
      expect((await verifyIndex(site.db, search.cluster)).wrong).toBe(0)
      const { body } = await search.cluster.client.indices.exists({ index: before })
      expect(body).toBe(false)
    },
  )

  test('what threads cannot do the run says, and the old index goes on serving', async () => {
    const before = (await servingIndex(site.db))!.name
    const withoutDatabase = { ...threads(), databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' }
    const filling = rebuildIndex(site.db, search.cluster, { threads: withoutDatabase })
    await expect(filling).rejects.toThrow('ECONNREFUSED')
    expect((await servingIndex(site.db))!.name).toBe(before)
    expect((await begunOf())!.filled).toBe(0)
  })
})
