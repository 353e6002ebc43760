import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { keptThreads } from './kept-threads.ts'

/** Answers each message with its own number; fails on 'fail', ends on 'end'. */
const code = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', (message) => {
    if (message === 'fail') throw new Error('It failed.')
    if (message === 'end') process.exit()
    parentPort.postMessage(threadId)
  })`
const threadsFor = (idleMs: number) => keptThreads(() => new Worker(code, { eval: true }), { idleMs })

async function ask(thread: Worker): Promise<number> {
  const answer = once(thread, 'message')
  thread.postMessage('who')
  return (await answer)[0]
}

test('a kept thread does the next work, an ended one does not; two at once are two', async () => {
  const threads = threadsFor(60_000)
  const unexpected = (error: Error | null) => expect.unreachable(String(error))
  const first = threads.take(unexpected)
  const second = threads.take(unexpected)
  const [one, other] = [await ask(first), await ask(second)]
  expect(one).not.toBe(other)
  threads.keep(first)
  threads.end(second)
  const third = threads.take(unexpected)
  expect(await ask(third)).toBe(one)
  threads.end(third)
  const fourth = threads.take(unexpected)
  expect([one, other]).not.toContain(await ask(fourth))
  threads.end(fourth)
})

test('a kept thread that fails says so while it works; one that ends while nobody waits for it is not taken again', async () => {
  const threads = threadsFor(60_000)
  const failed: (string | undefined)[] = []
  const take = () => threads.take((error) => failed.push(error?.message))
  const first = take()
  const one = await ask(first)
  threads.keep(first)
  const again = take()
  again.postMessage('fail')
  await expect.poll(() => failed[0]).toBe('It failed.')
  threads.end(again)

  const second = take()
  expect(await ask(second)).not.toBe(one)
  const before = failed.length
  threads.keep(second)
  second.postMessage('end')
  await once(second, 'exit')
  const third = take()
  expect(await ask(third)).toBeGreaterThan(0)
  threads.end(third)
  expect(failed.length).toBe(before)
})

test('a thread that nobody needs for a while ends', async () => {
  const threads = threadsFor(50)
  const thread = threads.take(() => {})
  await ask(thread)
  const gone = once(thread, 'exit')
  threads.keep(thread)
  await gone
  const next = threads.take(() => {})
  expect(await ask(next)).toBeGreaterThan(0)
  threads.end(next)
})
