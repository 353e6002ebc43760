import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf, login, password, signedUp, trailOf, viewerOf } from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('login (document 2, section 2)', () => {
  it.each(['/user/login', '/employer/login'])('%s is a page that posts to its own path', async (url) => {
    const page = await app.get(`${url}?redirectTo=%2Fjobs%2Fsearch%3Fq%3Dnurse`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`action="${url}?redirectTo=%2Fjobs%2Fsearch%3Fq%3Dnurse"`)
    expect(page.body).toMatch(/<input type="hidden" name="csrf" value="[\w.-]+"/)
    expect((await app.get(url, { as: 'json' })).json()).toEqual({
      audience: url === '/user/login' ? 'veterans' : 'employers',
      redirectTo: null,
      providers: [],
    })
  })

  it.each(['/user/login', '/employer/login'])(
    '%s opens with address and password, whatever the case',
    async (url) => {
      const { id, email } = await signedUp(app)
      const { answer, session } = await login(app, { email: ` ${email.toUpperCase()} `, password }, { url })
      expect(answer.json()).toEqual({ ok: true, user: { id } })
      expect(await viewerOf(app, session)).toMatchObject({ id, name: 'Maria Ortiz', switchedBy: null })
      const { last_login_at } = await app.db
        .selectFrom('users')
        .select('last_login_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(last_login_at).not.toBeNull()
      expect(await trailOf(app, id)).toEqual(['sign-in'])
    },
  )

  it('works as a native form, and goes where it was asked to', async () => {
    const { email } = await signedUp(app)
    const answer = await nativeLogin('/user/login?redirectTo=/jobs/search', { email, password })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/jobs/search'])
    expect(cookieOf(answer, 'session')).toMatch(/^[\w-]{43}$/)
  })

  it('asks for both, in words, and keeps the address that was typed', async () => {
    const missing = await app.send('POST', '/user/login', { body: {} })
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      { email: 'Please enter your email address.', password: 'Please enter your password.' },
    ])
    const wrong = await nativeLogin('/user/login', { email: 'tom@example.org', password: 'not this' })
    expect(wrong.statusCode).toBe(303)
    const flash = cookieOf(wrong, 'flash')!
    const page = await app.app.inject({
      url: '/user/login',
      headers: { host: 'localhost' },
      cookies: { flash },
    })
    expect(page.body).toContain('The email address or the password is not right.')
    expect(page.body).toContain('value="tom@example.org"')
    expect(page.body).not.toContain('not this')
  })

  it('shows a native form whose token is too old again, with what was typed', async () => {
    const { email } = await signedUp(app)
    const post = (referer: string) =>
      app.app.inject({
        method: 'POST',
        url: '/user/login',
        headers: {
          host: 'localhost',
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          referer,
        },
        payload: new URLSearchParams({ email, password, csrf: 'too old' }).toString(),
      })
    const answer = await post('http://localhost/user/login')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/user/login'])
    expect(cookieOf(answer, 'session')).toBeUndefined()
    const page = await app.app.inject({
      url: '/user/login',
      headers: { host: 'localhost', accept: 'text/html' },
      cookies: { flash: cookieOf(answer, 'flash')! },
    })
    expect(page.body).toContain('The page was open for too long.')
    expect(page.body).toContain(`value="${email}"`)
    expect((await post('https://evil.example/')).statusCode).toBe(403)
  })

  it('sends a signed-in visitor home', async () => {
    const { session } = await app.signIn()
    for (const url of ['/user/login', '/employer/login?redirectTo=/jobs/search']) {
      const answer = await app.get(url, { session })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    }
  })

  it('with the right password, says that the account is not activated and mails the link again', async () => {
    const { email, id } = await signedUp(app, { activated: false })
    const wrong = await login(app, { email, password: 'not this one' })
    expect(wrong.answer.json().errors.form).toContain('is not right')
    const { answer, session } = await login(app, { email, password })
    expect(session).toBeUndefined()
    expect(answer.json()).toEqual({ ok: true, notActivated: true })
    const not_activated = cookieOf(answer, 'not_activated')!
    const ask = { headers: { host: 'localhost', accept: 'text/html' }, cookies: { not_activated } }
    const page = await app.app.inject({ url: '/user/not-activated', ...ask })
    expect(page.body).toContain(email)
    const cookies = { not_activated, csrf: cookieOf(page, 'csrf')! }
    const payload = { csrf: cookies.csrf }
    await app.app.inject({ method: 'POST', url: '/user/not-activated', ...ask, cookies, payload })
    const mail = await app.db.selectFrom('mails').select('kind').where('recipient', '=', email).execute()
    expect(mail).toEqual([{ kind: 'activate' }])
    expect(await trailOf(app, id)).not.toContain('sign-in')
  })
})

/** As a browser without script does it. */
async function nativeLogin(url: string, fields: Record<string, string>) {
  const page = await app.get(url)
  const csrf = cookieOf(page, 'csrf')!
  return app.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      referer: `http://localhost${url}`,
    },
    cookies: { csrf },
    payload: new URLSearchParams({ ...fields, csrf }).toString(),
  })
}
