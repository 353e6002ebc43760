// Before an open session changes how one signs in, its person proves again who they are.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf, lastMail, password, runTasks, signedUp, trailOf } from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Maria, with an authenticator app, an hour after she signed in with it. */
async function withApp() {
  const maria = await signedUp(app)
  const first = await beginSession(app.db, maria.id)
  const url = '/account/second-factor/app'
  const page = await app.get(url, { session: first })
  const cookies = { session: first, csrf: cookieOf(page, 'csrf')!, app_setup: cookieOf(page, 'app_setup')! }
  const headers = { host: 'localhost', accept: 'application/json', 'x-csrf-token': cookies.csrf }
  const { secret } = (await app.app.inject({ url, headers, cookies })).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const codeAt = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1_000 })
  const payload = { code: codeAt(0), current: password }
  const done = await app.app.inject({ method: 'POST', url, headers, cookies, payload })
  await app.pool.query(`update authenticators set last_step = 0`)
  return { ...maria, session: cookieOf(done, 'session')!, codeAt }
}

const prove = '/account/prove?redirectTo=%2Faccount%2Femail'

test('an authenticator code proves it instead of the password, and what was typed is kept', async () => {
  const { session, codeAt, id } = await withApp()
  const form = (await app.get('/account/email', { session, as: 'json' })).json()
  expect(form.requiredProof).toBe('password or another way')
  const asked = await app.send('POST', '/account/email', {
    ...{ as: 'html', session, headers: { referer: 'http://localhost/account/email' } },
    body: { email: 'moved.by.code@example.org', current: '' },
  })
  expect(asked.headers.location).toBe(prove)
  const to_prove = cookieOf(asked, 'to_prove')!
  const page = await app.get(prove, { session })
  expect(page.body).toContain('Is it still you?')
  const proven = await app.app.inject({
    ...{ method: 'POST', url: prove, payload: { code: codeAt(0) } },
    headers: { host: 'localhost', accept: 'text/html', 'x-csrf-token': cookieOf(page, 'csrf')! },
    cookies: { session, to_prove, csrf: cookieOf(page, 'csrf')! },
  })
  expect(proven.headers.location).toBe('/account/email')
  const again = await app.app.inject({
    url: '/account/email',
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { session, flash: cookieOf(proven, 'flash')! },
  })
  expect(again.body).toContain('value="moved.by.code@example.org"')
  expect(again.body).not.toContain('name="current"')
  const body = { email: 'moved.by.code@example.org' }
  expect((await app.send('POST', '/account/email', { session, body })).statusCode).toBe(200)
  expect(await trailOf(app, id)).toContain('session.prove')
  // Five minutes, and this session alone.
  const other = await beginSession(app.db, id, { secondFactor: true })
  expect((await app.send('POST', '/account/email', { session: other, body })).statusCode).toBe(422)
  await app.pool.query(`update sessions set proven_at = now() - interval '5 minutes'`)
  expect((await app.send('POST', '/account/email', { session, body })).statusCode).toBe(422)
})

test('wrong codes prove nothing, and are counted', async () => {
  const { session, codeAt } = await withApp()
  const guess = (code: string) => app.send('POST', prove, { session, body: { code } })
  const right = codeAt(0)
  for (let n = 0; n < 10; n++)
    expect((await guess(right === '000000' ? '000001' : '000000')).statusCode).toBe(422)
  expect((await guess(right)).json().errors.code).toContain('again')
  const body = { confirm: 'delete' }
  expect((await app.send('POST', '/account/delete', { session, body })).statusCode).toBe(422)
})

test('leads only to pages of ours', async () => {
  const { id } = await signedUp(app)
  const session = await beginSession(app.db, id)
  const evil = '/account/prove?redirectTo=%2F%2Fevil.example'
  const done = await app.send('POST', evil, { session, as: 'html', body: { current: password } })
  expect(done.headers.location).toBe('/account')
})

test('the person is told when the account is deleted, by oneself or by staff', async () => {
  const maria = await signedUp(app)
  const session = await beginSession(app.db, maria.id)
  const body = { current: password, confirm: 'delete' }
  expect((await app.send('POST', '/account/delete', { session, body })).statusCode).toBe(200)
  const lena = await signedUp(app)
  const admin = await app.signIn({ type: 'Admin' })
  await app.send('DELETE', `/admin/users/${lena.id}`, { session: admin.session })
  await runTasks(app, 'signIn.mailDeletion')
  await runTasks(app, 'user.forget')
  for (const [{ email }, words] of [
    [maria, 'as you asked'],
    [lena, 'by the staff of the site'],
  ] as const) {
    const mail = await lastMail(app, email)
    expect([mail?.kind, mail?.text_body]).toEqual(['account-deleted', expect.stringContaining(words)])
  }
})
