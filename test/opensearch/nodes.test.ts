import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useEngine } from '#features/job-search/engine/engine.ts'
import { find } from '#features/job-search/engine/opensearch/find.ts'
import { searchLag } from '#features/job-search/engine/opensearch/outbox.ts'
import { verifyIndex } from '#features/job-search/engine/opensearch/verify.ts'
import { everything } from '#features/job-search/engine/query.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { searchOn, settle } from './harness.ts'
import { openSearchMissing } from './java.ts'
import { openSearchCluster } from './nodes.ts'

// Minutes and three processes: npm run test:opensearch has it, npm test does not.
const isAsked = process.env.OPENSEARCH === 'all'
const missing = isAsked ? openSearchMissing() : 'npm run test:opensearch has it'

describe.skipIf(missing)(`three nodes, and some of them killed${missing ? `: ${missing}` : ''}`, () => {
  let database: TestDatabase
  let cluster: Awaited<ReturnType<typeof openSearchCluster>>
  let search: Awaited<ReturnType<typeof searchOn>>
  let harbor: string
  let saved = 0

  const save = async (count: number) => {
    const drafts = Array.from({ length: count }, () => draft(`J-${saved++}`, { title: 'Welder' }))
    await saveJobs(database.db, harbor, null, drafts)
  }
  const query = () => ({ ...everything(Math.floor(Date.now() / 1000)), words: 'welder' })
  /** What the cluster itself says: all, or that it cannot. */
  const asked = () =>
    find(search.cluster, query()).then(
      ({ total }) => total,
      (error: Error) => error.name,
    )
  /** As background work does: again and again. */
  const settled = async () => {
    for (let tries = 0; tries < 120; tries++) {
      const done = await settle(database.db, search.cluster).then(
        () => true,
        () => false,
      )
      if (done) return
      await sleep(1_000)
    }
    throw new Error('The cluster took no changes for two minutes.')
  }
  const green = () =>
    expect
      .poll(
        () =>
          search.cluster.client.cluster
            .health({ index: `${search.cluster.alias}*` }, { requestTimeout: 5_000 })
            .then(
              ({ body }) => body.status,
              () => 'away',
            ),
        { timeout: 120_000, interval: 1_000 },
      )
      .toBe('green')
  /** The nodes that have both copies of the first shard: without them no answer is whole. */
  const holdersOfOneShard = async () => {
    const { body } = await search.cluster.client.cat.shards({
      index: `${search.cluster.alias}*`,
      format: 'json',
      h: ['shard', 'node'],
    })
    const copies = (body as { shard?: string; node?: string }[]).filter(({ shard }) => shard === '0')
    expect(copies).toHaveLength(2)
    return copies.map(({ node }) => cluster.nodes[Number(node!.replace('node-', '')) - 1]!)
  }

  beforeAll(async () => {
    database = await testDatabase()
    cluster = await openSearchCluster(3, '512m')
    harbor = await addEmployer(database.db, 'Harbor Health')
    search = await searchOn(database.db, cluster.urls, { shards: 3, replicas: 1, fallback: 'local' })
    useEngine(search.engine)
    await save(300)
    await settled()
  }, 240_000)
  afterAll(async () => {
    useEngine(null)
    await search?.close()
    await cluster?.close()
    await database?.close()
  })

  test('one node less: the answer is whole or there is none, writing goes on, and nothing is lost', async () => {
    await green()
    expect(await asked()).toBe(300)
    await cluster.nodes[1]!.kill()
    const answers = new Set<number | string>()
    for (let i = 0; i < 20; i++) {
      answers.add(await asked())
      await sleep(250)
    }
    expect([...answers].filter((answer) => answer !== 'Incomplete')).toEqual([300])
    await save(50)
    await settled()
    expect(await asked()).toBe(350)
    await cluster.nodes[1]!.start()
    await green()
    expect((await verifyIndex(database.db, search.cluster)).wrong).toBe(0)
  }, 300_000)

  test('two nodes killed, with shards that have no copy left: no partial answer, the index in the database answers', async () => {
    await green()
    const both = await holdersOfOneShard()
    await Promise.all(both.map((node) => node.kill()))
    await save(25)
    for (let i = 0; i < 8; i++) {
      expect(['Incomplete', 375, 350]).toContain(await asked())
      // A person notices nothing.
      expect((await search.engine.search(database.db, query())).total).toBe(375)
    }
    expect((await searchLag(database.db)).waiting).toBeGreaterThanOrEqual(25)
    await Promise.all(both.map((node) => node.start()))
    await green()
    await settled()
    expect(await asked()).toBe(375)
    expect((await verifyIndex(database.db, search.cluster)).wrong).toBe(0)
  }, 300_000)
})
