import { describe, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import {
  cookieOf,
  lastMail,
  login,
  password,
  signedUp,
  trailOf,
  viewerOf,
} from '../sign-in/people.fixture.ts'
import { app, codeOf, halfWay, later, openApp, setUpApp, show, withCookies } from './second-factor.fixture.ts'

openApp()

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
