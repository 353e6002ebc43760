// What becomes of a running server when its database or its supervisor does something to it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../database.ts'
import { expectOnce, isAcknowledged, ready } from './attempt.ts'
import { type Answer, clientAt } from './client.ts'
import { isExhaustive, sampled } from './points.ts'
import { type PostgresProxy, postgresProxy } from './postgres-proxy.ts'
import { newJob, newPerson, type Scene, sceneOf } from './scene.ts'
import { type Server, serving } from './server-process.ts'
import { writes } from './writes.ts'

let own: TestDatabase
let proxy: PostgresProxy
let server: Server
let scene: Scene
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  proxy = await postgresProxy(own.url)
  server = await serving(proxy.url)
}, 240_000)
afterAll(async () => {
  await server.close()
  await proxy.close()
  await own.close()
})

test('while PostgreSQL is paused a write is answered with 503, and can be repeated', async () => {
  const attempt = await writes['an application is sent']!(scene, server.origin)
  proxy.isPaused = true
  const answer = await attempt.send()
  expect([answer?.status, Number(answer?.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503)
  proxy.isPaused = false
  proxy.cut()
  await ready(server.origin)
  await expectOnce(attempt, answer)
})

test('a write that waits for a lock too long is answered with 503, and others go on', async () => {
  await ready(server.origin)
  const attempt = await writes['a job is saved']!(scene, server.origin)
  const other = await writes['a search is saved']!(scene, server.origin)
  const client = await own.pool.connect()
  try {
    await client.query('begin; lock table favorites')
    const [answer] = await Promise.all([
      attempt.send(),
      other.send().then((sent) => expect(isAcknowledged(sent)).toBe(true)),
    ])
    expect([answer?.status, Number(answer?.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
    await client.query('rollback')
    await expectOnce(attempt, answer)
  } finally {
    client.release(true)
  }
}, 60_000)

test('a server whose LISTEN was cut hears of what changed meanwhile', async () => {
  await ready(server.origin)
  const title = async () =>
    (await (await fetch(server.origin)).text()).match(/<title[^>]*>(.*?)<\/title>/)?.[1] ?? ''
  expect(await title()).toContain('Harbor Veterans')
  proxy.cut(/^\s*listen/i)
  // The notification reaches current listeners; this server is not one.
  await own.db.updateTable('themes').set({ name: 'Lakeland Trades' }).where('id', '=', scene.theme).execute()
  await vi.waitFor(async () => expect(await title()).toContain('Lakeland Trades'), 30_000)
})

test('a server that is asked to stop under load loses nothing that it acknowledged', async () => {
  await ready(server.origin)
  const jobs = await Promise.all(Array.from({ length: 40 }, () => newJob(scene)))
  const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(scene)))
  const clients = await Promise.all(people.map(({ session }) => clientAt(server.origin, session)))
  const saved: { user: string; job: string; answer: Answer | null }[] = []
  let isStopped = false
  const load = clients.map(async (client, at) => {
    for (const job of jobs) {
      if (isStopped) return
      const answer = await client.send('POST', `/jobs/${job.id}/favorite`, { favorite: true })
      saved.push({ user: people[at]!.id, job: job.id, answer })
    }
  })
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(20), 30_000)
  await server.terminate()
  isStopped = true
  await Promise.all(load)

  const rows = await own.db.selectFrom('favorites').select(['user_id', 'job_id']).execute()
  const there = new Set(rows.map(({ user_id, job_id }) => `${user_id} ${job_id}`))
  const lost = saved.filter(({ user, job, answer }) => isAcknowledged(answer) && !there.has(`${user} ${job}`))
  expect(lost).toEqual([])
  await server.start()
})

const shifts: [string, number][] = [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
]

test.each(isExhaustive ? shifts : shifts.slice(0, 1))(
  'with the clock %s of PostgreSQL, each write is there once',
  async (_, shift) => {
    await server.kill()
    await server.start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted(shift))}`,
    })
    await ready(server.origin)
    for (const make of sampled(Object.values(writes))) {
      const attempt = await make(scene, server.origin)
      await expectOnce(attempt, await attempt.send())
    }
    await server.kill()
    await server.start()
  },
  600_000,
)

/** A module that moves the clock of a process. */
const shifted = (ms: number) => `
  const RealDate = Date
  const shift = ${ms}
  globalThis.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(RealDate.now() + shift) }
    static now() { return RealDate.now() + shift }
  }`
