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
  const body = limitedBody(Readable.from(sends(5_000, 290)), undefined, limits)
  expect(await text(body)).toHaveLength(1_450_000)
})

test('a server that sends just enough for each minute does not hold us for hours', async () => {
  let seconds = 0
  async function* counted() {
    for await (const chunk of sends(5_000, 7_200)) {
      seconds++
      yield chunk
    }
  }
  const body = limitedBody(Readable.from(counted()), undefined, limits)
  await expect(text(body)).rejects.toThrow('The server slow.example sent less than 40 kB a second')
  expect(seconds).toBeLessThan(310)
  expect(await text(limitedBody(Readable.from(sends(50_000, 900)), undefined, limits))).toHaveLength(
    45_000_000,
  )
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
