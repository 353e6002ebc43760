import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#lib/db.ts'
import { assets } from '#test/app.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { build } from '../../../app.ts'
import { nothingShed, readSettings } from '../../../config.ts'
import { pairIn } from './pair.fixture.ts'

let app: TestApp
/** The same database behind a second process. */
let other: Awaited<ReturnType<typeof build>>
let otherPool: ReturnType<typeof openPool>
const hosts: string[] = []

beforeAll(async () => {
  app = await testApp()
  otherPool = openPool(app.application.url, 4)
  other = await build({
    settings: { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), shed: nothingShed },
    pool: otherPool,
    directUrl: app.application.url,
    render: async () => ({}) as never,
    assets,
  })
  for (const each of [app.app, other]) {
    await each.listen({ port: 0, host: '127.0.0.1' })
    hosts.push(`localhost:${(each.server.address() as AddressInfo).port}`)
  }
})
afterAll(async () => {
  await other.close()
  await otherPool.end().catch(() => {})
  await app.close()
})

type Person = { id: string; session: string }
type Told = { type: string; room?: string; after?: number; change?: number; messages?: { body: string }[] }

const pair = () => pairIn(app)

/** An open page: its socket in one of the processes, and what it has fetched because it was told to. */
async function pageOf({ session }: Person, room: string, process = 0) {
  const told: Told[] = []
  const host = hosts[process]!
  const socket = new WebSocket(`ws://${host}/chat/socket`, {
    headers: { cookie: `session=${session}`, origin: `http://${host}` },
  } as never)
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  )
  const hears = (type: string, times = 1) =>
    expect
      .poll(() => told.filter((one) => one.type === type).length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(times)
  await hears('ready')
  const fetched = async (after: number) =>
    (await app.get(`/chat/${room}/messages?after=${after}`, { session, as: 'json' })).json() as {
      messages: { body: string }[]
      lastChange: number
    }
  return { socket, told, hears, closed, fetched }
}
const write = ({ session }: Person, room: string, body: string) =>
  app.send('POST', `/chat/${room}/messages`, { session, body: { body } })
const words = (messages: { body: string }[]) => messages.map(({ body }) => body)

/** Ends connections of PostgreSQL as a restart would. */
const endConnections = (which: 'listening' | 'all') =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and (${which} = 'all' or application_name = 'muster listening')`
    .execute(app.db)
    .catch(() => {})

test('a message written in one process is told in the other, and to each tab', async () => {
  const { maria, walter, room } = await pair()
  const tabs = await Promise.all([pageOf(maria, room, 0), pageOf(maria, room, 1), pageOf(maria, room, 1)])
  await write(walter, room, 'News')
  for (const tab of tabs) {
    // The first message, which began the conversation, may be told late, and then with the second.
    await expect
      .poll(() => tab.told.find(({ change }) => change === 2))
      .toMatchObject({
        ...{ type: 'change', room },
        messages: expect.arrayContaining([expect.objectContaining({ body: 'News' })]),
      })
  }
  for (const { socket } of tabs) socket.close()
})

test('a message that nobody was told of is fetched when the listening connection is back', async () => {
  const { maria, walter, room } = await pair()
  const hers = await pageOf(maria, room)
  await endConnections('listening')
  // As by a process that was killed between its commit and its word.
  await sql`update chat_rooms set last_seq = 2, last_change = 2 where id = ${room}`.execute(app.db)
  await sql`insert into chat_messages (room_id, seq, change, sender_id, client_id, body)
    values (${room}, 2, 2, ${walter.id}, gen_random_uuid(), 'Told by nobody')`.execute(app.db)
  await hers.hears('ready', 2)
  expect(words((await hers.fetched(1)).messages)).toEqual(['Told by nobody'])
  await write(walter, room, 'Told again')
  await hers.hears('change')
  hers.socket.close()
})

test('PostgreSQL ends every connection: pages stay, are told to look, and go on', async () => {
  const { maria, walter, room } = await pair()
  const hers = await pageOf(maria, room)
  await endConnections('all')
  await hers.hears('ready', 2)
  await expect
    .poll(async () => (await write(walter, room, 'After')).statusCode, { timeout: 15_000 })
    .toBe(201)
  await hers.hears('change')
  expect(words((await hers.fetched(1)).messages)).toEqual(['After'])
  hers.socket.close()
})

test('a page that was cut off has after its return everything once, in order', async () => {
  const { maria, walter, room } = await pair()
  const before = await pageOf(maria, room)
  const { lastChange } = await before.fetched(0)
  before.socket.close()
  await before.closed
  for (const body of ['One', 'Two', 'Three']) await write(walter, room, body)
  const back = await pageOf(maria, room, 1)
  const missed = await back.fetched(lastChange)
  expect(words(missed.messages)).toEqual(['One', 'Two', 'Three'])
  expect((await back.fetched(missed.lastChange)).messages).toEqual([])
  back.socket.close()
})

test('somebody who is removed while a page is open hears nothing more, in any process', async () => {
  const { maria, walter, room } = await pair()
  const [hers, his] = [await pageOf(maria, room, 1), await pageOf(walter, room, 0)]
  await app.send('POST', `/chat/${room}/leave`, { session: maria.session })
  await app.send('POST', `/chat/${room}/messages`, { session: walter.session, body: { body: 'Gone?' } })
  const last = async () => (await his.fetched(0)).lastChange
  await expect.poll(async () => his.told.at(-1)?.change === (await last())).toBe(true)
  expect(
    hers.told.filter(({ type, change }) => type === 'change' && change === his.told.at(-1)?.change),
  ).toEqual([])
  hers.socket.close()
  his.socket.close()
})

test('open pages are no reads in progress: however many there are, the process answers', async () => {
  const { maria, room } = await pair()
  const pool = openPool(app.application.url, 2)
  const bound = { most: 2, mostForLast: 2 }
  const small = await build({
    settings: {
      ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
      shed: { reads: { ...bound, standing: 2, working: 1 }, delay: nothingShed.delay },
    },
    ...{ pool, directUrl: app.application.url, assets, render: async () => ({}) as never },
  })
  await small.listen({ port: 0, host: '127.0.0.1' })
  const at = hosts.push(`localhost:${(small.server.address() as AddressInfo).port}`) - 1
  const pages = [await pageOf(maria, room, at), await pageOf(maria, room, at), await pageOf(maria, room, at)]
  const answer = await small.inject({ url: '/sitemap.xml', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(200)
  for (const { socket } of pages) socket.close()
  await small.close()
  await pool.end().catch(() => {})
})

test('a process that stops ends its sockets at once; the page comes back to another one', async () => {
  const { maria, room } = await pair()
  const pool = openPool(app.application.url, 2)
  const third = await build({
    settings: { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), shed: nothingShed },
    ...{ pool, directUrl: app.application.url, assets, render: async () => ({}) as never },
  })
  await third.listen({ port: 0, host: '127.0.0.1' })
  const at = hosts.push(`localhost:${(third.server.address() as AddressInfo).port}`) - 1
  const hers = await pageOf(maria, room, at)
  await third.close()
  expect(await hers.closed).toBe(1006)
  const back = await pageOf(maria, room, 0)
  back.socket.close()
  await pool.end().catch(() => {})
})
