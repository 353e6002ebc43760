import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the description of the search names what it understands', async () => {
  const { paths } = (await app.get('/openapi.json')).json()
  const names = paths['/jobs/search'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['q', 'l', 'r', 'sort', 'cat', 'c', 'o', 'rank', 'remote', 'competitive', 'page']),
  )
})

test('a parameter that is not known is no error', async () => {
  expect((await app.get('/jobs/search?utm_source=mail&q=a&q=b', { as: 'json' })).statusCode).toBe(200)
})
