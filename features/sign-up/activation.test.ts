import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { resetPassword } from '#features/sign-in/reset.ts'
import { issueToken } from '#lib/user-tokens.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { linkTo, signUp, someone, userOf, visitor } from './visitor.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const mailsTo = (email: string) =>
  app.db.selectFrom('mails').select(['kind', 'subject', 'text_body']).where('recipient', '=', email).execute()

describe('an address that has an account', () => {
  it('gets the same answer, and a mail that explains', async () => {
    const known = await app.signIn({ email: 'known@example.org', firstName: 'Grace' })
    const stranger = await signUp(app, someone())
    const { answer, who } = await signUp(app, someone({ email: 'Known@Example.org', firstName: 'Mallory' }))
    expect(answer.statusCode).toBe(stranger.answer.statusCode)
    expect(Object.keys(answer.json())).toEqual(Object.keys(stranger.answer.json()))
    expect(answer.headers.location).toBe(stranger.answer.headers.location)
    expect(await who.json('/user/activate')).toMatchObject({ token: null, email: 'Known@Example.org' })
    const user = await app.db
      .selectFrom('users')
      .select(['id', 'first_name'])
      .where('email', 'ilike', 'known@example.org')
      .execute()
    expect(user).toEqual([{ id: known.id, first_name: 'Grace' }])
    const mails = await mailsTo('known@example.org')
    expect(mails.map(({ kind }) => kind)).toEqual(['known-address'])
    expect(mails[0]!.text_body).toContain('You already have an account')
    await signUp(app, someone({ email: 'known@example.org' }))
    expect(await mailsTo('known@example.org')).toHaveLength(1)
  })

  it('that was never confirmed belongs to the person who opens the mail, with their own password', async () => {
    const email = 'victim@example.org'
    const password = (text: string) => ({ password: text, password_confirm: text })
    await signUp(app, someone({ email, firstName: 'Victor', ...password('the victims own words') }))
    const attacker = await signUp(
      app,
      someone({ email, firstName: 'Mallory', ...password('mallory was here') }),
    )
    expect(attacker.answer.statusCode).toBe(200)
    // The mail is opened in another browser: the password is asked.
    const victim = visitor(app)
    const link = await linkTo(app, email)
    const token = link.split('token=')[1]
    expect(await victim.json(link)).toMatchObject({ asksPassword: true })
    const refused = await victim.post('/user/activate', { token, password: 'mallory was here' })
    expect(refused.json().errors.password).toContain('not the password')
    expect(victim.cookies.session).toBeUndefined()
    expect((await userOf(app, email))!.activated_at).toBeNull()
    const right = await victim.post('/user/activate', { token, password: 'the victims own words' })
    expect(right.statusCode).toBe(200)
  })

  it('and waits to be proven is not replaced, and gets one mail an hour, until its link is too old', async () => {
    const fields = someone({ firstName: 'Noor' })
    await signUp(app, fields)
    const first = await userOf(app, fields.email)
    const again = async () => {
      await Promise.all([1, 2].map(() => signUp(app, { ...fields, firstName: 'Mallory' })))
      return (await mailsTo(fields.email)).map(({ kind }) => kind)
    }
    expect(await again()).toEqual(['activate'])
    await app.pool.query(`update user_tokens set created_at = now() - interval '61 minutes'`)
    expect(await again()).toEqual(['activate', 'activate'])
    expect(await userOf(app, fields.email)).toMatchObject({ id: first!.id, first_name: 'Noor' })
    await app.pool.query(`update user_tokens set expires_at = now() - interval '1 second'`)
    expect(await again()).toEqual(['activate', 'activate', 'activate'])
    expect(await userOf(app, fields.email)).toMatchObject({ first_name: 'Mallory' })
  })

  it('costs the same work as a new one: the same statements, and the rest in the background', async () => {
    const known = await app.signIn()
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    const workFor = async (fields: ReturnType<typeof someone>) => {
      const who = visitor(app)
      await who.html('/auth/signup')
      const captcha = await who.captcha()
      const query = vi.spyOn(pg.Client.prototype, 'query')
      onTestFinished(() => void vi.restoreAllMocks())
      await app.app.inject({
        ...{ method: 'POST', url: '/user/signup', payload: { ...fields, captcha }, cookies: who.cookies },
        headers: { host: 'localhost', accept: 'application/json', 'x-csrf-token': who.cookies.csrf },
      })
      const statements = query.mock.calls
        .map(([asked]) => (asked as { text?: string }).text ?? asked)
        // The watches of the database and of its notifications, which ask beside it.
        .filter((text) => text !== 'select' && !String(text).startsWith('notify "line '))
      vi.restoreAllMocks()
      const hashes = await app.db
        .selectFrom('sign_ups')
        .select(sql<string>`left(password_hash, 9)`.as('hash'))
        .where(sql<boolean>`typed ->> 'email' = ${fields.email}`)
        .execute()
      await runTasks(app, 'signUp.complete')
      return { statements, hashes }
    }
    // The first sign-up reads the gazetteer.
    await workFor(someone())
    const unknown = await workFor(someone())
    expect(await workFor(someone({ email }))).toEqual(unknown)
    expect(unknown.hashes).toEqual([{ hash: '$argon2id' }])
    expect(unknown.statements.filter((text) => String(text).includes('add_job'))).toHaveLength(1)
  })
})

