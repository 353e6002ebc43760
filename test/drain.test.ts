import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
