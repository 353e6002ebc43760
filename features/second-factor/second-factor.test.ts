import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendFile } from '#features/files/files.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import {
  cookieOf,
  lastMail,
  login,
  password,
  signedUp,
  trailOf,
  viewerOf,
} from '../sign-in/people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
// The clock is stopped: a code stays the same until a test advances the time.
beforeEach(() => later(0))
afterEach(() => vi.useRealTimers())

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) }).generate({ timestamp: at })

/** Codes are good for a while around now: a later one is a new one. */
const later = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + seconds * 1000)
}

const withCookies = (url: string, cookies: Record<string, string>, payload?: Record<string, unknown>) =>
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
async function setUpApp(session: string) {
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
async function halfWay(email: string) {
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
const show = (cookies: Record<string, string>, code: string) =>
  withCookies('/user/second-factor', cookies, { code })

describe('an authenticator app', () => {
  it('is set up with a QR code and the first code; other sessions end, the owner is told', async () => {
    const { id, email } = await signedUp(app)
    const [session, other] = [await beginSession(app.db, id), await beginSession(app.db, id)]
    const page = await app.get('/account/second-factor/app', { session })
    expect(page.body).toContain('QR code for your authenticator app')
    const set = await setUpApp(session)
    expect(set.secret.replace(/ /g, '')).toMatch(/^[A-Z2-7]{32}$/)
    expect(set.codes).toHaveLength(10)
    expect([await viewerOf(app, other), await viewerOf(app, session)]).toEqual([null, null])
    expect((await viewerOf(app, set.session)).id).toBe(id)
    expect((await lastMail(app, email))?.kind).toBe('way-in-changed')
    expect(await trailOf(app, id)).toEqual(['second-factor.app'])
  })

  it('keeps neither secret nor codes readable', async () => {
    const { id } = await signedUp(app)
    const { secret, codes } = await setUpApp(await beginSession(app.db, id))
    const dump = await app.pool.query(
      `select row_to_json(a)::text as row from authenticators a union all select row_to_json(r)::text from recovery_codes r
       union all select row_to_json(h)::text from pending_flows h`,
    )
    const text = dump.rows.map(({ row }) => row).join('\n')
    expect(text).not.toContain(secret.replace(/ /g, ''))
    for (const code of codes) expect(text).not.toContain(code)
  })

  it('is not set up by a wrong code', async () => {
    const { id } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const page = await app.get('/account/second-factor/app', { session })
    const cookies = { session, csrf: cookieOf(page, 'csrf')!, app_setup: cookieOf(page, 'app_setup')! }
    const answer = await withCookies('/account/second-factor/app', cookies, {
      code: '000000',
      current: password,
    })
    expect(answer.json().errors.code).toContain('not the code')
    expect((await app.get('/account/second-factor', { session, as: 'json' })).json().factors.any).toBe(false)
  })

  it('is not added or removed by an open session alone', async () => {
    const add = async (session: string, current?: string) => {
      const url = '/account/second-factor/app'
      const page = await app.get(url, { session })
      const cookies = { session, csrf: cookieOf(page, 'csrf')!, app_setup: cookieOf(page, 'app_setup')! }
      const { secret } = (await withCookies(url, cookies)).json()
      return withCookies(url, cookies, { code: codeOf(secret), ...(current && { current }) })
    }
    const { id } = await signedUp(app)
    const session = await beginSession(app.db, id)
    for (const current of [undefined, 'not this one'])
      expect((await add(session, current)).json().errors.current).toBeTruthy()
    const other = await signedUp(app, { withoutPassword: true })
    const old = await beginSession(app.db, other.id)
    await app.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 360_000) })
      .where('user_id', '=', other.id)
      .execute()
    expect((await add(old)).json().errors.form).toContain('prove that it is you')
    const gone = await app.send('POST', '/account/delete', { session: old, body: { confirm: 'delete' } })
    expect(gone.json().errors.form).toContain('prove that it is you')
    expect((await add(await beginSession(app.db, other.id))).statusCode).toBe(200)
    expect(await viewerOf(app, old)).toBeNull()
  })

  it('is removed by the form of its screen', async () => {
    const { id } = await signedUp(app)
    const { session } = await setUpApp(await beginSession(app.db, id))
    const page = await app.get('/account/second-factor', { session })
    const [, action] = /<form[^>]* action="(\/account\/second-factor[^"]*)"/.exec(page.body)!
    const removed = await app.send('POST', action!, { session, body: { current: password } })
    expect(removed.json()).toMatchObject({ ok: true })
    expect((await app.get('/account/second-factor', { session, as: 'json' })).json().factors.any).toBe(false)
  })

  it('is asked for after the password, and each code opens once', async () => {
    const { id, email } = await signedUp(app)
    const { secret } = await setUpApp(await beginSession(app.db, id))
    const half = await halfWay(email)
    expect((await show(half, codeOf(secret))).statusCode).toBe(422)
    later(30)
    const code = codeOf(secret)
    const opened = await show(half, code)
    expect((await viewerOf(app, cookieOf(opened, 'session'))).id).toBe(id)
    expect((await show(await halfWay(email), code)).statusCode).toBe(422)
    expect(await trailOf(app, id)).toContain('second-factor.failed')
  })

  it('opens once even when two show the same code at the same time', async () => {
    const { id, email } = await signedUp(app)
    const { secret } = await setUpApp(await beginSession(app.db, id))
    later(60)
    const halves = [await halfWay(email), await halfWay(email), await halfWay(email)]
    const code = codeOf(secret)
    const answers = await Promise.all(halves.map((half) => show(half, code)))
    expect(answers.filter((answer) => cookieOf(answer, 'session'))).toHaveLength(1)
  })

  it('takes ten tries, then asks to wait', async () => {
    const { id, email } = await signedUp(app)
    const { secret } = await setUpApp(await beginSession(app.db, id))
    const half = await halfWay(email)
    for (let n = 0; n < 10; n++) await show(half, '000000')
    later(30)
    expect((await show(half, codeOf(secret))).json().errors.code).toContain('too often')
  })

  it('asks nobody who has not shown the password', async () => {
    const page = await app.get('/user/second-factor')
    expect([page.statusCode, page.headers.location]).toEqual([303, '/user/login'])
    const answer = await app.send('POST', '/user/second-factor', { body: { code: '000000' } })
    expect(cookieOf(answer, 'session')).toBeUndefined()
  })

  it('is removed with the password, and the recovery codes with it', async () => {
    const { id, email } = await signedUp(app)
    const { session } = await setUpApp(await beginSession(app.db, id))
    const remove = (current: string) =>
      app.send('POST', '/account/second-factor/delete', { session, body: { current } })
    expect((await remove('no')).json().errors.current).toContain('not your password')
    await remove(password)
    expect((await app.get('/account/second-factor', { session, as: 'json' })).json().factors).toEqual({
      app: false,
      passkeys: 0,
      recoveryCodes: 0,
      any: false,
    })
    expect((await login(app, { email, password })).session).toBeTruthy()
  })
})

