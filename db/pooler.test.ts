// PgBouncer in front of a PostgreSQL of one's own, lending connections by the transaction.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRequestPool } from '#lib/db.ts'
import { listen } from '#lib/listen.ts'
import { readSession } from '#lib/session.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare.ts'

const hasPgBouncer = (() => {
  try {
    return execFileSync('pgbouncer', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
})()

describe.skipIf(!hasPgBouncer)('behind PgBouncer, which this machine has', () => {
  let own: TestDatabase
  let folder: string
  let pooler: ChildProcess
  let pooled: string

  beforeAll(async () => {
    own = await testDatabase()
    folder = await mkdtemp(join(tmpdir(), 'muster-pooler-'))
    await chmod(folder, 0o755)
    const port = await freePort()
    const real = new URL(own.application.url)
    pooled = Object.assign(new URL(own.application.url), { hostname: '127.0.0.1', port: String(port) }).href
    const account = `"${decodeURIComponent(real.username)}" "${decodeURIComponent(real.password)}"\n`
    await writeFile(join(folder, 'users.txt'), account)
    const settings = join(folder, 'pgbouncer.ini')
    await writeFile(
      settings,
      `[databases]
* = host=127.0.0.1 port=${real.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
ignore_startup_parameters = options
`,
    )
    // The role's settings hold for connections that PgBouncer opens from now on.
    await prepareDatabase({ url: real.href, ownerUrl: own.url })
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    pooler = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'ignore' })
    await vi.waitFor(async () => {
      const client = new pg.Client({ connectionString: pooled })
      await client.connect()
      await client.end()
    }, 10_000)
  })
  afterAll(async () => {
    pooler.kill('SIGINT')
    await once(pooler, 'exit')
    await rm(folder, { recursive: true })
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
})

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
