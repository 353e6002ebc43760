import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { lastMail, login, password, runTasks, signedUp, trailOf, viewerOf } from './people.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const chosen = { password: 'seven quiet otters', password_confirm: 'seven quiet otters' }

describe('a forgotten password', () => {
  const ask = async (email: string, host = 'localhost') => {
    await app.send('POST', '/forgot', { body: { email }, host })
    await runTasks(app, 'signIn.reset')
    return (await lastMail(app, email))!
  }
  const reset = (path: string, body: Record<string, unknown> = chosen) => app.send('POST', path, { body })

  it('takes the address and the kind of person along: /forgot?e=…&t=v', async () => {
    const page = await app.get('/forgot?e=maria%40example.org&t=v')
    expect(page.body).toContain('value="maria@example.org"')
    expect((await app.get('/forgot?e=maria%40example.org&t=v', { as: 'json' })).json()).toEqual({
      email: 'maria@example.org',
      audience: 'veterans',
      isSent: false,
    })
    expect((await app.send('POST', '/forgot', { body: { email: 'no address' } })).json().errors).toEqual({
      email: 'Please enter an email address like name@example.com.',
    })
  })

  it('leads to a screen that stays and says where the mail went, known address or not', async () => {
    const { email } = await signedUp(app)
    for (const address of [email, 'nobody.here@example.org']) {
      const sent = await app.send('POST', '/forgot?t=v', { body: { email: address }, as: 'html' })
      expect(sent.headers.location).toBe(`/forgot?e=${encodeURIComponent(address)}&sent=yes&t=v`)
      expect((await app.get(sent.headers.location as string)).body).toContain('Check your email')
    }
    expect((await app.get('/forgot?sent=yes', { as: 'json' })).json().isSent).toBe(false)
  })

  it('is replaced by the link of the mail, consumed by POST; sessions end, and the owner is told', async () => {
    const { id, email } = await signedUp(app)
    const session = await beginSession(app.db, id)
    const { path } = await ask(email)
    for (let n = 0; n < 3; n++)
      expect((await app.get(path!, { as: 'json' })).json()).toEqual({ isAlive: true })
    expect((await reset(path!)).json()).toMatchObject({ ok: true })
    expect(await viewerOf(app, session)).toBeNull()
    expect((await lastMail(app, email))?.kind).toBe('password-changed')
    expect((await login(app, { email, password })).session).toBeUndefined()
    expect((await login(app, { email, password: chosen.password })).session).toBeTruthy()
    expect(await trailOf(app, id)).toEqual(['password.reset', 'sign-in.failed', 'sign-in'])
  })

  it('works once, even when many use the link at the same time', async () => {
    const { email } = await signedUp(app)
    const { path } = await ask(email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        reset(path!, { password: `quiet otters ${n}`, password_confirm: `quiet otters ${n}` }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect((await app.get(path!)).body).toContain('This link has expired')
  })

  it('the link is good for one hour, and only the latest', async () => {
    const { email, id } = await signedUp(app)
    const first = await ask(email)
    const second = await ask(email)
    expect((await reset(first.path!)).statusCode).toBe(422)
    const { rows } = await app.pool.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from user_tokens where user_id = $1`,
      [id],
    )
    expect(Math.abs(rows[0].seconds - 3600)).toBeLessThan(5)
    await app.pool.query(
      `update user_tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    )
    expect((await reset(second.path!)).json().errors.form).toContain('has expired')
  })

  it('the link is built from the domain of the theme, whatever host is claimed', async () => {
    await app.addSite('Lone Star Veterans', ['lonestar.example.org', 'www.lonestar.example.org'])
    const { email } = await signedUp(app)
    const { link, subject } = await ask(email, 'www.lonestar.example.org')
    expect(new URL(link!).origin).toBe('http://lonestar.example.org')
    expect(subject).toBe('Choose a new password for Lone Star Veterans')
    const refused = await app.send('POST', '/forgot', { body: { email }, host: 'evil.example' })
    expect(refused.statusCode).toBe(421)
    await app.send('POST', '/forgot', { body: { email }, headers: { 'x-forwarded-host': 'evil.example' } })
    await runTasks(app, 'signIn.reset')
    expect((await lastMail(app, email))?.link).toMatch(/^http:\/\/localhost\//)
  })

  it('sends three mails an hour at most to one address', async () => {
    const { email } = await signedUp(app)
    for (let n = 0; n < 5; n++) await app.send('POST', '/forgot', { body: { email } })
    expect(await runTasks(app, 'signIn.reset')).toBe(3)
  })

  it.each([
    ['short', 'Please use 8 characters or more. Three or four words work well.'],
    ['Password123!', 'This password is one of the first that attackers would try. Please choose another.'],
    ['quiet otter '.repeat(11), 'Please use 128 characters or fewer.'],
  ])('does not take %.12s', async (weak, words) => {
    const answer = await reset('/user/reset?token=x', { password: weak, password_confirm: weak })
    expect(answer.json().errors).toEqual({ password: words })
  })

  it('asks for the same password twice', async () => {
    const answer = await reset('/user/reset?token=x', { ...chosen, password_confirm: 'another one' })
    expect(answer.json().errors.password_confirm).toContain('do not match')
  })
})
