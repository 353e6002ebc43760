import { connect, createServer, type Server, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type Line, type ListenOptions, listen } from './listen.ts'

let database: TestDatabase
let line: Line | null = null
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await line?.close()
  line = null
})
afterAll(() => database.close())

const open = async (url = database.url, options: ListenOptions = {}) => {
  line = await listen(url, logger, options)
  return line
}
const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload])

test('a listener hears its channel and no other', async () => {
  const [themes, jobs] = [vi.fn(), vi.fn()]
  const { on } = await open()
  await on('themes', themes)
  await on('Jobs of "Acme"', jobs)
  await notify('themes', '')
  await notify('Jobs of "Acme"', 'welder')
  await notify('other', 'x')
  await vi.waitFor(() => expect(jobs.mock.calls).toEqual([['welder']]))
  expect(themes.mock.calls).toEqual([['']])
})

test('all listeners of a channel hear, though one fails', async () => {
  const second = vi.fn()
  const { on } = await open()
  await on('themes', () => {
    throw new Error('a defect')
  })
  await on('themes', async () => {
    throw new Error('the database is still away')
  })
  await on('themes', second)
  await notify('themes', '1')
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith('1'))
})

test('a line that PostgreSQL ends comes back and says that something was missed', async () => {
  const heard = vi.fn()
  const { on } = await open()
  await on('themes', heard)
  for (let round = 1; round <= 2; round++) {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'muster listening' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(round), 5_000)
    expect(heard).toHaveBeenLastCalledWith(null)
  }
  await notify('themes', 'after')
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('after'))
})

test('a listener that failed is called again until it succeeds', async () => {
  const heard = vi
    .fn()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockRejectedValueOnce(new Error('still'))
  const { on } = await open(database.url, { pauses: { first: 10, longest: 20 } })
  await on('themes', heard)
  await notify('themes', 'new')
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['new'], [null], [null]]))
})

test('a line that was cut is no sign that PostgreSQL is away', async () => {
  const { answers } = await open()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'muster listening' and datname = current_database()`,
  )
  expect(await answers()).toBe(true)
})

test('a line that falls silent is noticed', async () => {
  const { url, freeze, close } = await wire(database.url)
  const heard = vi.fn()
  const { on } = await open(url, { beatMs: 200 })
  await on('themes', heard)
  freeze()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null), 10_000)
  await notify('themes', 'after')
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('after'))
  await close()
})

test('the first connection must succeed, and a closed line stays closed', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED')
  await (await open()).close()
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where application_name = 'muster listening' and datname = current_database()`,
  )
  expect(rows).toEqual([])
})

/** A wire to PostgreSQL that can stop carrying anything without being cut. */
async function wire(target: string) {
  const { hostname, port } = new URL(target)
  const pairs: [Socket, Socket][] = []
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) end.on('error', () => {})
    near.pipe(far).pipe(near)
    pairs.push([near, far])
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(target)
  url.port = String((server.address() as { port: number }).port)
  const freeze = () => {
    for (const [near, far] of pairs) near.unpipe().pause() && far.unpipe().pause()
  }
  const close = async () => {
    for (const end of pairs.flat()) end.destroy()
    server.close()
  }
  return { url: url.href, freeze, close }
}
