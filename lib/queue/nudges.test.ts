import { EventEmitter } from 'node:events'
import type { WorkerEvents, WorkerPool } from 'graphile-worker'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather, gathering } from './nudges.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first task wakes a lane at once, those that come right after it once, together', () => {
  const woken: number[] = []
  const pool = { nudge: (count: number) => void woken.push(count) }
  gather(pool)
  for (let task = 0; task < 5; task++) pool.nudge(1)
  expect(woken).toEqual([1])
  vi.advanceTimersByTime(50)
  expect(woken).toEqual([1, 4])
  pool.nudge(2)
  vi.advanceTimersByTime(50)
  expect(woken).toEqual([1, 4, 2])
  vi.advanceTimersByTime(1_000)
  expect(woken).toEqual([1, 4, 2])
  pool.nudge(1)
  expect(woken).toEqual([1, 4, 2, 1])
})

test('a runner that ends wakes nobody any more', () => {
  const emitter = new EventEmitter()
  gathering(emitter as WorkerEvents)
  const woken: number[] = []
  const workerPool = { nudge: (count: number) => void woken.push(count) } as unknown as WorkerPool
  emitter.emit('pool:create', { workerPool })
  for (let task = 0; task < 3; task++) workerPool.nudge(1)
  emitter.emit('pool:gracefulShutdown', { workerPool })
  workerPool.nudge(1)
  vi.advanceTimersByTime(1_000)
  expect(woken).toEqual([1])
})
