// The people of an employer: owners and managers, invitations, and what nobody can do to another employer.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '#features/sign-up/visitor.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { saveEmployer } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Somebody = { id: string; session: string }
let count = 0
let yard: string
let priya: Somebody
let tom: Somebody
let docks: string
let otto: Somebody
/** Priya owns the yard, where Tom works; Otto owns the docks. */
beforeEach(async () => {
  yard = await saveEmployer(app.db, `Keystone Yard ${++count}`)
  docks = await saveEmployer(app.db, `Docks ${count}`)
  priya = await person('Priya', yard, true)
  tom = await person('Tom', yard, false)
  otto = await person('Otto', docks, true)
})
const person = (firstName: string, employerId: string, isEmployerOwner: boolean) =>
  app.signIn({ firstName, lastName: 'Raman', type: 'Manager', employerId, isEmployerOwner })

const send = (
  who: Somebody,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: Record<string, unknown> = {},
) => app.send(method, url, { session: who.session, body })
const own = (who: Somebody, manager: Somebody, ownership: boolean, query = '') =>
  send(who, 'POST', `/employer/manage/ownership${query}`, { manager: manager.id, ownership })
const list = async (who: Somebody, query = '') =>
  (await app.get(`/employer/manage${query}`, { as: 'json', session: who.session })).json()
const owners = async (employer = yard) =>
  (
    await app.db
      .selectFrom('employer_members')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['first_name', 'is_owner'])
      .where('employer_id', '=', employer)
      .orderBy('first_name')
      .execute()
  ).map(({ first_name, is_owner }) => `${first_name}${is_owner ? ' owns' : ''}`)
const denials = async (who: Somebody) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select('subject_id')
      .where('action', '=', 'employer.denied')
      .where('actor_id', '=', who.id)
      .execute()
  ).map(({ subject_id }) => subject_id)

test('managers see each other; owners grant, withdraw and remove', async () => {
  const { managers, isOwner, employer } = await list(tom)
  expect([employer.id, isOwner]).toEqual([yard, false])
  expect(managers).toMatchObject([
    { firstName: 'Priya', isOwner: true, isYou: false, activated: true, invitedBy: null, type: 'Manager' },
    { firstName: 'Tom', isOwner: false, isYou: true },
  ])
  expect((await own(tom, priya, false)).statusCode).toBe(403)
  expect((await send(tom, 'DELETE', `/employer/manage/${priya.id}`)).statusCode).toBe(403)
  expect((await own(priya, tom, true)).json()).toMatchObject({ ok: true })
  expect(await owners()).toEqual(['Priya owns', 'Tom owns'])
  await own(priya, tom, false)
  expect(await owners()).toEqual(['Priya owns', 'Tom'])
  expect((await send(priya, 'DELETE', `/employer/manage/${tom.id}`)).statusCode).toBe(200)
  expect(await owners()).toEqual(['Priya owns'])
  // In the middle of a session: the next request finds the hat gone.
  expect((await app.get('/employer/manage', { as: 'json', session: tom.session })).statusCode).toBe(403)
  expect((await app.get('/users/search', { as: 'json', session: tom.session })).statusCode).toBe(403)
})

test('nobody grants, withdraws or removes themselves', async () => {
  expect((await own(priya, priya, false)).statusCode).toBe(403)
  expect((await send(priya, 'DELETE', `/employer/manage/${priya.id}`)).statusCode).toBe(403)
  expect(await owners()).toEqual(['Priya owns', 'Tom'])
})

