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

type Told = {
  type: string
  room?: string
  user?: string
  after?: number
  change?: number
  unread?: { messages: number; notices: number }
}

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

test('a member is sent the message; who is not in the room hears nothing', async () => {
  const { maria, walter, room } = await pair()
  const eve = await app.signIn({ firstName: 'Eve' })
  const [hers, foreign] = [await listening(maria), await listening(eve)]
  await write(walter, room)
  await hers.hears('change')
  const body = { body: 'News', sender: { id: walter.id, name: 'Walter' } }
  await expect
    .poll(() => hers.told.find(({ change }) => change === 2))
    // The first message may be told late, and then with this one.
    .toMatchObject({
      ...{ type: 'change', room },
      messages: expect.arrayContaining([expect.objectContaining(body)]),
    })
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

test('a room that begins while the page is open is heard of, and the counts of the header when they are asked for', async () => {
  const [maria, walter] = [
    await app.signIn({ firstName: 'Maria' }),
    await app.signIn({ firstName: 'Walter' }),
  ]
  await app.db
    .insertInto('connections')
    .values({ sender_id: maria.id, receiver_id: walter.id, approved_at: new Date() })
    .execute()
  const hers = await listening(maria)
  const body = { people: [maria.id], body: 'Hello' }
  await app.send('POST', '/chat', { session: walter.session, body })
  await hers.hears('change')
  hers.socket.send(JSON.stringify({ type: 'counts' }))
  await expect
    .poll(() => hers.told.find(({ type }) => type === 'unread')?.unread)
    .toEqual({ messages: 1, notices: 1 })
  hers.socket.close()
})

test('many changes that come at once are each told, in order and without a hole', async () => {
  const { maria, walter, room } = await pair()
  const hers = await listening(maria)
  await Promise.all(Array.from({ length: 12 }, () => write(walter, room)))
  await expect.poll(() => hers.told.findLast(({ type }) => type === 'change')?.change).toBe(13)
  const changes = hers.told.filter(({ type }) => type === 'change')
  let known = 1
  for (const { after = 0, change = 0 } of changes) {
    expect(after).toBeLessThanOrEqual(known)
    known = Math.max(known, change)
  }
  hers.socket.close()
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