describe('a recovery code', () => {
  it('stands in for the app, once, however it is typed', async () => {
    const { id, email } = await signedUp(app)
    const { codes } = await setUpApp(await beginSession(app.db, id))
    const typed = ` ${codes[3]!.toUpperCase().replace('-', ' ')} `
    const opened = await show(await halfWay(email), typed)
    expect((await viewerOf(app, cookieOf(opened, 'session'))).id).toBe(id)
    expect((await show(await halfWay(email), codes[3]!)).statusCode).toBe(422)
  })

  it('opens once even when many show it at the same time', async () => {
    const { id, email } = await signedUp(app)
    const { codes } = await setUpApp(await beginSession(app.db, id))
    const halves = [await halfWay(email), await halfWay(email), await halfWay(email)]
    const answers = await Promise.all(halves.map((half) => show(half, codes[5]!)))
    expect(answers.filter((answer) => cookieOf(answer, 'session'))).toHaveLength(1)
  })

  it('is dead when new ones are made', async () => {
    const { id, email } = await signedUp(app)
    const { codes, session } = await setUpApp(await beginSession(app.db, id))
    const made = await app.send('POST', '/account/second-factor/codes', {
      session,
      body: { current: password },
    })
    expect(cookieOf(made, 'recovery_codes')).toBeTruthy()
    expect((await show(await halfWay(email), codes[0]!)).statusCode).toBe(422)
  })
})

describe('a session without the factor that its person has', () => {
  it('is a visitor’s, and ends by signing out or in', async () => {
    const { id, email } = await signedUp(app)
    await setUpApp(await beginSession(app.db, id))
    const session = await beginSession(app.db, id)
    expect(await viewerOf(app, session)).toBeNull()
    for (const url of ['/account', '/account/second-factor', '/account/second-factor/app'])
      expect((await app.get(url, { session, as: 'json' })).statusCode).toBe(401)
    expect((await login(app, { email, password }, { session, as: 'html' })).answer.headers.location).toBe(
      '/user/second-factor',
    )
    await app.send('POST', '/user/logout', { session })
    const kept = await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    expect(kept).toHaveLength(1)
  })
})

describe('a passkey', () => {
  it('is asked for with the domain of the site, and of nobody else', async () => {
    const { passkey } = (await app.get('/user/passkey', { as: 'json' })).json()
    expect(passkey).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(passkey.challenge).toMatch(/^[\w-]{43}$/)
  })

  it.each(['', 'no json', '{}', '{"id":"unknown","response":{}}'])(
    'made up as %j opens nothing',
    async (passkey) => {
      const page = await app.get('/user/passkey')
      const cookies = { csrf: cookieOf(page, 'csrf')!, passkey_sign_in: cookieOf(page, 'passkey_sign_in')! }
      const answer = await withCookies('/user/passkey', cookies, { passkey })
      expect(answer.statusCode).toBe(422)
      expect(cookieOf(answer, 'session')).toBeUndefined()
    },
  )
})

