import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a connection has limits for its duration and for its headers', async () => {
  const { server } = app.app
  expect(server).toMatchObject({ requestTimeout: 300_000, timeout: 120_000, headersTimeout: 20_000 })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://localhost:${(server.address() as { port: number }).port}`
  const answer = await fetch(origin, { headers: { 'x-long': 'x'.repeat(17_000) } }).catch(() => null)
  expect(answer?.status).toBe(431)
})
