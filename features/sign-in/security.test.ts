// Design: security, 'Sessions and sign-in'. Each test is named after its words there.
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import {
  cookieOf,
  elsewhere,
  lastMail,
  login,
  password,
  runTasks,
  signedUp,
  trailOf,
  viewerOf,
} from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const tryOnce = (body: Record<string, unknown>, headers = elsewhere()) => login(app, body, { headers })

describe('security: sessions and sign-in', () => {
  it('token >= 128 bits, stored hashed', async () => {
    const { email } = await signedUp(app)
    const { session } = await tryOnce({ email, password })
    expect(Buffer.from(session!, 'base64url')).toHaveLength(32)
    const { rows } = await app.pool.query('select row_to_json(sessions)::text as kept from sessions')
    for (const { kept } of rows) expect(kept).not.toContain(session)
  })

  it('new at sign-in: a token that the browser brought opens nothing afterwards', async () => {
    const { id, email } = await signedUp(app)
    const planted = await beginSession(app.db, id)
    const page = await app.get('/user/login', { session: planted })
    expect(page.statusCode).toBe(303)
    const { session } = await login(app, { email, password }, { session: planted, headers: elsewhere() })
    expect(session).not.toBe(planted)
    expect(await viewerOf(app, planted)).toBeNull()
    const made = await login(app, { email, password }, { session: 'fixed-by-somebody', headers: elsewhere() })
    expect(made.session).not.toBe('fixed-by-somebody')
  })

  it('new at role change: sessions that were begun with other rights are dead', async () => {
    const { id, session } = await app.signIn()
    await app.pool.query(`update users set type = 'Admin' where id = $1`, [id])
    expect(await viewerOf(app, session)).toBeNull()
  })

  it('cookie HttpOnly; SameSite=Lax; Path=/, Secure and __Host- over https', async () => {
    const { email } = await signedUp(app)
    const set = async (headers: Record<string, string>, prefix: string) => {
      const page = await app.get('/user/login', { headers })
      const csrf = page.cookies.find(({ name }) => name === `${prefix}csrf`)!.value
      const answer = await app.app.inject({
        method: 'POST',
        url: '/user/login',
        headers: { host: 'localhost', accept: 'application/json', 'x-csrf-token': csrf, ...headers },
        cookies: { [`${prefix}csrf`]: csrf },
        payload: { email, password },
      })
      return [answer.headers['set-cookie']].flat().find((cookie) => String(cookie).includes('session='))
    }
    expect(await set(elsewhere(), '')).toMatch(
      /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await set({ ...elsewhere(), 'x-forwarded-proto': 'https' }, '__Host-')).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('dead after logout, at once', async () => {
    const { session, id } = await app.signIn()
    const answer = await app.send('POST', '/user/logout', { session })
    expect(answer.json()).toMatchObject({ ok: true })
    expect(cookieOf(answer, 'session')).toBe('')
    expect(await viewerOf(app, session)).toBeNull()
    expect(await trailOf(app, id)).toEqual(['sign-out'])
  })

  it('logout clears the history that the browser keeps', async () => {
    const { session } = await app.signIn()
    const answer = await app.send('POST', '/user/logout', { session, as: 'inertia' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    const flash = cookieOf(answer, 'flash')!
    const home = await app.app.inject({
      url: '/',
      headers: { host: 'localhost', accept: 'text/html', 'x-inertia': 'true', 'x-inertia-version': 'test' },
      cookies: { flash },
    })
    expect(home.json()).toMatchObject({ clearHistory: true, flash: { message: 'You are signed out.' } })
  })

  it('dead after deletion', async () => {
    const { id, session } = await app.signIn()
    const other = await beginSession(app.db, id)
    const wrong = await app.send('POST', '/account/delete', { session, body: { confirm: 'yes' } })
    expect(wrong.json().errors.confirm).toContain('delete')
    await app.send('POST', '/account/delete', { session, body: { confirm: 'Delete' } })
    expect([await viewerOf(app, session), await viewerOf(app, other)]).toEqual([null, null])
    expect(await trailOf(app, id)).toEqual(['user.delete'])
  })

  it('dead after password change, but for a new token of the browser that changed it', async () => {
    const { id } = await signedUp(app)
    const [phone, laptop] = [await beginSession(app.db, id), await beginSession(app.db, id)]
    const body = { current: password, password: 'seven quiet otters', password_confirm: 'seven quiet otters' }
    const answer = await app.send('POST', '/account/password', { session: laptop, body })
    expect([await viewerOf(app, phone), await viewerOf(app, laptop)]).toEqual([null, null])
    expect((await viewerOf(app, cookieOf(answer, 'session'))).id).toBe(id)
    expect(await trailOf(app, id)).toEqual(['password.change'])
  })

  it('argon2id m=19456, t=2, p=1', async () => {
    const { id } = await signedUp(app)
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(password_hash!, password)).toBe(true)
  })

  it('the same answer for known and unknown addresses, for disabled ones too', async () => {
    const [known, disabled] = [await signedUp(app), await signedUp(app)]
    await app.pool.query('update users set disabled_at = now() where id = $1', [disabled.id])
    const emails = [known.email, disabled.email, 'nobody@example.org']
    const answers = await Promise.all(emails.map((email) => tryOnce({ email, password: 'not this one' })))
    const seen = answers.map(({ answer }) => [answer.statusCode, answer.body])
    expect(new Set(seen.map(String)).size).toBe(1)
    const right = (await tryOnce({ email: disabled.email, password })).answer
    expect(String([right.statusCode, right.body])).toBe(String(seen[0]))
  })

  it('the same work for known and unknown addresses: one hash is checked, one entry written', async () => {
    const { email } = await signedUp(app)
    const written = async (address: string) => {
      const count = async () =>
        Number((await app.pool.query('select count(*) from audit_entries')).rows[0].count)
      const before = await count()
      await tryOnce({ email: address, password: 'not this one' })
      return (await count()) - before
    }
    expect(await written(email)).toBe(await written('nobody.else@example.org'))
  })

  it('a failed sign-in is counted without the address of an unknown person', async () => {
    await tryOnce({ email: 'stranger@example.org', password: 'no' })
    const { rows } = await app.pool.query(
      `select row_to_json(audit_entries)::text as entry from audit_entries where action = 'sign-in.failed'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { entry } of rows) expect(entry).not.toContain('stranger')
  })

  it('forgotten: the same answer for known and unknown addresses, and a mail to the known one alone', async () => {
    const { email } = await signedUp(app)
    const ask = (to: string) => app.send('POST', '/forgot', { body: { email: to }, headers: elsewhere() })
    const [known, unknown] = [await ask(email), await ask('nobody.here@example.org')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await lastMail(app, email)).toBeNull()
    expect(await runTasks(app, 'signIn.reset')).toBe(2)
    expect((await lastMail(app, email))?.kind).toBe('reset')
    expect(await lastMail(app, 'nobody.here@example.org')).toBeNull()
  })

  it('login and logout need a token', async () => {
    const { email } = await signedUp(app)
    const { session } = await app.signIn()
    const bare = (url: string, payload = {}) =>
      app.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, cookies: { session }, payload })
    expect((await bare('/user/login', { email, password })).statusCode).toBe(403)
    expect((await bare('/user/logout')).statusCode).toBe(403)
    expect(await viewerOf(app, session)).not.toBeNull()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    'https://evil.example',
  ])('redirectTo stays within our own origin: not %s', async (redirectTo) => {
    const { email } = await signedUp(app)
    const url = `/user/login?redirectTo=${encodeURIComponent(redirectTo)}`
    const answer = (await login(app, { email, password }, { url, as: 'html', headers: elsewhere() })).answer
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect((await app.get(url, { as: 'json' })).json().redirectTo).toBeNull()
  })

  it.each([
    ['a list for a text', { email: ['a@example.org'], password: ['x'] }],
    ['an object for a text', { email: { $gt: '' }, password: { $gt: '' } }],
    ['NUL', { email: 'a\0@example.org', password: 'x\0' }],
    ['a very long password', { email: 'a@example.org', password: 'x'.repeat(100_000) }],
    ['SQL', { email: "' or 1=1 --", password: "' or 1=1 --" }],
    [
      'more fields than there are',
      { email: 'a@example.org', password: 'x', isAdmin: true, __proto__: { type: 'Admin' } },
    ],
  ])('%s is a clear 4xx', async (_what, body) => {
    const { answer } = await tryOnce(body)
    expect(answer.statusCode).toBe(422)
  })
})