describe('an activation link', () => {
  const tokenFor = async (fields: { email: string }) => (await linkTo(app, fields.email)).split('token=')[1]!

  it('dies when the address is proven another way', async () => {
    const fields = someone()
    const { who } = await signUp(app, fields)
    const token = await tokenFor(fields)
    const { id } = (await userOf(app, fields.email))!
    await resetPassword(app.db, null, await issueToken(app.db, id, 'reset'), 'a hash', {
      site: { name: 'Harbor', origin: 'http://localhost' } as never,
      themeId: (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id,
    })
    expect((await who.post('/user/activate', { token })).statusCode).toBe(422)
    expect(who.cookies.session).toBeUndefined()
  })

  it('never passes a second factor', async () => {
    const fields = someone()
    const { who } = await signUp(app, fields)
    const token = await tokenFor(fields)
    const { id } = (await userOf(app, fields.email))!
    await app.db
      .insertInto('authenticators')
      .values({ user_id: id, secret: 'sealed', last_step: '0' })
      .execute()
    const answer = await who.form('/user/activate', { token })
    expect(answer.headers.location).toBe('/user/second-factor')
    expect(who.cookies.session).toBeUndefined()
  })
})

describe('a person on the way to another page', () => {
  const apply = '/jobs/0199a0b0-0000-7000-8000-000000000000/apply'
  const landing = async (redirectTo: string) => {
    const who = visitor(app)
    const fields = someone({ redirectTo })
    await signUp(app, fields, who)
    const token = (await linkTo(app, fields.email as string)).split('token=')[1]!
    return (await who.form('/user/activate', { token })).headers.location
  }

  it('goes on there when the account is active', async () => {
    const who = visitor(app)
    const login = await who.html(`/user/login?redirectTo=${encodeURIComponent(apply)}`)
    const signUpHref = `/auth/signup?redirectTo=${encodeURIComponent(apply)}`
    expect(login.body).toContain(`href="${signUpHref}"`)
    expect((await who.json(signUpHref)).redirectTo).toBe(apply)
    expect((await who.html(signUpHref)).body).toContain(`name="redirectTo" value="${apply}"`)
    expect(await landing(apply)).toBe(apply)
  })

  it.each([
    '/',
    '/?utm_source=mail',
    '/auth/signup',
    '/user/login',
    '//evil.example',
    'https://evil.example/',
  ])('but not to %s: there is nothing to go on with', async (redirectTo) => {
    expect(await landing(redirectTo)).toMatch(/^\/profile\/[^/]+\/edit$/)
    const page = await visitor(app).json(`/auth/signup?redirectTo=${encodeURIComponent(redirectTo)}`)
    expect(page.redirectTo).toBeNull()
  })
})

describe('the mail', () => {
  it('comes again when it is asked for, and says nothing to others', async () => {
    const who = visitor(app)
    const asked = await who.post('/user/activation-mail', { email: 'nobody@example.org' })
    expect(asked.json()).toMatchObject({ ok: true, message: expect.stringContaining('on its way') })
    const known = await who.post('/user/activation-mail', { email: 'known@example.org' })
    expect(known.json()).toEqual(asked.json())
    expect((await who.post('/user/activation-mail', { email: 'x' })).json().errors.email).toContain(
      'like name',
    )
  })

  it('leads to the site’s own domain, whatever Host the sign-up named', async () => {
    await app.addSite('Ironworkers', ['trades.example.org', 'www.trades.example.org'])
    const fields = someone()
    const who = visitor(app, 'www.trades.example.org')
    await signUp(app, fields, who)
    const [mail] = await mailsTo(fields.email)
    expect(mail!.text_body).toContain('http://trades.example.org/user/activate?token=')
  })

  it('has a link that opens once, even when many use it at the same time', async () => {
    const fields = someone()
    await signUp(app, fields)
    const token = (await linkTo(app, fields.email)).split('token=')[1]
    const tries = Array.from({ length: 6 }, () =>
      visitor(app).post('/user/activate', { token, password: fields.password }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422, 422])
  })

  it('has a link that ends after a day', async () => {
    const fields = someone()
    const { who } = await signUp(app, fields)
    const link = await linkTo(app, fields.email)
    const { rows } = await app.pool.query(
      `select extract(epoch from t.expires_at - t.created_at) / 3600 as hours from user_tokens t join users u on u.id = t.user_id where u.email = $1`,
      [fields.email],
    )
    expect(Number(rows[0].hours)).toBeCloseTo(24, 1)
    await app.pool.query(`update user_tokens set expires_at = now() - interval '1 second'`)
    expect((await who.html(link)).body).toContain('This link has expired or was already used.')
    // One that a mail program has garbled is no better.
    expect(await who.json(`/user/activate?token=${'a'.repeat(500)}`)).toMatchObject({ isDead: true })
    expect((await who.post('/user/activate', { token: link.split('token=')[1] })).statusCode).toBe(422)
  })
})
