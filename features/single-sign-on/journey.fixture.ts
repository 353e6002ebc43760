import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf } from '../sign-in/people.fixture.ts'
import { client, openProvider, type TestProvider, visitProvider } from './provider.fixture.ts'

export const callback = 'http://localhost/auth/google/callback'
/** A real provider, which knows somebody else in each test. */
export let provider: TestProvider
export let app: TestApp
let people = 0

export function openApp(): void {
  beforeAll(async () => {
    provider = await openProvider([callback])
    app = await testApp({
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: provider.issuer,
    })
  })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })
  beforeEach(() => {
    const n = ++people
    Object.assign(provider.person, {
      sub: `person-${n}`,
      email: `maria.${n}@example.org`,
      email_verified: true,
      given_name: 'Maria',
      family_name: 'Ortiz',
    })
  })
}

/** Goes to the provider and is sent back; the callback is still to be asked for. */
export async function journey(
  start = '/auth/google',
  session?: string,
  headers: Record<string, string> = {},
) {
  const departed = await app.get(start, { session, headers })
  const to = departed.headers.location!
  expect(to.startsWith(provider.issuer)).toBe(true)
  return {
    to: new URL(to),
    cookie: cookieOf(departed, 'single_sign_on')!,
    back: new URL(await visitProvider(to, callback)),
  }
}

export const arrive = (back: URL, cookies: Record<string, string>) =>
  app.app.inject({
    url: back.pathname + back.search,
    headers: { host: 'localhost', accept: 'text/html' },
    cookies,
  })

export async function through(start?: string) {
  const { cookie, back } = await journey(start)
  return arrive(back, { single_sign_on: cookie })
}

export const refusal = async (answer: {
  cookies: { name: string; value: string }[]
  headers: Record<string, unknown>
}) => {
  expect(answer.headers.location).toMatch(/^\/user\/login/)
  expect(cookieOf(answer as never, 'session')).toBeUndefined()
  const flash = cookieOf(answer as never, 'flash')!
  const page = await app.app.inject({
    url: '/user/login',
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { flash },
  })
  return page.body
}
