import { describe, expect, it } from 'vitest'
import {
  cookieOf,
  lastMail,
  login,
  password,
  signedUp,
  trailOf,
  viewerOf,
} from '../sign-in/people.fixture.ts'
import { app, arrive, callback, journey, openApp, provider, refusal, through } from './journey.fixture.ts'

openApp()

describe('single sign-on with a real OpenID provider', () => {
  it('shows a button only where a provider is switched on', async () => {
    const page = await app.get('/user/login?redirectTo=/jobs/search')
    expect(page.body).toContain('Continue with Google')
    expect(page.body).toContain('href="/auth/google?redirectTo=%2Fjobs%2Fsearch"')
    expect(page.body).not.toContain('LinkedIn')
    expect((await app.get('/auth/linkedin')).statusCode).toBe(404)
    expect((await app.get('/auth/oauth2/idme/redirect')).statusCode).toBe(404)
  })

  it('asks with state, nonce and a code challenge', async () => {
    const { to } = await journey()
    const asked = Object.fromEntries(to.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: callback,
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
  })

  it('creates an account for people without one, and carries redirectTo through', async () => {
    const answer = await through('/auth/google?redirectTo=/jobs/search%3Fq%3Dnurse')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/jobs/search?q=nurse'])
    const viewer = await viewerOf(app, cookieOf(answer, 'session'))
    expect(viewer.name).toBe('Maria Ortiz')
    expect(await trailOf(app, viewer.id)).toEqual(['sign-up', 'single-sign-on.link', 'sign-in'])
  })

  it('brings newcomers to their profile, and people who come again home', async () => {
    const first = await through()
    expect(first.headers.location).toMatch(/^\/profile\/[\w-]+\/edit$/)
    const { id } = await viewerOf(app, cookieOf(first, 'session'))
    provider.person.email = 'maria.moved@example.org'
    const again = await through()
    expect(again.headers.location).toBe('/')
    expect((await viewerOf(app, cookieOf(again, 'session'))).id).toBe(id)
  })

  it('opens the account that has the proven address, and tells its owner by mail', async () => {
    const { id } = await signedUp(app, { email: provider.person.email })
    const answer = await through()
    expect((await viewerOf(app, cookieOf(answer, 'session'))).id).toBe(id)
    expect((await lastMail(app, provider.person.email))?.kind).toBe('way-in-changed')
    expect((await login(app, { email: provider.person.email, password })).session).toBeTruthy()
  })

  it('drops the password of an account whose maker never proved the address', async () => {
    const { id } = await signedUp(app, { email: provider.person.email, activated: false })
    const answer = await through()
    expect((await viewerOf(app, cookieOf(answer, 'session'))).id).toBe(id)
    const stranger = await login(app, { email: provider.person.email, password })
    expect(stranger.session).toBeUndefined()
  })

  it('links nothing by an address that is not verified', async () => {
    await signedUp(app, { email: provider.person.email })
    provider.person.email_verified = false
    expect(await refusal(await through())).toContain('Google has not verified your email address.')
    expect(
      await app.db.selectFrom('identities').selectAll().where('subject', '=', provider.person.sub).execute(),
    ).toEqual([])
  })

  it('opens no disabled account', async () => {
    const { id } = await signedUp(app, { email: provider.person.email })
    await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute()
    expect(await refusal(await through())).toContain('cannot be used to sign in here')
  })

  it('asks for the second factor of the account', async () => {
    const { id } = await signedUp(app, { email: provider.person.email })
    await app.db.insertInto('authenticators').values({ user_id: id, secret: 'x', last_step: '0' }).execute()
    const answer = await through()
    expect(answer.headers.location).toBe('/user/second-factor')
    expect(cookieOf(answer, 'session')).toBeUndefined()
  })

  it.each([
    ['a missing state', (back: URL) => back.searchParams.delete('state')],
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    ['a made-up code', (back: URL) => back.searchParams.set('code', 'made-up')],
    [
      'a refusal of the person',
      (back: URL) => {
        back.searchParams.delete('code')
        back.searchParams.set('error', 'access_denied')
      },
    ],
  ])('refuses %s', async (_what, harm) => {
    const { cookie, back } = await journey()
    harm(back)
    expect(await refusal(await arrive(back, { single_sign_on: cookie }))).toContain('did not work')
  })

  it('refuses a code that was used, and a browser that did not begin', async () => {
    const { cookie, back } = await journey()
    expect(cookieOf(await arrive(back, { single_sign_on: cookie }), 'session')).toBeTruthy()
    expect(await refusal(await arrive(back, { single_sign_on: cookie }))).toContain('started elsewhere')
    const other = await journey()
    expect(await refusal(await arrive(back, { single_sign_on: other.cookie }))).toContain('did not work')
    expect(await refusal(await arrive((await journey()).back, {}))).toContain('started elsewhere')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example'])(
    'goes nowhere else for redirectTo=%s',
    async (redirectTo) => {
      await signedUp(app, { email: provider.person.email })
      const answer = await through(`/auth/google?redirectTo=${encodeURIComponent(redirectTo)}`)
      expect(answer.headers.location).toBe('/')
    },
  )
})
