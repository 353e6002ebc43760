import type { AddressInfo } from 'node:net'
import { WebSocket } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOwnSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { frameReader } from './frames.ts'
import { pairIn } from './pair.fixture.ts'

let app: TestApp
let host: string
beforeAll(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  host = `localhost:${(app.app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

type Person = { id: string; session: string }

const pair = () => pairIn(app)

type Told = { type: string; room?: string; user?: string; change?: number }

/** A socket, and everything it is told. */
async function listen({ session }: Person, origin = `http://${host}`) {
  const told: Told[] = []
  const headers = { cookie: `session=${session}`, origin }
  const socket = new WebSocket(`ws://${host}/chat/socket`, { headers })
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  )
  const hears = (type: string) =>
    expect.poll(() => told.map((one) => one.type), { timeout: 5_000 }).toContain(type)
  return { socket, told, hears, closed }
}
async function listening(person: Person) {
  const open = await listen(person)
  await open.hears('ready')
  return open
}
const write = ({ session }: Person, room: string) =>
  app.send('POST', `/chat/${room}/messages`, { session, body: { body: 'News' } })

test('a member hears of a message in ids only; who is not in the room hears nothing', async () => {
  const { maria, walter, room } = await pair()
  const eve = await app.signIn({ firstName: 'Eve' })
  const [hers, foreign] = [await listening(maria), await listening(eve)]
  await write(walter, room)
  await hers.hears('change')
  await expect.poll(() => hers.told).toContainEqual({ type: 'change', room, change: 2 })
  expect(foreign.told.map(({ type }) => type)).toEqual(['ready'])
  hers.socket.close()
  foreign.socket.close()
})

test('who leaves a room hears nothing more of it', async () => {
  const { maria, walter, room } = await pair()
  const hers = await listening(maria)
  await app.send('POST', `/chat/${room}/leave`, { session: maria.session })
  const his = await listening(walter)
  await write(walter, room)
  await his.hears('change')
  // The message that began the conversation may be told late.
  expect(hers.told.some(({ type, change }) => type === 'change' && change !== 1)).toBe(false)
  hers.socket.close()
  his.socket.close()
})

test('typing is told to the others in the room alone, and only by members', async () => {
  const { maria, walter, room } = await pair()
  const eve = await app.signIn({ firstName: 'Eve' })
  const [hers, his, foreign] = [await listening(maria), await listening(walter), await listening(eve)]
  foreign.socket.send(JSON.stringify({ type: 'typing', room }))
  his.socket.send(JSON.stringify({ type: 'typing', room }))
  await hers.hears('typing')
  expect(hers.told.filter(({ type }) => type === 'typing').map(({ user }) => user)).toEqual([walter.id])
  expect(his.told.some(({ type }) => type === 'typing')).toBe(false)
  for (const { socket } of [hers, his, foreign]) socket.close()
})

test('a session that ends elsewhere closes its socket', async () => {
  const { maria } = await pair()
  const hers = await listening(maria)
  const { id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', maria.id)
    .executeTakeFirstOrThrow()
  await endOwnSession(app.db, maria.id, id)
  expect(await hers.closed).toBe(4001)
})

test('another origin, and a visitor, get no socket', async () => {
  const { maria } = await pair()
  const [foreign, visitor] = [
    await listen(maria, 'https://evil.example'),
    await listen({ id: '', session: 'none' }),
  ]
  expect([await foreign.closed, await visitor.closed]).toEqual([1006, 1006])
  expect([...foreign.told, ...visitor.told]).toEqual([])
})

test('a thousand frames, and a frame of a megabyte, end the socket and not the server', async () => {
  const { maria } = await pair()
  const flood = await listening(maria)
  for (let at = 0; at < 1_000; at++) flood.socket.send('{}')
  expect(await flood.closed).toBe(1008)
  const large = await listening(maria)
  large.socket.send('x'.repeat(1_000_000))
  expect(await large.closed).toBe(1009)
  expect((await app.get('/health/live')).statusCode).toBe(200)
})

test('frames: a burst, then a few a second; nonsense is nothing', () => {
  let now = 0
  const read = frameReader(() => now)
  expect(read('{"type":"drop tables"}')).toBeNull()
  expect(read('nonsense')).toBeNull()
  for (let at = 2; at < 20; at++) read('{}')
  expect(read('{}')).toBe('flood')
  now = 10_000
  expect(read('{}')).toBeNull()
})
