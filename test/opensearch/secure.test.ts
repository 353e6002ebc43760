// A cluster as it is elsewhere: TLS with a certificate of one's own authority, a user or a key, and now and then too much to do.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useEngine as answerWith } from '#features/job-search/engine/engine.ts'
import { openCluster } from '#features/job-search/engine/opensearch/cluster.ts'
import { rebuildIndex } from '#features/job-search/engine/opensearch/fill.ts'
import { searchLag } from '#features/job-search/engine/opensearch/outbox.ts'
import { ship } from '#features/job-search/engine/opensearch/ship.ts'
import { searchState } from '#features/job-search/engine/opensearch/state.ts'
import { verifyIndex } from '#features/job-search/engine/opensearch/verify.ts'
import { everything } from '#features/job-search/engine/query.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { noOpenSearch, openSearchUrls, searchOn, settle } from './harness.ts'
import { authority, guardedNode, opensslMissing } from './tls-proxy.ts'

const missing = noOpenSearch() ?? opensslMissing()
const user = { SEARCH_USER: 'muster', SEARCH_PASSWORD: 'orange ladder' }
const basic = `Basic ${Buffer.from('muster:orange ladder').toString('base64')}`
const key = { SEARCH_API_KEY: 'b3JhbmdlIGxhZGRlcg==' }

describe.skipIf(missing)(`a cluster with TLS and passwords${missing ? `: ${missing}` : ''}`, () => {
  let database: TestDatabase
  let ca: Awaited<ReturnType<typeof authority>>
  let stranger: Awaited<ReturnType<typeof authority>>
  let node: Awaited<ReturnType<typeof guardedNode>>
  let harbor: string
  const find = async (search: Awaited<ReturnType<typeof searchOn>>, words: string) =>
    (await search.engine.search(database.db, { ...everything(Math.floor(Date.now() / 1000)), words })).total
  /** As the environment says it. */
  const settings = (environment: Record<string, string>, file = ca.file): SearchSettings =>
    readSettings({
      ...{ NODE_ENV: 'test', DATA_DIR: '/nowhere', SEARCH_URL: node.url, SEARCH_CA: file },
      ...environment,
    }).search!
  const searchWith = async (environment: Record<string, string>) => {
    const { ca, auth, apiKey } = settings(environment)
    const search = await searchOn(database.db, [node.url], { ca, auth, apiKey })
    answerWith(search.engine)
    return search
  }
  afterEach(() => answerWith(null))

  beforeAll(async () => {
    database = await testDatabase()
    ca = await authority()
    stranger = await authority()
    const [url] = await openSearchUrls()
    node = await guardedNode(url!, await ca.signed(), [basic, `ApiKey ${key.SEARCH_API_KEY}`])
    harbor = await addEmployer(database.db, 'Harbor Health')
    await saveJobs(database.db, harbor, null, [draft('J-1', { title: 'Welder' })])
  })
  afterAll(async () => {
    await node?.close()
    await ca?.close()
    await stranger?.close()
    await database?.close()
  })

  test.each([
    ['user and password', user, basic],
    ['an API key', key, `ApiKey ${key.SEARCH_API_KEY}`],
  ])(
    'with %s and the authority, everything works: filling, searching, following, comparing',
    async (_, environment, word) => {
      node.seen.clear()
      const search = await searchWith(environment)
      try {
        const before = await find(search, 'welder')
        expect(before).toBeGreaterThan(0)
        await saveJobs(database.db, harbor, null, [draft(`J-${before + 1}`, { title: 'Welder' })])
        await search.settle()
        expect(await find(search, 'welder')).toBe(before + 1)
        expect((await verifyIndex(database.db, search.cluster)).wrong).toBe(0)
        expect([...node.seen]).toEqual([word])
      } finally {
        await search.close()
      }
    },
  )

  test('without the authority, or with another one, no word is sent; with a wrong password the fault is named', async () => {
    node.seen.clear()
    for (const wrong of [{ ...settings(user), ca: null }, settings(user, stranger.file)]) {
      const cluster = await openCluster(wrong)
      await expect(rebuildIndex(database.db, cluster)).rejects.toThrow(/certificate/i)
      await cluster.client.close()
    }
    expect(node.seen.size).toBe(0)

    const cluster = await openCluster(settings({ ...user, SEARCH_PASSWORD: 'purple' }))
    expect((await searchState(database.db, cluster)).fault).toMatch(/security_exception|401/)
    await expect(rebuildIndex(database.db, cluster)).rejects.toThrow(/security_exception|401/)
    await cluster.client.close()
  })

  test('a cluster that has too much to do gets the changes later, and less at once: none is lost', async () => {
    const search = await searchWith(user)
    try {
      await saveJobs(
        database.db,
        harbor,
        null,
        Array.from({ length: 20 }, (_, i) => draft(`B-${i}`, { title: 'Baker' })),
      )
      node.busyFor = 1
      await expect(ship(database.db, search.cluster, 100)).rejects.toMatchObject({ name: 'Overloaded' })
      expect((await searchLag(database.db)).waiting).toBe(20)
      await settle(database.db, search.cluster)
      expect(await find(search, 'baker')).toBe(20)
      // While an index is filled it is the same.
      node.busyFor = 2
      await rebuildIndex(database.db, search.cluster, { startAnew: true })
      expect(node.busyFor).toBe(0)
      expect(await find(search, 'baker')).toBe(20)
      expect((await verifyIndex(database.db, search.cluster)).wrong).toBe(0)
    } finally {
      await search.close()
    }
  })
})
