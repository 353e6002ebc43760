// Design: security, 'Sessions and sign-in': counted tries at a password. Each test is named after its words there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limiter } from '#lib/rate-limit.ts'
import { signInAttempts } from '#spec/limits.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { hashedKey } from './attempts.ts'
import { cookieOf, elsewhere, login, password, signedUp } from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const tryOnce = (body: Record<string, unknown>, headers = elsewhere()) => login(app, body, { headers })

describe('security: attempts to sign in', () => {
  it('limits per account, whatever address asks, shared by all processes', async () => {
    const { email } = await signedUp(app)
    for (let n = 0; n < 10; n++)
      expect((await tryOnce({ email, password: 'no' })).answer.statusCode).toBe(422)
    const locked = (await tryOnce({ email, password })).answer
    expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    // Another process counts in the same table.
    const another = limiter(app.pool, 'sign-in', signInAttempts.account)
    expect(await another(hashedKey(email))).toBeGreaterThan(0)
  })

  it('limits per account do not lock out a browser that has signed in before', async () => {
    const { email } = await signedUp(app)
    const device = cookieOf((await tryOnce({ email, password })).answer, 'device')!
    for (let n = 0; n < 11; n++) await tryOnce({ email, password: 'no' })
    expect((await tryOnce({ email, password })).session).toBeUndefined()
    const csrf = cookieOf(await app.get('/user/login'), 'csrf')!
    const known = await app.app.inject({
      method: 'POST',
      url: '/user/login',
      headers: { host: 'localhost', accept: 'application/json', 'x-csrf-token': csrf, ...elsewhere() },
      cookies: { csrf, device },
      payload: { email, password },
    })
    expect(cookieOf(known, 'session')).toBeTruthy()
  })

  it('limits per account count addresses that have none alike', async () => {
    const email = 'nobody.at.all@example.org'
    for (let n = 0; n < 10; n++)
      expect((await tryOnce({ email, password: 'no' })).answer.statusCode).toBe(422)
    expect((await tryOnce({ email, password: 'no' })).answer.statusCode).toBe(429)
  })

  it('limits per address (IPv6 by /64)', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` })
    const statuses = []
    for (let n = 0; n < 62; n++) {
      const { answer } = await tryOnce({ email: `tom.${n}@example.org`, password: 'no' }, from(n))
      statuses.push(answer.statusCode)
    }
    expect(statuses.at(0)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
    const { answer } = await tryOnce(
      { email: 'tom@example.org', password: 'no' },
      { 'x-forwarded-for': '2001:db8:7:8::1' },
    )
    expect(answer.statusCode).toBe(422)
  })

  it('limits per address count failures, and nothing that came without a token', async () => {
    const from = { 'x-forwarded-for': '198.51.100.61' }
    const { email } = await signedUp(app)
    for (let n = 0; n < 70; n++)
      await app.app.inject({ method: 'POST', url: '/user/login', headers: { host: 'localhost', ...from } })
    for (let n = 0; n < 62; n++)
      expect((await tryOnce({ email, password }, from)).answer.statusCode).toBe(200)
    expect((await tryOnce({ email, password: 'not this one' }, from)).answer.statusCode).toBe(422)
  })
})
