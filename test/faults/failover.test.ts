// The primary is lost or changed while twenty people write: a real standby takes its place.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import { hasPgBouncer, pgBouncer } from '../pgbouncer.ts'
import { applicationAt, type Cluster, follower, primaryCluster } from '../replication.ts'
import { targetOf, tcpProxy, through } from '../tcp-proxy.ts'
import { isAcknowledged, ready } from './attempt.ts'
import { type Answer, clientAt } from './client.ts'
import { isExhaustive } from './points.ts'
import { newJob, newPerson, type Scene, sceneOf } from './scene.ts'
import { serving } from './server-process.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
}, 120_000)

async function cluster(more: { synchronous: boolean }) {
  const primary = await primaryCluster()
  ends.push(primary.remove)
  const pool = openPool(primary.url, 4)
  const scene = await sceneOf(queryBuilder(pool))
  const standby = await follower(primary, 'standby')
  ends.push(standby.remove, () => pool.end())
  if (more.synchronous) {
    await primary.ask(`alter system set synchronous_standby_names = 'standby'`)
    await primary.ask('select pg_reload_conf()')
    await vi.waitFor(async () =>
      expect(await primary.ask('select sync_state from pg_stat_replication')).toEqual([
        { sync_state: 'sync' },
      ]),
    )
  }
  return { primary, standby, scene }
}

type Sent = { user: string; job: string; answer: Answer | null }

/** Twenty people who apply for one job after the other until it is over. */
async function twentyApply(scene: Scene, origin: string) {
  const jobs = await Promise.all(Array.from({ length: 40 }, () => newJob(scene)))
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(scene)))
  const clients = await Promise.all(people.map(({ session }) => clientAt(origin, session)))
  const sent: Sent[] = []
  let isOver = false
  const all = Promise.all(
    clients.map(async (client, at) => {
      for (const { id } of jobs) {
        if (isOver) return
        const answer = await client.send('POST', `/jobs/${id}/apply`, { message: 'I taught medics.' })
        sent.push({ user: people[at]!.id, job: id, answer })
        await sleep(100)
      }
    }),
  )
  return {
    sent,
    acknowledged: () => sent.filter(({ answer }) => isAcknowledged(answer)),
    end: async () => {
      isOver = true
      await all
    },
  }
}

async function applicationsAt(server: Cluster) {
  const rows = await server.ask<{ at: string }>(`select user_id || ' ' || job_id as at from applications`)
  return rows.map(({ at }) => at)
}

test('the primary is killed and its synchronous standby promoted: nothing acknowledged is lost, nothing is twice', async () => {
  const { primary, standby, scene } = await cluster({ synchronous: true })
  const proxy = await tcpProxy(targetOf(primary.url))
  ends.push(proxy.close)
  const server = await serving(through(proxy, primary.applicationUrl), {
    DATABASE_OWNER_URL: through(proxy, primary.url),
    DATABASE_READ_URL: applicationAt(primary, standby),
  })
  ends.push(server.close)
  await ready(server.origin)
  const load = await twentyApply(scene, server.origin)
  await vi.waitFor(() => expect(load.acknowledged().length).toBeGreaterThan(60), 60_000)

  await primary.kill()
  const before = load.acknowledged().length
  await standby.ask('select pg_promote()')
  proxy.target = targetOf(standby.url)
  proxy.cut()
  // Nobody restarts anything.
  await vi.waitFor(() => expect(load.acknowledged().length).toBeGreaterThan(before + 20), 60_000)
  await load.end()

  const there = await applicationsAt(standby)
  expect(new Set(there).size).toBe(there.length)
  expect(load.acknowledged().filter(({ user, job }) => !there.includes(`${user} ${job}`))).toEqual([])
  // What was refused while nothing answered says when to come again.
  for (const { answer } of load.sent)
    if (answer && answer.status >= 500)
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
}, 300_000)

describe.skipIf(!hasPgBouncer || !isExhaustive)(
  'with PgBouncer, where this machine has it, in the long run',
  () => {
    test('the primary is changed while people write and read, and no request fails', async () => {
      const { primary, standby, scene } = await cluster({ synchronous: false })
      const bouncer = await pgBouncer(primary.url, [primary.url, primary.applicationUrl])
      ends.push(bouncer.close)
      const server = await serving(bouncer.pooled(primary.applicationUrl), {
        DATABASE_OWNER_URL: bouncer.session(primary.url),
        DATABASE_DIRECT_URL: bouncer.session(primary.applicationUrl),
      })
      ends.push(server.close)
      await ready(server.origin)
      const load = await twentyApply(scene, server.origin)
      await vi.waitFor(() => expect(load.acknowledged().length).toBeGreaterThan(60), 60_000)

      // As docs/scaling.md says: hold requests, lead elsewhere, stop the old one (which sends the last of its log), promote, go on.
      await bouncer.command('pause muster')
      await bouncer.lead(standby.url)
      await bouncer.command('reload')
      await primary.stop()
      await standby.ask('select pg_promote()')
      await bouncer.command('resume muster')

      const before = load.acknowledged().length
      await vi.waitFor(() => expect(load.acknowledged().length).toBeGreaterThan(before + 40), 60_000)
      await load.end()
      expect(
        load.sent.filter(({ answer }) => !isAcknowledged(answer)).map(({ answer }) => answer?.status),
      ).toEqual([])
      const there = await applicationsAt(standby)
      expect(there.length).toBe(load.sent.length)
      expect(new Set(there).size).toBe(there.length)
    }, 300_000)
  },
)
