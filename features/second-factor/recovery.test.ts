// Who has lost the second factor: recovery codes, and the administrator.
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
import { app, halfWay, openApp, setUpApp, show } from './second-factor.fixture.ts'

openApp()

describe('a recovery code', () => {
  it('stands in for the app, once, however it is typed', async () => {
    const { id, email } = await signedUp(app)
    const { codes } = await setUpApp(await beginSession(app.db, id))
    const typed = ` ${codes[3]!.toUpperCase().replace('-', ' ')} `
    const opened = await show(await halfWay(email), typed)
    expect((await viewerOf(app, cookieOf(opened, 'session'))).id).toBe(id)
    expect((await show(await halfWay(email), codes[3]!)).statusCode).toBe(422)
  })

  it('opens once even when many show it at the same time', async () => {
    const { id, email } = await signedUp(app)
    const { codes } = await setUpApp(await beginSession(app.db, id))
    const halves = [await halfWay(email), await halfWay(email), await halfWay(email)]
    const answers = await Promise.all(halves.map((half) => show(half, codes[5]!)))
    expect(answers.filter((answer) => cookieOf(answer, 'session'))).toHaveLength(1)
  })

  it('is dead when new ones are made', async () => {
    const { id, email } = await signedUp(app)
    const { codes, session } = await setUpApp(await beginSession(app.db, id))
    const made = await app.send('POST', '/account/second-factor/codes', {
      session,
      body: { current: password },
    })
    expect(cookieOf(made, 'recovery_codes')).toBeTruthy()
    expect((await show(await halfWay(email), codes[0]!)).statusCode).toBe(422)
  })
})

describe('a second factor that was lost', () => {
  it('is removed by an administrator; its owner is told and signs in with the password', async () => {
    const { id, email } = await signedUp(app)
    const { session } = await setUpApp(await beginSession(app.db, id))
    const admin = await app.signIn({ type: 'Admin' })
    const url = `/admin/users/${id}/second-factor`
    expect((await app.get(url, { session: admin.session, as: 'json' })).json()).toMatchObject({
      person: { id, name: 'Maria Ortiz' },
      factors: { app: true },
    })
    await app.send('POST', url, { session: admin.session })
    expect(await viewerOf(app, session)).toBeNull()
    expect((await lastMail(app, email))?.kind).toBe('way-in-changed')
    expect(await trailOf(app, id)).toContain('second-factor.removed-by-staff')
    expect((await login(app, { email, password })).session).toBeTruthy()
  })

  it('is removed by nobody else, and by no administrator from their own account', async () => {
    const { id } = await signedUp(app)
    const owner = await app.signIn({
      isThemeOwner: true,
      themeId: await app.addSite('Bay', ['bay.example.org']),
    })
    const admin = await app.signIn({ type: 'Admin' })
    const remove = (session: string, of: string) =>
      app.send('POST', `/admin/users/${of}/second-factor`, { session })
    expect((await remove(owner.session, id)).statusCode).toBe(403)
    expect((await remove((await app.signIn()).session, id)).statusCode).toBe(403)
    expect((await remove(admin.session, admin.id)).statusCode).toBe(404)
  })
})
