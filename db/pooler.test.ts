// PgBouncer in front of a PostgreSQL of one's own, lending connections by the transaction.
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRequestPool } from '#lib/db.ts'
import { listen } from '#lib/listen.ts'
import { readSession } from '#lib/session.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { expectOnce, isAcknowledged, ready } from '#test/faults/attempt.ts'
import { clientAt } from '#test/faults/client.ts'
import { sampled } from '#test/faults/points.ts'
import { newPerson, type Scene, sceneOf } from '#test/faults/scene.ts'
import { type Server, serving } from '#test/faults/server-process.ts'
import { writes } from '#test/faults/writes.ts'
import { hasPgBouncer, type PgBouncer, pgBouncer } from '#test/pgbouncer.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare.ts'

describe.skipIf(!hasPgBouncer)('behind PgBouncer, which this machine has', () => {
  let own: TestDatabase
  let bouncer: PgBouncer
  let pooled: string
  let scene: Scene
  let server: Server

  beforeAll(async () => {
    own = await testDatabase()
    const real = own.application.url
    // The role's settings hold for connections that PgBouncer opens from now on.
    await prepareDatabase({ url: real, ownerUrl: own.url })
    // So few that whoever leaves something in a session leaves it to others.
    bouncer = await pgBouncer(real, [real], 'max_db_connections = 3')
    pooled = bouncer.pooled(real)
    scene = await sceneOf(own.db)
    server = await serving(pooled, { DATABASE_OWNER_URL: own.url, DATABASE_DIRECT_URL: real })
    await ready(server.origin)
  }, 240_000)
  afterAll(async () => {
    await server.close()
    await bouncer.close()
    await own.close()
  })

  test('the process says what it needs instead of serving with caches that nothing clears', async () => {
    await expect(
      openDatabase({ databaseUrl: pooled, databaseOwnerUrl: own.url, dataDir: '/nowhere' }),
    ).rejects.toThrow(/No notification arrives.+DATABASE_DIRECT_URL/)
  })

  test('with an address that keeps sessions, notifications arrive and statements of requests end', async () => {
    const database = await openDatabase({
      ...{ databaseUrl: pooled, databaseOwnerUrl: own.url, databaseDirectUrl: own.application.url },
      dataDir: '/nowhere',
    })
    expect(await prepareDatabase(database)).toEqual({ migrated: [], ownsItsTables: false })

    const heard: (string | null)[] = []
    const line = await listen(database.directUrl, fastify().log)
    await line.on('themes', (payload) => heard.push(payload))
    const pool = openRequestPool(database.url, 2, database.directUrl)
    await pool.query(`select pg_notify('themes', 'Harbor')`)
    await vi.waitFor(() => expect(heard).toEqual(['Harbor']))

    // The pooler drops what connections ask for: the role's own settings hold.
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name in ('jit', 'random_page_cost', 'statement_timeout') order by 1`,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['off', '1.1', '5000'])

    // Whichever connection is lent: each looks up sessions.
    const lookups = Array.from({ length: 20 }, () => readSession(pool, 'none', '::1'))
    expect(await Promise.all(lookups)).toEqual(Array(20).fill(null))
    expect(await readSession(own.application.pool, 'none', '::1')).toBeNull()
    await pool.end()
    await line.close()
  })

  test.each(sampled(Object.keys(writes)))('%s, once', async (kind) => {
    const attempt = await writes[kind]!(scene, server.origin)
    const answer = await attempt.send()
    expect([isAcknowledged(answer), answer?.status, answer?.body], kind).toEqual([
      true,
      expect.any(Number),
      expect.anything(),
    ])
    expect([...new Set(Object.values(await attempt.effects()))]).toEqual([1])
  })

  test('PgBouncer is killed: a write can be repeated when it is back, and is there once', async () => {
    const attempt = await writes['a search is saved']!(scene, server.origin)
    bouncer.signal('SIGKILL')
    const answer = await attempt.send()
    expect(answer?.status ?? 503).toBe(503)
    await bouncer.start()
    await expectOnce(attempt, answer)
  })

  test('PgBouncer is paused: requests end with 503 instead of hanging, and go on when it does', async () => {
    const attempt = await writes['a search is saved']!(scene, server.origin)
    const name = new URL(pooled).pathname.slice(1)
    await bouncer.command(`pause "${name}"`)
    const answer = await attempt.send()
    expect([answer?.status, Number(answer?.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
    // Nobody else waits as long, and a balancer hears of it.
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503)
    await bouncer.command(`resume "${name}"`)
    await ready(server.origin)
    await expectOnce(attempt, answer)
  })

  test('many people read at once, and each gets their own', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => newPerson(scene)))
    const read = people.map(async ({ session, email: name }) => {
      const client = await clientAt(server.origin, session)
      const search = { name, query: 'q=nurse', frequency: 'daily', timeZone: 'America/New_York' }
      expect((await client.send('POST', '/my-saved-searches', search))?.status).toBe(201)
      for (const path of ['/jobs/search?q=nurse', '/comments', '/notifications'])
        expect((await client.send('GET', path))?.status, path).toBe(200)
      const answer = await client.send('GET', '/my-saved-searches')
      expect(answer?.body.searches).toMatchObject([{ name }])
    })
    await Promise.all(read)
  })
})
