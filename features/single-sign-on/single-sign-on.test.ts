import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { client, openProvider, type TestProvider, visitProvider } from './provider.fixture.ts'

const callback = 'http://localhost/auth/google/callback'
let provider: TestProvider
let app: TestApp
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
let people = 0
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

/** Goes to the provider and is sent back; the callback is still to be asked for. */
async function journey(start = '/auth/google', session?: string, headers: Record<string, string> = {}) {
  const departed = await app.get(start, { session, headers })
  const to = departed.headers.location!
  expect(to.startsWith(provider.issuer)).toBe(true)
  return {
    to: new URL(to),
    cookie: cookieOf(departed, 'single_sign_on')!,
    back: new URL(await visitProvider(to, callback)),
  }
}

const arrive = (back: URL, cookies: Record<string, string>) =>
  app.app.inject({
    url: back.pathname + back.search,
    headers: { host: 'localhost', accept: 'text/html' },
    cookies,
  })

async function through(start?: string) {
  const { cookie, back } = await journey(start)
  return arrive(back, { single_sign_on: cookie })
}

const refusal = async (answer: {
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
