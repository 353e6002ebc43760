import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

it('keeps the browser from what we did not ask for', async () => {
  const { headers, body } = await app.get('/nowhere')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]
  expect(body).toContain(`<style nonce="${nonce}">`)
})

it('in production asks for https, and tells other sites no more than our name', async () => {
  const production = await testApp({ NODE_ENV: 'production', SECRET: 'x'.repeat(32) })
  const { headers } = await production.get('/nowhere')
  await production.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(String(headers['content-security-policy'])).toMatch(/upgrade-insecure-requests/)
})

it('lets no other site frame a page, and nobody run or style what we did not sign', async () => {
  const policy = String((await app.get('/nowhere')).headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
  const page = (await app.get('/user/login')).body
  expect(page).not.toMatch(/ on\w+="| style="|javascript:/)
})

it('gives every answer a nonce of its own', async () => {
  const [first, second] = await Promise.all([app.get('/nowhere'), app.get('/nowhere')])
  expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy'])
})

it('gives readers no cookie', async () => {
  expect((await app.get('/nowhere')).headers['set-cookie']).toBeUndefined()
})

const bombs: [string, string, string][] = [
  ['too much', 'application/json', `{"a":"${'x'.repeat(2_000_000)}"}`],
  ['a prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
  ['half of it', 'application/json', '{"a":'],
  ['another type', 'application/x-unknown', 'a=b'],
]
it.each(bombs)('answers a body of %s with a clear 4xx and lives', async (_, type, payload) => {
  const { session } = await app.signIn()
  const answer = await app.app.inject({
    method: 'POST',
    url: `/jobs/${newId()}/favorite`,
    cookies: { session },
    headers: { host: 'localhost', accept: 'application/json', 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toMatch(/node_modules|at \w+ \(/)
  expect((await app.get('/health/live')).statusCode).toBe(200)
})

it.each(['/%00', '/%ff%fe', '/..%2f..%2fetc%2fpasswd', `/${'a'.repeat(5000)}`, '/assets/../config.ts'])(
  'answers %s with a 4xx',
  async (url) => {
    const { statusCode } = await app.get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  },
)
