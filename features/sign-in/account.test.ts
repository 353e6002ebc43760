import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { issueToken } from '#lib/user-tokens.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { cookieOf, lastMail, password, signedUp, trailOf, viewerOf } from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const chosen = { password: 'seven quiet otters', password_confirm: 'seven quiet otters' }

it('is in no cache: Back after signing out asks for a sign-in', async () => {
  const { id } = await signedUp(app)
  const session = await beginSession(app.db, id)
  const page = await app.get('/account', { session })
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await app.get('/user/login')).headers['cache-control']).toBe('private, no-cache')
})

describe('a person’s own account', () => {
  it('shows and changes name and phone', async () => {
    const { id, session } = await app.signIn({ email: 'tom.reed@example.org' })
    const body = { firstName: 'Thomas', lastName: 'Reed', phone: '+1 (212) 555-0143' }
    expect((await app.send('POST', '/account', { session, body })).json()).toMatchObject({ ok: true })
    expect((await app.get('/account', { session, as: 'json' })).json()).toMatchObject({
      details: body,
      email: 'tom.reed@example.org',
      hasPassword: false,
      factors: { any: false },
      providers: [],
    })
    expect(await viewerOf(app, session)).toMatchObject({ id, name: 'Thomas Reed' })
    const wrong = await app.send('POST', '/account', { session, body: { ...body, lastName: ' ' } })
    expect(wrong.json().errors).toEqual({ lastName: 'Please enter your last name.' })
  })

  it('takes no field that is not asked for', async () => {
    const { id, session } = await app.signIn()
    const body = {
      firstName: 'Tom',
      lastName: 'Reed',
      type: 'Admin',
      isThemeOwner: true,
      email: 'x@example.org',
    }
    await app.send('POST', '/account', { session, body })
    const user = await app.db
      .selectFrom('users')
      .select(['type', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(user.type).toBe('User')
    expect(user.email).not.toBe('x@example.org')
  })

  it('changes the password only for who knows the one there is', async () => {
    const { id } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const wrong = await app.send('POST', '/account/password', { session, body: { ...chosen, current: 'no' } })
    expect(wrong.json().errors).toEqual({ current: 'This is not your password. Please try again.' })
    expect(await viewerOf(app, session)).not.toBeNull()
  })

  it('lets nobody guess the password from an open session', async () => {
    const { id } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const guess = () =>
      app.send('POST', '/account/email', { session, body: { email: 'b@example.org', current: 'no' } })
    for (let n = 0; n < 10; n++) expect((await guess()).statusCode).toBe(422)
    expect((await guess()).statusCode).toBe(429)
  })

  it('is closed to staff who switched to it', async () => {
    const admin = await app.signIn({ type: 'Admin' })
    const { id } = await signedUp(app)
    const session = await beginSession(app.db, id, { actorId: admin.id })
    for (const url of [
      '/account/password',
      '/account/email',
      '/account/delete',
      '/account/sessions',
      '/account/second-factor',
    ])
      expect((await app.get(url, { session })).statusCode).toBe(403)
    expect(
      (await app.send('POST', '/account/delete', { session, body: { confirm: 'delete' } })).statusCode,
    ).toBe(403)
  })
})

describe('a new address', () => {
  const wish = (session: string, email: string) =>
    app.send('POST', '/account/email', { session, body: { email, current: password } })

  it('is proven by a mail to it, and the old one is told', async () => {
    const { id, email } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const other = await beginSession(app.db, id)
    const moved = `moved.${email}`
    await wish(session, moved)
    expect((await app.get('/account', { session, as: 'json' })).json().email).toBe(email)
    const { path } = (await lastMail(app, moved))!
    const answer = await app.send('POST', path!, { session })
    const renewed = cookieOf(answer, 'session')!
    expect((await app.get('/account', { session: renewed, as: 'json' })).json().email).toBe(moved)
    expect(await viewerOf(app, other)).toBeNull()
    expect((await lastMail(app, email))?.kind).toBe('email-changed')
    expect(await trailOf(app, id)).toEqual(['email.wish', 'email.change'])
    expect((await app.send('POST', path!, { session: renewed })).json().errors.form).toContain('already used')
  })

  it('is taken once, even when the link is used many times together', async () => {
    const { id, email } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const moved = `once.${email}`
    await wish(session, moved)
    const { path } = (await lastMail(app, moved))!
    await Promise.all([1, 2, 3, 4].map(() => app.send('POST', path!, { session })))
    expect((await trailOf(app, id)).filter((action) => action === 'email.change')).toHaveLength(1)
  })

  it('is confirmed by nobody but who asked for it', async () => {
    const { id, email } = await signedUp(app)
    await wish(await beginSession(app.db, id), `moved.${email}`)
    const { path } = (await lastMail(app, `moved.${email}`))!
    expect((await app.get(path!)).headers.location).toMatch(/^\/user\/login\?redirectTo=/)
    const { session } = await app.signIn()
    expect((await app.send('POST', path!, { session })).statusCode).toBe(422)
  })

  it('that has an account is told to its owner alone', async () => {
    const [grace, maria] = [await signedUp(app), await signedUp(app)]
    const session = await beginSession(app.db, maria.id)
    const answer = await wish(session, grace.email)
    const free = await wish(session, `free.${maria.email}`)
    expect(answer.body).toBe(free.body)
    expect((await lastMail(app, grace.email))?.kind).toBe('email-taken')
    const token = await issueToken(app.db, maria.id, 'email', grace.email)
    const confirmed = await app.send('POST', `/account/email/confirm?token=${token}`, { session })
    expect(confirmed.json().errors.form).toContain('belongs to another account')
  })
})

describe('sessions of a person', () => {
  it('are listed in words, and this one is named', async () => {
    const { id } = await signedUp(app)
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
    const request = { ip: '203.0.113.7', headers: { 'user-agent': iphone }, viewer: null, session: null }
    await beginSession(app.db, id, { request })
    const session = await beginSession(app.db, id)
    const { sessions } = (await app.get('/account/sessions', { session, as: 'json' })).json()
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Safari on iPhone', address: '203.0.113.7', isThis: false }),
    )
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'A program', isThis: true }))
  })

  it('end one by one, all others at once, or all', async () => {
    const { id } = await signedUp(app)
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => beginSession(app.db, id)))
    const { sessions } = (await app.get('/account/sessions', { session: two, as: 'json' })).json()
    const end = (session: string, body: Record<string, unknown>) =>
      app.send('POST', '/account/sessions/end', { session, body })
    await end(one!, { id: sessions.find(({ isThis }: { isThis: boolean }) => isThis).id })
    expect(await viewerOf(app, two!)).toBeNull()
    await end(one!, { which: 'others' })
    expect(await viewerOf(app, three!)).toBeNull()
    expect(await viewerOf(app, one!)).not.toBeNull()
    const last = await end(one!, { which: 'all' })
    expect(cookieOf(last, 'session')).toBe('')
    expect([await viewerOf(app, one!), await viewerOf(app, four!)]).toEqual([null, null])
  })

  it('of others cannot be ended', async () => {
    const [grace, tom] = [await app.signIn(), await app.signIn()]
    const { sessions } = (await app.get('/account/sessions', { session: grace.session, as: 'json' })).json()
    await app.send('POST', '/account/sessions/end', { session: tom.session, body: { id: sessions[0].id } })
    expect(await viewerOf(app, grace.session)).not.toBeNull()
  })
})
