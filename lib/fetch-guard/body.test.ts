import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitedBody } from './body.ts'

const limits = { host: 'slow.example', maxBytes: 1e9, idleTimeoutMs: 60_000, minBytesPerSecond: 4_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A server that sends this much each second, on a clock of the test's own. */
async function* sends(bytes: number, seconds: number) {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1_000)
    yield Buffer.alloc(bytes, 'x')
  }
}

test('a server that only trickles is cut after a minute', async () => {
  const body = limitedBody(Readable.from(sends(1, 7_200)), undefined, limits)
  await expect(text(body)).rejects.toThrow('The server slow.example sent less than 4 kB a second')
})

test('a server that sends enough is read to its end', async () => {
  const body = limitedBody(Readable.from(sends(5_000, 300)), undefined, limits)
  expect(await text(body)).toHaveLength(1_500_000)
})

test('the time that we take ourselves is not counted against the server', async () => {
  const chunks = Array.from({ length: 200 }, () => Buffer.from('x'))
  let read = 0
  for await (const chunk of limitedBody(Readable.from(chunks), undefined, limits)) {
    vi.advanceTimersByTime(10_000)
    read += chunk.length
  }
  expect(read).toBe(200)
})
