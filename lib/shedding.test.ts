import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedding } from './shedding.ts'

test('one long turn of the event loop is no overload; one after the other is', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(shedding, {
    reads: { most: 2, mostForLast: 3 },
    delay: { most: 300, mostForLast: 1e9 },
  })
  app.get('/page', async () => 'a page')
  await app.ready()
  const statusOf = async () => (await app.inject('/page')).statusCode
  const isLate = () => app.memoryUsage().eventLoopDelay > 300
  const block = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  block(1_300)
  await expect.poll(isLate, { interval: 5 }).toBe(true)
  expect(await statusOf()).toBe(200)

  const answers = new Set<number>()
  for (let turns = 0; turns < 60 && !answers.has(503); turns++) {
    block(500)
    answers.add(await statusOf())
    await new Promise(setImmediate)
  }
  expect(answers).toContain(503)
})

test('turns longer than the time between two measurements, one after the other, are overload too', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(shedding, {
    reads: { most: 2, mostForLast: 3 },
    delay: { most: 300, mostForLast: 1e9 },
  })
  app.get('/page', async () => 'a page')
  await app.ready()
  const answers = new Set<number>()
  for (let turns = 0; turns < 12 && !answers.has(503); turns++) {
    const until = performance.now() + 1_300
    while (performance.now() < until);
    await new Promise(setImmediate)
    answers.add((await app.inject('/page')).statusCode)
  }
  expect(answers).toContain(503)
})

/** An app that answers two reads at once, and three where people sign in; `/slow` answers when it is let go. */
async function busyApp() {
  const app = fastify()
  onTestFinished(() => app.close())
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await app.register(shedding, {
    reads: { most: 2, mostForLast: 3 },
    delay: { most: 0, mostForLast: 0 },
  })
  app.get('/slow', async () => promise.then(() => 'at last'))
  app.get('/page', async () => 'a page')
  app.post('/page', async () => 'sent')
  app.get('/login', { config: { shed: 'last' } }, async () => 'sign in')
  app.get('/slow-login', { config: { shed: 'last' } }, async () => promise.then(() => 'at last'))
  await app.ready()
  const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method })).statusCode
  return { app, statusOf, letGo }
}

test('more reads than can be answered are refused at once, and signing in after the rest', async () => {
  const { statusOf, letGo } = await busyApp()
  const slow = [statusOf('/slow'), statusOf('/slow')]
  expect(await statusOf('/page')).toBe(503)
  expect(await statusOf('/page', 'POST')).toBe(200)
  expect(await statusOf('/login')).toBe(200)
  slow.push(statusOf('/slow-login'))
  expect(await statusOf('/login')).toBe(503)
  expect(await statusOf('/page', 'POST')).toBe(503)
  letGo()
  expect(await Promise.all(slow)).toEqual([200, 200, 200])
  expect(await statusOf('/page')).toBe(200)
})

test('what fails or is refused is answered too: its place is free again', async () => {
  const { app, statusOf } = await busyApp()
  for (let i = 0; i < 5; i++) expect(await statusOf('/nowhere')).toBe(404)
  expect(await statusOf('/page')).toBe(200)
  expect((await app.inject('/page')).body).toBe('a page')
})

test('who hangs up holds a place no longer than it takes to make the answer', async () => {
  const { app, statusOf, letGo } = await busyApp()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const asked = Array.from({ length: 2 }, () => fetch(`${origin}/slow`, { signal: leaving.signal }))
  await expect.poll(() => statusOf('/page'), { timeout: 30_000 }).toBe(503)
  leaving.abort()
  await Promise.allSettled(asked)
  letGo()
  await expect.poll(() => statusOf('/page'), { timeout: 30_000 }).toBe(200)
})
