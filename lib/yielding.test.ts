import fastify from 'fastify'
import { expect, test } from 'vitest'
import { yielding } from './yielding.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Script that has no end, with room for others in between. */
async function spin(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; await nextTurn())
    for (const pause = performance.now() + 20; performance.now() < pause; );
}

test('a task waits while many requests are in progress and script runs all the time, and not otherwise', async () => {
  const app = fastify()
  await app.register(yielding)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/', async () => {
    await answered
    return 'Thank you.'
  })
  /** Whether a task would begin at once. */
  const begins = async () => {
    let hasBegun = false
    const task = app.whenLessBusy().then(() => {
      hasBegun = true
    })
    await nextTurn()
    return { hasBegun, task }
  }
  await app.ready()
  await spin(300)
  expect((await begins()).hasBegun).toBe(true)

  const requests = Array.from({ length: 4 }, () => app.inject('/'))
  await spin(300)
  const { hasBegun, task } = await begins()
  expect(hasBegun).toBe(false)
  // Slowed down, never stopped.
  await Promise.all([task, spin(1_000)])

  answer()
  await Promise.all(requests)
  await spin(300)
  expect((await begins()).hasBegun).toBe(true)
  await app.close()
})
