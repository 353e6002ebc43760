import { describe, expect, it } from 'vitest'
import { cookieOf, login, password, signedUp, viewerOf } from '../sign-in/people.fixture.ts'
import { app, arrive, journey, openApp, provider, through } from './journey.fixture.ts'

openApp()

describe('linking in the account settings', () => {
  it('links from our own page only, whatever the address there is', async () => {
    const { id, session } = await app.signIn()
    const start = '/account/single-sign-on/google/link'
    expect((await app.get(start, { session, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    )
    const { cookie, back } = await journey(start, session, { 'sec-fetch-site': 'same-origin' })
    const answer = await arrive(back, { single_sign_on: cookie, session })
    expect(answer.headers.location).toBe('/account')
    const identity = await app.db
      .selectFrom('identities')
      .select(['user_id', 'provider'])
      .where('subject', '=', provider.person.sub)
      .executeTakeFirst()
    expect(identity).toEqual({ user_id: id, provider: 'google' })
  })

  it('links to nobody but who began it', async () => {
    const [grace, maria] = [await app.signIn(), await app.signIn()]
    const ours = { 'sec-fetch-site': 'same-origin' }
    const { cookie, back } = await journey('/account/single-sign-on/google/link', grace.session, ours)
    const answer = await arrive(back, { single_sign_on: cookie, session: maria.session })
    expect(answer.headers.location).toBe('/account/single-sign-on/google')
    expect(
      await app.db.selectFrom('identities').selectAll().where('subject', '=', provider.person.sub).execute(),
    ).toEqual([])
  })

  it('keeps the link of an account that has no password', async () => {
    const { session } = await app.signIn()
    const removal = await app.send('POST', '/account/single-sign-on/google/delete', { session, body: {} })
    expect(removal.json().errors.form).toContain('Choose a password first')
  })

  it('proves again who one is, with a new sign-in there, and leads back with what was typed', async () => {
    const { session } = await signedInBy()
    await app.pool.query(`update sessions set created_at = now() - interval '6 minutes'`)
    const asked = await app.send('POST', '/account/email', {
      ...{ as: 'html', session, headers: { referer: 'http://localhost/account/email' } },
      body: { email: 'moved@example.org' },
    })
    const prove = '/account/prove?redirectTo=%2Faccount%2Femail'
    expect(asked.headers.location).toBe(prove)
    const page = (await app.get(prove, { session, as: 'json' })).json()
    expect(page).toMatchObject({ hasPassword: false, hasApp: false, providers: [{ id: 'google' }] })
    const ours = { 'sec-fetch-site': 'same-origin' }
    const start = '/account/single-sign-on/google/prove?redirectTo=%2Faccount%2Femail'
    expect((await app.get(start, { session, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    )
    const { to, cookie, back } = await journey(start, session, ours)
    expect(to.searchParams.get('prompt')).toBe('select_account')
    const to_prove = cookieOf(asked, 'to_prove')!
    const answer = await arrive(back, { single_sign_on: cookie, session, to_prove })
    expect(answer.headers.location).toBe('/account/email')
    const form = await app.app.inject({
      url: '/account/email',
      headers: { host: 'localhost', accept: 'text/html' },
      cookies: { session, flash: cookieOf(answer, 'flash')! },
    })
    expect(form.body).toContain('value="moved@example.org"')
    const body = { email: 'moved@example.org' }
    expect((await app.send('POST', '/account/email', { session, body })).statusCode).toBe(200)
    await app.pool.query(`update sessions set proven_at = now() - interval '6 minutes'`)
    expect((await app.send('POST', '/account/email', { session, body })).json().errors.form).toContain(
      'prove',
    )
  })

  it('another account there proves nothing', async () => {
    const { session } = await signedInBy()
    await app.pool.query(`update sessions set created_at = now() - interval '6 minutes'`)
    provider.person.sub = 'somebody-else'
    const { cookie, back } = await journey('/account/single-sign-on/google/prove', session, {
      'sec-fetch-site': 'same-origin',
    })
    const answer = await arrive(back, { single_sign_on: cookie, session })
    expect(answer.headers.location).toMatch(/^\/account\/prove/)
    const body = { confirm: 'delete' }
    expect((await app.send('POST', '/account/delete', { session, body })).statusCode).toBe(422)
  })

  it('a link that comes with a sign-in ends the sessions that were open', async () => {
    const { email } = await signedUp(app, { email: provider.person.email })
    const { session } = await login(app, { email, password })
    expect(await viewerOf(app, session)).not.toBeNull()
    const answer = await through()
    expect(await viewerOf(app, cookieOf(answer, 'session'))).not.toBeNull()
    expect(await viewerOf(app, session)).toBeNull()
  })

  /** Somebody who signed up with the provider and has no password. */
  async function signedInBy() {
    return { session: cookieOf(await through(), 'session')! }
  }
})
