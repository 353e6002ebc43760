import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { type Shedding, shedding } from './shedding.ts'
import { yielding } from './yielding.ts'

const unlimited = { most: 1e9, mostForLast: 1e9, standing: 1e9, working: 1e9 }

/** An app with these limits and nothing else; not ready yet. */
async function appWith(limits: Partial<Shedding>) {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(yielding)
  await app.register(shedding, { reads: unlimited, delay: { most: 0, mostForLast: 0 }, ...limits })
  return app
}

/** Keeps the event loop from everything else. */
function block(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('one long turn of the event loop is no overload; one after the other is', async () => {
  const app = await appWith({ delay: { most: 300, mostForLast: 1e9 } })
  app.get('/page', async () => 'a page')
  await app.ready()
  const statusOf = async () => (await app.inject('/page')).statusCode
  const isLate = () => app.memoryUsage().eventLoopDelay > 300
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
  const app = await appWith({ delay: { most: 300, mostForLast: 1e9 } })
  app.get('/page', async () => 'a page')
  await app.ready()
  const answers = new Set<number>()
  for (let turns = 0; turns < 12 && !answers.has(503); turns++) {
    block(1_300)
    await new Promise(setImmediate)
    answers.add((await app.inject('/page')).statusCode)
  }
  expect(answers).toContain(503)
})

/** An app that answers two reads at once, and three where people sign in; `/slow` answers when it is let go. */
async function busyApp() {
  const app = await appWith({ reads: { ...unlimited, most: 2, mostForLast: 3 } })
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
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

/** An app that works on each `/page`, and only waits on each `/elsewhere`, until it is let go. */
async function appThatWorks() {
  const app = await appWith({ reads: { ...unlimited, standing: 4, working: 2 } })
  const { promise: waited, resolve: letGo } = Promise.withResolvers<void>()
  const atOnce = { now: 0, most: 0 }
  app.get('/page', async () => {
    atOnce.most = Math.max(atOnce.most, ++atOnce.now)
    for (let turn = 0; turn < 4; turn++) {
      await new Promise(setImmediate)
      block(5)
    }
    atOnce.now--
    return 'a page'
  })
  app.get('/elsewhere', async () => waited.then(() => 'at last'))
  app.get('/login', { config: { shed: 'last' } }, async () => 'sign in')
  app.post('/page', async () => 'sent')
  await app.ready()
  const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method })).statusCode
  /** Eight at once all the time, who is answered followed by the next one, until somebody is refused. */
  async function rush() {
    let refused = 0
    const end = performance.now() + 30_000
    const oneAfterTheOther = async () => {
      while (refused === 0 && performance.now() < end) if ((await statusOf('/page')) === 503) refused++
    }
    await Promise.all(Array.from({ length: 8 }, oneAfterTheOther))
    return refused
  }
  return { statusOf, rush, letGo, atOnce }
}

test('a burst is answered; of a queue that stays, the newest are refused, and nobody who signs in or saves', async () => {
  const { statusOf, rush } = await appThatWorks()
  const pages = (count: number) => Array.from({ length: count }, () => statusOf('/page'))
  expect(new Set(await Promise.all(pages(12)))).toEqual(new Set([200]))
  expect(await rush()).toBeGreaterThan(0)
  const still = pages(8)
  expect([await statusOf('/login'), await statusOf('/page', 'POST')]).toEqual([200, 200])
  await Promise.all(still)
  expect(await statusOf('/page')).toBe(200)
})

test('in a rush a few reads are worked on at once, the others wait their turn, and who saves waits for nobody', async () => {
  const { statusOf, rush, atOnce } = await appThatWorks()
  const inOneRush = async () => {
    const done: string[] = []
    const ask = (name: string) => statusOf('/page').then((status) => void done.push(`${name} ${status}`))
    await rush()
    atOnce.most = 0
    const asked = ['first', 'second', 'third', 'fourth'].map(ask)
    const saved = statusOf('/page', 'POST').then((status) => void done.push(`saved ${status}`))
    await Promise.all([...asked, saved])
    return { atOnce: atOnce.most, done }
  }
  const done = ['saved 200', 'first 200', 'second 200', 'third 200', 'fourth 200']
  // On a machine that stands still for a second the rush is over before it is looked at.
  await expect.poll(inOneRush).toEqual({ atOnce: 2, done })
})

test('where all that are worked on wait for something slow, those who wait their turn are let go', async () => {
  const { statusOf, rush, letGo } = await appThatWorks()
  await rush()
  const slow = [statusOf('/elsewhere'), statusOf('/elsewhere')]
  expect(await statusOf('/page')).toBe(200)
  letGo()
  expect(await Promise.all(slow)).toEqual([200, 200])
})

test('many who wait for something slow elsewhere keep nobody out while the process has time', async () => {
  const { statusOf, letGo } = await appThatWorks()
  const waiting = Array.from({ length: 12 }, () => statusOf('/elsewhere'))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  // On a machine with much else to do the process may have no time yet.
  await expect.poll(() => statusOf('/page')).toBe(200)
  letGo()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
})
