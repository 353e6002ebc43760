import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draining } from '#lib/drain.ts'
import { health } from '#lib/health.ts'
import type { App } from '#lib/web.ts'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('before it stops, a process says so and ends kept connections with their next answer', async () => {
  expect((await app.get('/health/ready')).statusCode).toBe(200)
  expect((await app.get('/user/login')).headers.connection).not.toBe('close')
  const drained = app.app.drain(500)
  const ready = await app.get('/health/ready')
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.get('/health/live')).statusCode).toBe(200)
  const page = await app.get('/user/login')
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close'])
  await drained
})

test('a process that nobody uses stops at once, one with an open connection when that has ended', async () => {
  const long = 3_600_000
  const [unused, used] = [fastify(), fastify()] as unknown as [App, App]
  for (const alone of [unused, used]) {
    await alone.register(draining)
    await alone.listen({ host: '127.0.0.1', port: 0 })
  }
  await unused.drain(long)
  const { port } = used.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await new Promise((accepted) => used.server.once('connection', accepted))
  let isOver = false
  const drained = used.drain(long).then(() => (isOver = true))
  await sleep(200)
  expect(isOver).toBe(false)
  socket.destroy()
  await drained
  for (const alone of [unused, used]) await alone.close()
})

test('a database that never answers is not ready, and the answer to that comes soon', async () => {
  const alone = fastify() as unknown as App
  alone.decorate('isDraining', false)
  await health(alone, {
    line: { answers: () => new Promise(() => {}), silentMs: () => 0 },
    pool: new pg.Pool(),
  })
  expect((await alone.inject('/health/ready')).statusCode).toBe(503)
  await alone.close()
})