describe('a second factor that was lost', () => {
  it('is removed by an administrator; its owner is told and signs in with the password', async () => {
    const { id, email } = await signedUp(app)
    const { session } = await setUpApp(await beginSession(app.db, id))
    const admin = await app.signIn({ type: 'Admin' })
    const url = `/admin/users/${id}/second-factor`
    expect((await app.get(url, { session: admin.session, as: 'json' })).json()).toMatchObject({
      person: { id, name: 'Maria Ortiz' },
      factors: { app: true },
    })
    await app.send('POST', url, { session: admin.session })
    expect(await viewerOf(app, session)).toBeNull()
    expect((await lastMail(app, email))?.kind).toBe('way-in-changed')
    expect(await trailOf(app, id)).toContain('second-factor.removed-by-staff')
    expect((await login(app, { email, password })).session).toBeTruthy()
  })

  it('is removed by nobody else, and by no administrator from their own account', async () => {
    const { id } = await signedUp(app)
    const owner = await app.signIn({
      isThemeOwner: true,
      themeId: await app.addSite('Bay', ['bay.example.org']),
    })
    const admin = await app.signIn({ type: 'Admin' })
    const remove = (session: string, of: string) =>
      app.send('POST', `/admin/users/${of}/second-factor`, { session })
    expect((await remove(owner.session, id)).statusCode).toBe(403)
    expect((await remove((await app.signIn()).session, id)).statusCode).toBe(403)
    expect((await remove(admin.session, admin.id)).statusCode).toBe(404)
  })
})

describe('where the setting REQUIRE_SECOND_FACTOR is on', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await testApp({ REQUIRE_SECOND_FACTOR: 'true' })
  })
  afterAll(() => strict.close())

  it('leads staff to set one up, and keeps their work closed until then', async () => {
    const { id, email } = await signedUp(strict, { type: 'Admin' })
    const { answer, session } = await login(strict, { email, password }, { as: 'html' })
    expect(answer.headers.location).toBe('/account/second-factor')
    const feeds = await strict.get('/admin/feeds', { session })
    expect([feeds.statusCode, feeds.headers.location]).toEqual([303, '/account/second-factor'])
    expect((await strict.get('/admin/feeds', { session, as: 'json' })).statusCode).toBe(403)
    expect((await strict.send('POST', '/admin/feeds/run', { session, body: { id } })).statusCode).toBe(403)
    expect((await strict.get('/account/second-factor', { session })).body).toContain('Please set one up')
    const shown = await beginSession(strict.db, id, { secondFactor: true })
    expect((await strict.get('/admin/feeds', { session: shown })).statusCode).toBe(200)
  })

  it('shows staff who owe one no more than a visitor, on public routes too', async () => {
    const { id, email } = await signedUp(strict, { type: 'Admin' })
    const { session } = await login(strict, { email, password })
    const given = await beginSession(strict.db, id, { secondFactor: true })
    const member = await strict.signIn()
    const sent = await sendFile(strict, { purpose: 'dd214', session: member.session })
    for (const url of [new URL(sent.url, 'http://localhost').pathname, `/profile/${member.id}`]) {
      const statuses = [session, undefined, given].map(async (one) => {
        const answer = await strict.get(url, { as: 'json', ...(one && { session: one }) })
        return answer.statusCode
      })
      expect([url, ...(await Promise.all(statuses))]).toEqual([url, 404, 404, 200])
    }
    expect(await viewerOf(strict, session)).toBeNull()
    expect((await strict.get('/account', { session })).headers.location).toBe('/account/second-factor')
    expect((await strict.get('/user/login', { session })).headers.location).toBe('/account/second-factor')
  })

  it('lets staff who owe one sign out', async () => {
    const { id } = await signedUp(strict, { type: 'Admin' })
    const session = await beginSession(strict.db, id)
    await strict.send('POST', '/user/logout', { session })
    expect((await strict.get('/account/second-factor', { session })).headers.location).toMatch('/user/login')
  })

  it('asks members for nothing, and carries the factor of who switched to an account', async () => {
    const { email } = await signedUp(strict)
    expect((await login(strict, { email, password }, { as: 'html' })).answer.headers.location).toBe('/')
    const { id } = await signedUp(strict, { type: 'Admin' })
    const viewer = { id, actorId: null } as never
    const session = {
      id,
      token: 'x',
      secondFactorAt: new Date(),
      provenAt: null,
      begunAt: new Date(),
    }
    const request = { ip: '127.0.0.1', headers: {}, viewer, session }
    const member = await signedUp(strict)
    await beginSession(strict.db, member.id, { request, actorId: id })
    const { second_factor_at } = await strict.db
      .selectFrom('sessions')
      .select('second_factor_at')
      .where('actor_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(second_factor_at).not.toBeNull()
  })
})
