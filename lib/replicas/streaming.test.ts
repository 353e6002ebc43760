// The application on a primary and two real replicas, which follow by streaming replication.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { factsOf } from '#features/status/index.ts'
import { openPool, openRequestPool, queryBuilder } from '#lib/db.ts'
import { openLog } from '#lib/log.ts'
import { openReplicas, type Replicas } from '#lib/replicas.ts'
import type { App } from '#lib/web.ts'
import { assets } from '#test/app.ts'
import { applicationAt, type Cluster, follower, primaryCluster } from '#test/replication.ts'
import { build, type Render } from '../../app.ts'
import { readSettings } from '../../config.ts'
import { render } from '../../web/render.tsx'
import { headers, paused, seekerOf } from './streaming.fixture.ts'

let primary: Cluster
let near: Cluster
let far: Cluster
let replicas: Replicas
let app: App
const log: string[] = []
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  primary = await primaryCluster()
  const owner = openPool(primary.url)
  const db = queryBuilder(owner)
  const theme = { name: 'Harbor Veterans', applications: JSON.stringify({ search: true, comments: true }) }
  const { id } = await db.insertInto('themes').values(theme).returning('id').executeTakeFirstOrThrow()
  const domain = { domain: 'localhost', theme_id: id, is_primary: true }
  await db.insertInto('theme_domains').values(domain).execute()
  near = await follower(primary, 'near')
  far = await follower(primary, 'far')

  const pool = openRequestPool(primary.applicationUrl, 10)
  const logger = openLog('info', { write: (line: string) => log.push(line) })
  const urls = [near, far].map((one) => applicationAt(primary, one))
  replicas = await openReplicas({ urls, primary: pool, lagLimitMs: 1_000, logger, everyMs: 50 })
  app = await build({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: '/tmp', FLOOD_POINTS: '0' }),
    ...{ pool, replicas, directUrl: primary.applicationUrl, render: render as unknown as Render, assets },
  })
  ends.push(
    () => app.close(),
    () => replicas.close(),
    () => pool.end(),
    () => owner.end(),
    ...[near, far, primary].map((one) => one.remove),
  )
  await areServing(near, far)
}, 240_000)
afterAll(async () => {
  for (const end of ends) await end()
})

const of = (cluster: Cluster) =>
  replicas.all.find(({ name }) => name.endsWith(`:${new URL(cluster.url).port}`))!
const areServing = (...clusters: Cluster[]) =>
  vi.waitFor(
    () => expect(clusters.map((one) => of(one).state)).toEqual(clusters.map(() => 'serving')),
    30_000,
  )
const isIn = (cluster: Cluster, state: string) =>
  vi.waitFor(() => expect(of(cluster).state).toBe(state), 30_000)
const logged = (text: string) => vi.waitFor(() => expect(log.some((line) => line.includes(text))).toBe(true))
const reads = () => replicas.all.reduce((sum, replica) => sum + replica.reads, 0)
const seeker = () => seekerOf(app, primary)

test('requests that read, read at replicas', async () => {
  const before = reads()
  const answer = await app.inject({ url: '/jobs/search?q=nurse', headers })
  expect(answer.statusCode).toBe(200)
  expect(reads()).toBeGreaterThan(before)
})

test('people read what they wrote, while others may read what was before', async () => {
  const grace = await seeker()
  await grace.save('Nursing')
  await vi.waitFor(async () => expect(await grace.shown()).toEqual(['Nursing']))
  await paused([near, far], async () => {
    const { id, cookies } = await grace.save('Welding')
    // The replicas do not know it yet, and still serve who does not need it.
    expect(await grace.shown()).toEqual(['Nursing'])
    expect((await grace.shown(cookies)).toSorted()).toEqual(['Nursing', 'Welding'])
    // What a replica does not find, the primary is asked for.
    const form = await app.inject({
      url: `/my-saved-searches/${id}/edit`,
      headers,
      cookies: { session: grace.session },
    })
    expect([form.statusCode, form.json().name]).toEqual([200, 'Welding'])
  })
  const position = (await grace.save('Driving')).cookies
  await vi.waitFor(async () => {
    const before = reads()
    expect(await grace.shown(position)).toHaveLength(3)
    expect(reads()).toBeGreaterThan(before)
  })
})

