// Staff enter another address: its holder proves it, and the holder of the old one can stop it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { cookieOf, lastMail, login, password, signedUp, trailOf } from '#features/sign-in/people.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { UserEdit } from './schema.ts'

let app: TestApp
let harbor: string
let ruth: string
let owen: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth' })).session
  owen = (await app.signIn({ firstName: 'Owen', isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

const edit = (id: string, body: Record<string, unknown>, session = ruth) =>
  app.send('PUT', `/admin/users/${id}/edit`, { session, body })
const emailOf = async (id: string) =>
  (await app.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const pendingOf = async (id: string) =>
  ((await app.get(`/admin/users/${id}/edit`, { as: 'json', session: ruth })).json() as UserEdit).newAddress
let made = 0
const fresh = () => `ortiz.${++made}@example.org`

test('a new address counts once its holder has opened the link, and not before', async () => {
  const maria = await signedUp(app)
  const email = fresh()
  const saved = await edit(maria.id, { email })
  expect(saved.json().message).toContain(`its holder opens the link we sent to ${email}`)
  expect([await emailOf(maria.id), (await pendingOf(maria.id))?.email]).toEqual([maria.email, email])
  const { path, text_body } = (await lastMail(app, email))!
  expect(path).toMatch(/^\/user\/new-address\?token=/)
  expect(text_body).toContain('expires in 72 hours')
  // Mail programs open links.
  for (let n = 0; n < 2; n++)
    expect((await app.get(path!, { as: 'json' })).json()).toMatchObject({ email, purpose: 'new-address' })
  expect(await emailOf(maria.id)).toBe(maria.email)
  expect((await app.send('POST', path!)).json()).toMatchObject({ ok: true })
  expect([await emailOf(maria.id), await pendingOf(maria.id)]).toEqual([email, null])
  expect((await app.send('POST', path!)).statusCode).toBe(422)
  expect((await login(app, { email, password })).session).toBeTruthy()
})

test('the old address is told and stops it without signing in', async () => {
  const maria = await signedUp(app)
  const email = fresh()
  await edit(maria.id, { email })
  const stop = (await lastMail(app, maria.email))!
  expect(stop.subject).toContain('is about to change')
  expect((await app.get(stop.path!, { as: 'json' })).json().email).toBe(maria.email)
  expect((await app.send('POST', stop.path!)).statusCode).toBe(200)
  expect(await pendingOf(maria.id)).toBeNull()
  const proof = (await lastMail(app, email))!
  expect((await app.send('POST', proof.path!)).statusCode).toBe(422)
  expect([await emailOf(maria.id), await trailOf(app, maria.id)]).toEqual([
    maria.email,
    ['email.staff-wish', 'email.stop'],
  ])
})

test('the old address takes the account back for a week after the change, from all that was added since', async () => {
  const maria = await signedUp(app)
  const email = fresh()
  await edit(maria.id, { email })
  await app.send('POST', (await lastMail(app, email))!.path!)
  const { session } = await login(app, { email, password })
  await app.pool.query(`insert into authenticators (user_id, secret, last_step) values ($1, 'x', 1)`, [
    maria.id,
  ])
  await app.pool.query(
    `insert into identities (provider, subject, user_id, email) values ('google', 'eve', $1, 'eve@example.org')`,
    [maria.id],
  )
  // A second change does not shut out who had the first address.
  await edit(maria.id, { email: fresh() })
  const told = (await lastMail(app, maria.email))!
  expect(told.subject).toContain('was changed')
  const taken = await app.send('POST', told.path!)
  expect(taken.json().message).toContain('has this address again')
  const { rows } = await app.pool.query(
    `select email, password_hash, former_emails, (select count(*)::int from identities where user_id = u.id) as links,
      (select count(*)::int from authenticators where user_id = u.id) as apps,
      (select count(*)::int from user_tokens where user_id = u.id) as tokens from users u where id = $1`,
    [maria.id],
  )
  const nothing = { links: 0, apps: 0, tokens: 0, password_hash: null, former_emails: [] }
  expect(rows).toEqual([{ email: maria.email, ...nothing }])
  expect((await app.get('/account', { session })).statusCode).not.toBe(200)
})

test('links expire: to the new address after three days, to the old one after seven', async () => {
  const maria = await signedUp(app)
  const email = fresh()
  await edit(maria.id, { email })
  const { rows } = await app.pool.query(
    `select purpose, round(extract(epoch from expires_at - created_at) / 3600)::int as hours from user_tokens where user_id = $1 order by 1`,
    [maria.id],
  )
  expect(rows).toEqual([
    { purpose: 'address-stop', hours: 168 },
    { purpose: 'new-address', hours: 72 },
  ])
  await app.pool.query(`update user_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
    maria.id,
  ])
  for (const to of [email, maria.email]) {
    const { path } = (await lastMail(app, to))!
    expect((await app.get(path!, { as: 'json' })).json().email).toBeNull()
    expect((await app.send('POST', path!)).statusCode).toBe(422)
  }
})

test('an unconfirmed address is not notified; confirming the new one drops the password from sign-up', async () => {
  const stranger = await signedUp(app, { activated: false })
  const email = fresh()
  await edit(stranger.id, { email })
  expect(await lastMail(app, stranger.email)).toBeNull()
  const done = await app.send('POST', (await lastMail(app, email))!.path!, { as: 'html' })
  expect(done.headers.location).toBe('/forgot')
  expect((await login(app, { email, password })).session).toBeUndefined()
})

test('staff see what waits, send it again, and cancel it', async () => {
  const maria = await signedUp(app)
  const email = fresh()
  await edit(maria.id, { email })
  const first = (await lastMail(app, email))!
  const url = `/admin/users/${maria.id}/new-address`
  expect((await app.send('POST', url, { session: ruth })).statusCode).toBe(200)
  const second = (await lastMail(app, email))!
  expect(second.path).not.toBe(first.path)
  expect((await app.send('POST', first.path!)).statusCode).toBe(422)
  expect((await app.send('DELETE', url, { session: ruth })).statusCode).toBe(200)
  expect((await app.send('POST', second.path!)).statusCode).toBe(422)
  for (const method of ['POST', 'DELETE'] as const)
    expect((await app.send(method, url, { session: ruth })).statusCode).toBe(409)
  expect((await app.send('DELETE', url, { session: owen })).statusCode).toBe(404)
  expect(await emailOf(maria.id)).toBe(maria.email)
})

test('an address that another account has is refused, now or when it is confirmed', async () => {
  const kim = await signedUp(app)
  const maria = await signedUp(app)
  const refused = await edit(maria.id, { email: kim.email.toUpperCase(), lastName: 'Voss' })
  expect(refused.json().errors).toEqual({ email: 'Another account has this email address.' })
  const email = fresh()
  await edit(maria.id, { email })
  await signedUp(app, { email })
  expect((await app.send('POST', (await lastMail(app, email))!.path!)).statusCode).toBe(422)
  expect(await emailOf(maria.id)).toBe(maria.email)
})

test('a theme owner enters no address for somebody with permissions', async () => {
  const { id: employerId } = await app.db
    .insertInto('employers')
    .values({ name: 'Harbor Steel', slug: 'harbor-steel' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = [{ type: 'Manager' }, { type: 'Mentor' }, { employerId, isEmployerOwner: true }] as const
  for (const person of people) {
    const { id } = await app.signIn({ ...person, themeId: harbor })
    const refused = await edit(id, { email: fresh(), firstName: 'Eve' }, owen)
    expect([refused.statusCode, refused.json().errors.email]).toEqual([
      422,
      expect.stringContaining('only an administrator can enter another address'),
    ])
    expect((await edit(id, { email: fresh() })).statusCode).toBe(200)
  }
  const member = await app.signIn({ themeId: harbor })
  expect((await edit(member.id, { email: fresh() }, owen)).statusCode).toBe(200)
  expect(cookieOf(await app.send('POST', '/user/new-address?token=x'), 'session')).toBeUndefined()
})

test('an address that a theme owner entered for a member is worth nothing once the member has a hat', async () => {
  const yard = await saveEmployer(app.db, 'Norfolk Yard', { paidSearch: true })
  const site = await app.addSite('Reef', ['reef.example.org'])
  const owner = await app.signIn({ firstName: 'Owen', isThemeOwner: true, themeId: site })
  const hats: Record<string, unknown>[] = [{ isMentor: true }, { employer: yard }, { ownedThemes: [site] }]
  for (const [at, hat] of hats.entries()) {
    const maria = await app.signIn({ firstName: 'Maria', themeId: site })
    const email = `owen.${at}@example.org`
    expect((await edit(maria.id, { email }, owner.session)).statusCode).toBe(200)
    await edit(maria.id, hat)
    expect((await app.send('POST', (await lastMail(app, email))!.path!)).statusCode).toBe(422)
  }
  const both = await app.signIn({ firstName: 'Rosa' })
  await edit(both.id, { isMentor: true, email: 'rosa@example.org' })
  expect((await app.send('POST', (await lastMail(app, 'rosa@example.org'))!.path!)).statusCode).toBeLessThan(
    400,
  )
})
