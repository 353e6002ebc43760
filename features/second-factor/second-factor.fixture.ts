import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf, login, password } from '../sign-in/people.fixture.ts'

/** The application that a file of tests talks to. */
export let app: TestApp

/** The clock is stopped: a code stays the same until a test advances the time. */
export function openApp(): void {
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  beforeEach(() => later(0))
  afterEach(() => vi.useRealTimers())
}

export const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) }).generate({ timestamp: at })

/** Codes are good for a while around now: a later one is a new one. */
export const later = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + seconds * 1000)
}

export const withCookies = (
  url: string,
  cookies: Record<string, string>,
  payload?: Record<string, unknown>,
) =>
  app.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: 'localhost',
      accept: 'application/json',
      ...(cookies.csrf && { 'x-csrf-token': cookies.csrf }),
    },
    cookies,
    ...(payload && { payload }),
  })

/** Sets up an authenticator app as its owner does. @returns the secret, the new session and the recovery codes */
export async function setUpApp(session: string) {
  const url = '/account/second-factor/app'
  const page = await app.get(url, { session })
  const cookies = { session, csrf: cookieOf(page, 'csrf')!, app_setup: cookieOf(page, 'app_setup')! }
  const { secret } = (await withCookies(url, cookies)).json()
  const done = await withCookies(url, cookies, { code: codeOf(secret), current: password })
  const renewed = cookieOf(done, 'session')!
  const shown = { session: renewed, recovery_codes: cookieOf(done, 'recovery_codes')! }
  const { codes } = (await withCookies('/account/second-factor/codes', shown)).json()
  return { secret: secret as string, session: renewed, codes: codes as string[], done }
}

/** The password was right: what the browser holds now. */
export async function halfWay(email: string) {
  const { answer, session } = await login(app, { email, password })
  expect(session).toBeUndefined()
  expect(answer.json()).toEqual({ ok: true, secondFactor: true })
  const second_step = cookieOf(answer, 'second_step')!
  const page = await app.app.inject({
    url: '/user/second-factor',
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { second_step },
  })
  return { second_step, csrf: cookieOf(page, 'csrf')! }
}

export const show = (cookies: Record<string, string>, code: string) =>
  withCookies('/user/second-factor', cookies, { code })
