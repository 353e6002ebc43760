import { connect, createServer, type Server, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { watchDatabase } from './database-watch.ts'
import { type Line, listen } from './listen.ts'

const logger = pino({ level: 'silent' })
let database: TestDatabase
let proxy: Server
let url: string
let isPaused = false
const sockets = new Set<Socket>()
let line: Line

/** In front of PostgreSQL: while it is paused, connections stay open and nothing comes through. */
beforeAll(async () => {
  database = await testDatabase()
  const real = new URL(database.url)
  const port = Number(real.port)
  proxy = createServer((client) => {
    const server = connect(port, real.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', (data) => void (isPaused || to.write(data)))
    }
  }).listen(0, '127.0.0.1')
  await new Promise((done) => proxy.once('listening', done))
  real.port = String((proxy.address() as { port: number }).port)
  url = real.href
  line = await listen(url, logger, { pauses: { first: 50, longest: 200 } })
})
afterAll(async () => {
  await line.close()
  for (const socket of sockets) socket.destroy()
  proxy.close()
  await database.close()
})

test('while PostgreSQL is paused nothing hangs, and afterwards all goes on', async () => {
  const pool = openPool(url)
  // A connection that is older than the watch.
  await pool.query('select 1')
  const revive = vi.fn(async () => {})
  const stop = watchDatabase(pool, line, logger, { everyMs: 50, patienceMs: 300, revive })
  const slow = pool.query('select pg_sleep(1)')
  await slow
  expect(revive).not.toHaveBeenCalled()

  isPaused = true
  await expect(pool.query('select 1')).rejects.toThrow(/terminated|does not answer/i)
  await vi.waitFor(() => expect(pool.connect()).rejects.toMatchObject({ code: '57P03' }), 5_000)
  await vi.waitFor(() => expect(revive).toHaveBeenCalled(), 5_000)

  isPaused = false
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(
    async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]),
    10_000,
  )
  stop()
  await pool.end()
}, 30_000)
