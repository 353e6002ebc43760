import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import type { Line } from '#lib/listen.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { Client } from './audience.ts'
import { heartbeat } from './beat.ts'
import { openHub } from './hub.ts'
import { pairIn } from './pair.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const pair = () => pairIn(app)

test('a socket that does not answer is ended at the second beat, one that does stays', () => {
  vi.useFakeTimers()
  const socket = () => {
    const pongs: (() => void)[] = []
    return {
      ...{ ping: vi.fn(), terminate: vi.fn(), pongs },
      on: (_: string, heard: () => void) => pongs.push(heard),
    }
  }
  const [halfOpen, alive] = [socket(), socket()]
  const beat = heartbeat((check) => {
    for (const one of [halfOpen, alive]) check(one as never)
  }, 1_000)
  for (const one of [halfOpen, alive]) beat.watch(one as never)
  vi.advanceTimersByTime(1_000)
  for (const answer of alive.pongs) answer()
  vi.advanceTimersByTime(1_000)
  beat.stop()
  vi.useRealTimers()
  expect([halfOpen, alive].map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0])
})

test('what cannot be read for everybody is fetched by each page', async () => {
  const { maria, room } = await pair()
  const heard = new Map<string, (payload: string) => unknown>()
  const line = { on: async (channel: string, hear: never) => void heard.set(channel, hear) }
  const pool = openPool(app.application.url, 1)
  const hub = await openHub({ db: queryBuilder(pool), pool }, line as unknown as Line)
  const socket = { bufferedAmount: 0, send: vi.fn(), terminate: vi.fn() }
  await hub.add({ socket, userId: maria.id, sessionId: 'any', rooms: [], asOf: 0 } as unknown as Client)
  await pool.end()
  await heard.get('chat')!(JSON.stringify({ room, change: 1 }))
  expect(socket.send).toHaveBeenLastCalledWith(JSON.stringify({ type: 'gap' }))
})

test('a page that does not read what it is told is ended, and holds up nobody', async () => {
  const { maria, room } = await pair()
  const ownPool = openPool(app.application.url, 1)
  const heard = new Map<string, (payload: string) => unknown>()
  const line = { on: async (channel: string, hear: never) => void heard.set(channel, hear) }
  const hub = await openHub({ db: app.db, pool: ownPool }, line as unknown as Line)
  const clientWith = (bufferedAmount: number) => ({ bufferedAmount, send: vi.fn(), terminate: vi.fn() })
  const [slow, quick] = [clientWith(0), clientWith(0)]
  for (const socket of [slow, quick])
    await hub.add({
      ...{ socket, userId: maria.id, sessionId: 'any', rooms: [], asOf: 0 },
    } as unknown as Client)
  slow.bufferedAmount = 1_000_000
  await heard.get('chat')!(JSON.stringify({ room, change: 1 }))
  expect(slow.terminate).toHaveBeenCalledOnce()
  expect(JSON.parse(quick.send.mock.lastCall![0])).toMatchObject({ type: 'change', room, change: 1 })
  await ownPool.end()
})