test('two owners who remove each other at once: one stays, and owns', async () => {
  await own(priya, tom, true)
  const both = await Promise.all([
    send(priya, 'DELETE', `/employer/manage/${tom.id}`),
    send(tom, 'DELETE', `/employer/manage/${priya.id}`),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect(await owners()).toHaveLength(1)
  expect((await owners())[0]).toMatch(/owns$/)
})

test('an owner of another employer reaches nobody here, and each attempt is noted', async () => {
  expect((await own(otto, tom, true)).statusCode).toBe(404)
  expect((await own(otto, tom, true, `?employer=${yard}`)).statusCode).toBe(404)
  expect((await send(otto, 'DELETE', `/employer/manage/${tom.id}`)).statusCode).toBe(404)
  expect((await send(otto, 'DELETE', `/employer/manage/${tom.id}?employer=${yard}`)).statusCode).toBe(404)
  expect((await app.get(`/employer/manage?employer=${yard}`, { session: otto.session })).statusCode).toBe(404)
  expect((await app.get(`/employer?employer=${yard}`, { session: otto.session })).statusCode).toBe(404)
  expect((await app.get(`/employer/page?employer=${yard}`, { session: otto.session })).statusCode).toBe(404)
  const invited = await send(otto, 'POST', `/employer/manage/invitations?employer=${yard}`, {
    email: 'x@example.org',
  })
  expect(invited.statusCode).toBe(404)
  expect(await denials(otto)).toEqual(Array(8).fill(yard))
  expect(await owners()).toEqual(['Priya owns', 'Tom'])
})

const invite = (who: Somebody, email: string, other = {}) =>
  send(who, 'POST', '/employer/manage/invitations', { email, ...other })
async function tokenFor(email: string) {
  const { text_body } = await app.db
    .selectFrom('mails')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /invitation\?token=(\S+)/.exec(text_body)![1]!
}
const open = async (token: string, session?: string) =>
  (await app.get(`/employer/invitation?token=${token}`, { as: 'json', session })).json()
const accept = (token: string, session: string) =>
  app.send('POST', '/employer/invitation', { session, body: { token } })

test('somebody with an account accepts, once; the list says who invited them', async () => {
  const email = `lena.${count}@example.org`
  const lena = await app.signIn({ firstName: 'Lena', email })
  expect((await invite(priya, email.toUpperCase(), { isOwner: true })).statusCode).toBe(201)
  expect((await list(priya)).invitations).toMatchObject([{ isOwner: true, isExpired: false }])
  const token = await tokenFor(email.toUpperCase())
  expect((await open(token)).way).toBe('sign-in')
  expect(await open(token, otto.session)).toMatchObject({ way: 'other' })
  expect((await accept(token, otto.session)).statusCode).toBe(403)
  expect(await denials(otto)).toEqual([yard])
  expect(await open(token, lena.session)).toMatchObject({
    way: 'accept',
    invitation: { invitedBy: 'Priya Raman' },
  })
  const twice = await Promise.all([accept(token, lena.session), accept(token, lena.session)])
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  expect(await owners()).toEqual(['Lena owns', 'Priya owns', 'Tom'])
  const { managers, invitations } = await list(priya)
  expect(managers.find(({ id }: Somebody) => id === lena.id)).toMatchObject({ invitedBy: 'Priya Raman' })
  expect(invitations).toEqual([])
  expect((await open(token, lena.session)).invitation).toBeNull()
  expect((await invite(priya, email)).json().errors).toEqual({ email: 'This person works here already.' })
})

test('somebody new makes their account with the link, which proves the address', async () => {
  const email = `rosa.${count}@example.org`
  await invite(priya, email)
  const token = await tokenFor(email)
  const who = visitor(app, 'localhost', `/employer/invitation?token=${token}`)
  expect((await who.json(`/employer/invitation?token=${token}`)).way).toBe('new')
  const form = {
    token,
    firstName: 'Rosa',
    lastName: 'Diaz',
    agreement: 'true',
    password: 'harbor lantern tide',
  }
  const wrong = await who.post('/employer/invitation', form)
  expect(wrong.json().errors).toHaveProperty('password_confirm')
  const right = await who.post('/employer/invitation', { ...form, password_confirm: form.password })
  expect(right.json()).toMatchObject({ ok: true })
  expect(await owners()).toEqual(['Priya owns', 'Rosa', 'Tom'])
  expect((await who.json('/employer')).employer.id).toBe(yard)
})

test('withdrawn, expired or replaced links open nothing', async () => {
  const email = `gus.${count}@example.org`
  const gus = await app.signIn({ firstName: 'Gus', email })
  const { id } = (await invite(priya, email)).json()
  const first = await tokenFor(email)
  expect((await send(priya, 'POST', `/employer/manage/invitations/${id}/resend`)).statusCode).toBe(200)
  const second = await tokenFor(email)
  expect([(await open(first)).invitation, (await open(second)).invitation !== null]).toEqual([null, true])
  expect((await send(otto, 'DELETE', `/employer/manage/invitations/${id}`)).statusCode).toBe(404)
  expect((await send(tom, 'DELETE', `/employer/manage/invitations/${id}`)).statusCode).toBe(403)
  await app.db
    .updateTable('employer_invitations')
    .set({ expires_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await accept(second, gus.session)).statusCode).toBe(422)
  await send(priya, 'POST', `/employer/manage/invitations/${id}/resend`)
  const third = await tokenFor(email)
  expect((await send(priya, 'DELETE', `/employer/manage/invitations/${id}`)).statusCode).toBe(200)
  expect((await accept(third, gus.session)).statusCode).toBe(422)
  expect(await owners()).toEqual(['Priya owns', 'Tom'])
  expect((await invite(tom, email)).statusCode).toBe(403)
})

test('the lookup of managers finds colleagues, for administrators everybody', async () => {
  const find = async (session: string, q: string) =>
    (await app.get(`/fetchers/managers?q=${q}`, { as: 'json', session })).json()
  expect((await find(tom.session, 'raman')).totalDocs).toBe(2)
  expect((await find(tom.session, 'otto')).managers).toEqual([])
  const ruth = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  const { managers } = await find(ruth.session, 'otto')
  expect(managers.at(-1).label).toMatch(/^Otto Raman \(Docks \d+\)$/)
  const maria = await app.signIn({ firstName: 'Maria' })
  expect((await app.get('/fetchers/managers', { as: 'json', session: maria.session })).statusCode).toBe(403)
})

test('the people of an employer write to each other from the list', async () => {
  const page = async (who: Somebody) => (await app.get('/employer/manage', { session: who.session })).body
  expect(await page(tom)).toContain(`/chat?uid=${priya.id}`)
  expect(await page(priya)).toContain(`/chat?uid=${tom.id}`)
  expect(await page(tom)).not.toContain(`/chat?uid=${tom.id}`)
  expect((await app.get(`/chat?uid=${priya.id}`, { session: tom.session })).statusCode).toBe(200)
})