test('what people were told of is read by everybody', async () => {
  await areServing(near, far)
  const [asked] = await primary.ask<{ id: string }>('select id from themes')
  await paused([near, far], async () => {
    await primary.ask(`update themes set name = 'Anchor Veterans' where id = '${asked!.id}'`)
    // The caches of this process are cleared by the same notification, and must not be filled from a replica again.
    await vi.waitFor(async () => {
      const before = reads()
      const { body } = await app.inject({ url: '/jobs/search', headers: { host: 'localhost' } })
      expect(body).toContain('Anchor Veterans')
      expect(reads()).toBe(before)
    })
  })
})

test('a replica that is too far behind is left out, and the log and the metrics say so', async () => {
  await areServing(near, far)
  const ada = await seeker()
  await paused([near], async () => {
    await ada.save('Nursing')
    await isIn(near, 'lagging')
    expect(of(far).state).toBe('serving')
    await logged('it is behind')
    const { body } = await app.inject({ url: '/metrics' })
    const port = new URL(near.url).port
    expect(body).toMatch(new RegExp(`muster_read_replica_serving\\{replica="127.0.0.1:${port}"\\} 0`))
    expect(
      Number(
        new RegExp(`muster_read_replica_lag_seconds\\{replica="127.0.0.1:${port}"\\} (\\S+)`).exec(body)?.[1],
      ),
    ).toBeGreaterThan(1)
    for (let asked = 0; asked < 10; asked++) expect(await ada.shown()).toEqual(['Nursing'])
  })
  await areServing(near, far)
})

test('a replica that is killed costs nobody an answer', async () => {
  await areServing(near, far)
  const ada = await seeker()
  let isOver = false
  const asking = Array.from({ length: 5 }, async () => {
    while (!isOver) expect(await ada.shown()).toEqual([])
  })
  await sleep(100)
  await near.kill()
  await isIn(near, 'down')
  await logged('it does not answer')
  await far.kill()
  await isIn(far, 'down')
  await sleep(100)
  isOver = true
  await Promise.all(asking)
  await near.start()
  await far.start()
  await areServing(near, far)
})

test('a replica that does not answer, while its connections stay, costs nobody an answer', async () => {
  await areServing(near, far)
  const ada = await seeker()
  const pids = async (cluster: Cluster) =>
    (
      await cluster.ask<{ pid: number }>(`select pid from pg_stat_activity where pid <> pg_backend_pid()
      and backend_type = 'client backend'`)
    ).map(({ pid }) => pid)
  await Promise.all(Array.from({ length: 12 }, () => ada.shown()))
  const stopped = await pids(near)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.shown()))
    expect(answers).toEqual(Array(8).fill([]))
    await isIn(near, 'down')
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  await areServing(near, far)
})

test('a replica that was promoted is left out, also when it knows more', async () => {
  await areServing(near, far)
  await far.ask('select pg_promote()')
  await isIn(far, 'promoted')
  await logged('follows no primary any more')
  await far.ask(`update themes set name = 'Split Veterans'`)
  for (let asked = 0; asked < 10; asked++) {
    const { body } = await app.inject({ url: `/jobs/search?q=${asked}`, headers: { host: 'localhost' } })
    expect(body).not.toContain('Split Veterans')
  }
  expect(of(near).state).toBe('serving')
  const settings = {
    ...readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp' }),
    ...{ databaseUrl: primary.applicationUrl, replicaLagLimit: 1 },
    databaseReadUrls: [near, far].map((one) => applicationAt(primary, one)),
  }
  const pool = openPool(primary.applicationUrl, 2)
  const facts = await factsOf({ db: queryBuilder(pool), settings, isThorough: false })
  await pool.end()
  expect(facts.find(({ key }) => key === 'replicas')).toMatchObject({
    level: 'watch',
    says: 'A replica is left out; the others and the primary serve its reads.',
    detail: expect.stringMatching(/: serves, .+: was promoted\.$/),
  })
})
