import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const asked = { accept: 'text/html', 'x-inertia': 'true' }

it('answers a browser with HTML that holds the page object, escaped', async () => {
  const answer = await app.get('/nowhere?</script><script>alert(1)')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toMatch('text/html')
  expect(answer.headers.vary).toMatch('X-Inertia')
  expect(answer.body).toContain('Page not found')
  const json = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(answer.body)?.[1]
  const page = JSON.parse(json!)
  expect(page).toMatchObject({
    component: 'errors/error',
    version: 'test',
    props: { status: 404, errors: {} },
  })
  expect(answer.body).not.toContain('<script>alert')
})

it('answers our client with the page object', async () => {
  const answer = await app.get('/nowhere', { as: 'inertia' })
  expect(answer.headers['x-inertia']).toBe('true')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.json()).toMatchObject({
    component: 'errors/error',
    url: '/nowhere',
    props: { site: { name: 'Harbor Veterans' } },
  })
})

it('answers a program with a bare sentence', async () => {
  const answer = await app.get('/nowhere', { as: 'json' })
  expect(answer.statusCode).toBe(404)
  expect(Object.keys(answer.json()).sort()).toEqual(['error', 'requestId'])
})

it('tells a client with other assets to reload', async () => {
  const answer = await app.get('/nowhere', { headers: { ...asked, 'x-inertia-version': 'old' } })
  expect(answer.statusCode).toBe(409)
  expect(answer.headers['x-inertia-location']).toBe('/nowhere')
})
