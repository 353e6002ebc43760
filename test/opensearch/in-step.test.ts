import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useEngine } from '#features/job-search/engine/engine.ts'
import { writeBulk } from '#features/job-search/engine/opensearch/bulk.ts'
import { openCluster } from '#features/job-search/engine/opensearch/cluster.ts'
import { openSearchEngine } from '#features/job-search/engine/opensearch/engine.ts'
import { indexMissingHere } from '#features/job-search/engine/opensearch/index-here.ts'
import { servingIndex } from '#features/job-search/engine/opensearch/indexes.ts'
import { searchLag } from '#features/job-search/engine/opensearch/outbox.ts'
import { ship } from '#features/job-search/engine/opensearch/ship.ts'
import { askedForRebuild, missingHere, searchState } from '#features/job-search/engine/opensearch/state.ts'
import { verifyIndex } from '#features/job-search/engine/opensearch/verify.ts'
import { everything } from '#features/job-search/engine/query.ts'
import type { SearchEngine } from '#features/job-search/engine/search-engine.ts'
import { segmentEngine } from '#features/job-search/engine/segment-engine.ts'
import { deleteJobs, expireJobs, jobId, restoreJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { inTransaction } from '#lib/db.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { noOpenSearch, openSearchUrls, searchOn, settingsFor, settle } from './harness.ts'

const missing = noOpenSearch()
const seconds = () => Math.floor(Date.now() / 1000)
/** Nobody listens there. */
const nowhere = ['http://127.0.0.1:9']

describe.skipIf(missing)(`a search cluster beside the database${missing ? `: ${missing}` : ''}`, () => {
  let site: TestApp
  let search: Awaited<ReturnType<typeof searchOn>>
  let harbor: string
  const find = async (words: string, engine: SearchEngine = search.engine) =>
    (await engine.search(site.db, { ...everything(seconds()), words })).hits.map(({ id }) => id)
  const idOf = (reference: string) => jobId(harbor, reference)
  const save = (...drafts: Parameters<typeof draft>[]) =>
    saveJobs(
      site.db,
      harbor,
      null,
      drafts.map((each) => draft(...each)),
    )

  beforeAll(async () => {
    site = await testApp()
    await site.addSite('Harbor Jobs', ['jobs.harbor.example'])
    harbor = await addEmployer(site.db, 'Harbor Health')
    await save(['J-0', { title: 'Pharmacist' }])
    search = await searchOn(site.db, await openSearchUrls())
    useEngine(search.engine)
  })
  afterEach(() => settle(site.db, search.cluster))
  afterAll(async () => {
    useEngine(null)
    await search?.close()
    await site?.close()
  })

  test('changes wait until the cluster has them, and are found then; the lag says so', async () => {
    await save(['J-1', { title: 'Welder' }], ['J-2', { title: 'Welder' }])
    expect(await find('welder')).toEqual([])
    expect(await searchLag(site.db)).toMatchObject({ waiting: 2, refused: 0 })
    expect((await searchLag(site.db)).seconds).toBeGreaterThanOrEqual(0)
    await settle(site.db, search.cluster)
    expect((await find('welder')).toSorted()).toEqual([idOf('J-1'), idOf('J-2')].toSorted())
    expect(await searchLag(site.db)).toMatchObject({ seconds: 0, waiting: 0 })
    await expireJobs(site.db, [idOf('J-1')])
    await inTransaction(site.db, (tx) => deleteJobs(tx, [idOf('J-2')]))
    await settle(site.db, search.cluster)
    expect(await find('welder')).toEqual([])
    await restoreJobs(site.db, [idOf('J-1')])
    await settle(site.db, search.cluster)
    expect(await find('welder')).toEqual([idOf('J-1')])
  })

  test('a job that left the search is on the later pages of those who began before', async () => {
    await save(
      ...['J-10', 'J-11', 'J-12'].map((reference): [string, object] => [reference, { title: 'Baker' }]),
    )
    await settle(site.db, search.cluster)
    const at = seconds()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await expireJobs(site.db, [idOf('J-11')])
    await settle(site.db, search.cluster)
    const second = { ...everything(at), words: 'baker', page: 2, limit: 1, at }
    expect((await search.engine.search(site.db, second)).total).toBe(3)
    expect((await search.engine.search(site.db, { ...second, at: null, now: seconds() })).total).toBe(2)
  })

  test('what was written late never replaces what is newer, nor brings back what was deleted', async () => {
    await save(['J-20', { title: 'Mason' }])
    await settle(site.db, search.cluster)
    const index = (await servingIndex(site.db))!.name
    const text = JSON.stringify({ title: 'plumber', gone: 4_294_967_295 })
    const late = { id: idOf('J-20'), version: 0, document: { text, sum: 0 } }
    expect(await writeBulk(search.cluster, index, [late])).toEqual([])
    await inTransaction(site.db, (tx) => deleteJobs(tx, [idOf('J-20')]))
    await settle(site.db, search.cluster)
    expect(await writeBulk(search.cluster, index, [late])).toEqual([])
    await search.cluster.client.indices.refresh({ index })
    expect(await find('mason')).toEqual([])
    expect((await verifyIndex(site.db, search.cluster)).wrong).toBe(0)
  })

  test('a cluster that is away loses nothing: changes wait, in one transaction or none', async () => {
    const away = await openCluster(settingsFor(nowhere, { prefix: search.settings.prefix }))
    await save(['J-30', { title: 'Roofer' }])
    await expect(ship(site.db, away, 10)).rejects.toThrow('The search cluster takes no documents.')
    expect((await searchLag(site.db)).waiting).toBe(1)
    await settle(site.db, search.cluster)
    expect(await find('roofer')).toEqual([idOf('J-30')])
    expect(await searchState(site.db, away)).toMatchObject({ health: null, waiting: 0 })
    expect((await searchState(site.db, away)).fault).toBeTruthy()
    expect(await searchState(site.db, search.cluster)).toMatchObject({ fault: null, isOutdated: false })
  })

  test('an index that somebody deleted is not made again without its mapping', async () => {
    const cluster = await openCluster(settingsFor(search.settings.nodes))
    const document = { id: idOf('J-0'), version: 1, document: null }
    await expect(writeBulk(cluster, `${cluster.alias}-gone`, [document])).rejects.toThrow()
    const { body } = await cluster.client.indices.exists({
      index: `${cluster.alias}-gone*`,
      allow_no_indices: false,
    })
    expect(body).toBe(false)
  })

  test('a document that the cluster will never take stands aside, and the others pass', async () => {
    await save(['J-40', { title: 'Tailor' }], ['J-41', { title: 'Tailor', state: 'V'.repeat(40_000) }])
    await settle(site.db, search.cluster)
    expect(await find('tailor')).toEqual([idOf('J-40')])
    expect(await searchLag(site.db)).toMatchObject({ waiting: 0, refused: 1 })
    await save(['J-41', { title: 'Tailor' }])
    await settle(site.db, search.cluster)
    expect(await find('tailor')).toHaveLength(2)
    expect((await searchLag(site.db)).refused).toBe(0)
  })

  test('comparing names what is missing, different and too much, and repairs it', async () => {
    await save(['J-50', { title: 'Fisher' }], ['J-51', { title: 'Fisher' }])
    await settle(site.db, search.cluster)
    const index = (await servingIndex(site.db))!.name
    const { client, alias } = search.cluster
    await client.delete({ index: alias, id: idOf('J-50') })
    const ghost = '99999999-0000-4000-8000-000000000000'
    const wrong = { id: idOf('J-51'), gone: 4_294_967_295, sum: 1, title: 'fisher', text: 'fisher' }
    await client.index({ index, id: idOf('J-51'), version: 2 ** 40, version_type: 'external', body: wrong })
    await client.index({ index, id: ghost, body: { ...wrong, id: ghost } })
    await client.indices.refresh({ index })
    const { difference } = await verifyIndex(site.db, search.cluster)
    expect(difference).toEqual({ missing: [idOf('J-50')], extra: [ghost], different: [idOf('J-51')] })
    // A version that only a person could have written is in the way until they delete it.
    await client.delete({ index, id: idOf('J-51'), version: 2 ** 40 + 1, version_type: 'external' })
    await client.indices.putSettings({ index, body: { index: { gc_deletes: '0s' } } })
    await client.indices.refresh({ index })
    expect((await verifyIndex(site.db, search.cluster, { repair: true })).wrong).toBe(3)
    // The deletion is forgotten at a refresh after the cluster's clock, which ticks five times a second, has moved on.
    await expect
      .poll(async () => {
        await settle(site.db, search.cluster)
        return (await verifyIndex(site.db, search.cluster, { repair: true })).wrong
      })
      .toBe(0)
    expect(await find('fisher')).toHaveLength(2)
  })

  test('another mapping or analysis asks for a new index at the start', async () => {
    expect(await askedForRebuild(site.db)).toBeNull()
    const { name, version } = (await servingIndex(site.db))!
    await site.db.updateTable('search_indexes').set({ version: 'former' }).where('name', '=', name).execute()
    expect(await askedForRebuild(site.db)).toContain('npm run search:rebuild')
    expect((await searchState(site.db, search.cluster)).isOutdated).toBe(true)
    await site.db.updateTable('search_indexes').set({ version }).where('name', '=', name).execute()
  })

  test('jobs that came without our own index are added to it before the cluster is left', async () => {
    await save(['J-60', { title: 'Potter' }])
    const own = segmentEngine(null)
    expect(await find('potter', own)).toEqual([])
    expect(await missingHere(site.db)).toBeGreaterThan(0)
    await indexMissingHere(site.db)
    expect(await missingHere(site.db)).toBe(0)
    expect(await find('potter', own)).toEqual([idOf('J-60')])
    expect(await find('pharmacist', own)).toEqual([idOf('J-0')])
  })

  describe('while the cluster does not answer', () => {
    let away: Awaited<ReturnType<typeof openCluster>>
    beforeAll(async () => {
      away = await openCluster(settingsFor(nowhere, { prefix: search.settings.prefix }))
    })
    afterAll(() => useEngine(search.engine))

    test('the search page says so with 503, and every other page is there', async () => {
      useEngine(await openSearchEngine(site.db, away, { fallback: 'none' }, segmentEngine(null)))
      for (const as of ['html', 'json'] as const) {
        const answer = await site.get('/jobs/search?q=nurse', { as })
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('30')
        expect(answer.body).toContain('The job search is being repaired.')
      }
      for (const url of ['/', '/jobs/search.rss']) {
        const { statusCode } = await site.get(url)
        expect(statusCode, url).toBe(url === '/' ? 200 : 503)
      }
      const job = await site.get(`/jobs/${idOf('J-0')}`, { as: 'json' })
      expect([200, 301, 302, 303]).toContain(job.statusCode)
      const { session } = await site.signIn()
      expect((await site.get('/', { session })).statusCode).toBeLessThan(400)
    })

    test('saving goes on, and the index in the database answers where it is kept', async () => {
      const local = segmentEngine(null)
      const engine = await openSearchEngine(site.db, away, { fallback: 'local' }, local)
      useEngine(engine)
      await save(['J-70', { title: 'Cooper' }])
      expect(await find('cooper', engine)).toEqual([idOf('J-70')])
      const query = { ...everything(seconds()), words: 'cooper' }
      expect(await engine.search(site.db, query)).toEqual(await local.search(site.db, query))
      for (let i = 0; i < 8; i++) await find('cooper', engine)
      expect(engine.guard.isOpen()).toBe(true)
      expect((await searchLag(site.db)).waiting).toBeGreaterThan(0)
    })
  })
})

test.skipIf(!missing)('without OpenSearch these tests are skipped', () => {
  expect(missing).toContain('OpenSearch')
})
