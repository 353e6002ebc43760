// What the attacks of "Access and tenants" find here.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

type Someone = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let harbor: string
let docks: string
let owner: Someone
let admin: Someone
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  docks = await app.addSite('Docks', ['docks.example.org'])
  owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
  admin = await app.signIn({ type: 'Admin' })
})
afterAll(() => app.close())

const rowOf = (id: string) =>
  app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Every address of a person, with what it takes. */
const actions = (id: string): ['GET' | 'POST' | 'PUT' | 'DELETE', string, Record<string, unknown>?][] => [
  ['GET', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/edit`],
  ['POST', `/admin/users/${id}/edit`, { firstName: 'Eve' }],
  ['PUT', `/admin/users/${id}/edit`, { firstName: 'Eve' }],
  ['POST', `/admin/users/${id}/password-reset`],
  ['GET', `/admin/users/${id}/password-reset-link`],
  ['POST', `/admin/users/${id}/logout`],
  ['GET', `/admin/users/${id}/sendgrid-status`],
  ['DELETE', `/admin/users/${id}/sendgrid-status`],
  ['POST', `/admin/users/${id}/delete`],
  ['DELETE', `/admin/users/${id}`],
  ['POST', '/admin/users/set-badges', { user: id, badges: [] }],
  ['POST', '/admin/users/disable', { user: id }],
  ['GET', `/admin/account-switch/${id}`],
  ['POST', `/admin/account-switch/${id}`],
]
const ask = (session: string, [method, url, body = {}]: ReturnType<typeof actions>[number]) =>
  method === 'GET'
    ? app.get(url, { session, as: 'json', headers: { 'sec-fetch-site': 'same-origin' } })
    : app.send(method, url, { session, body })

it('a theme owner of A finds nobody of B, nor staff of higher rights, by any address', async () => {
  const victims = [
    await app.signIn({ themeId: docks }),
    await app.signIn({}),
    await app.signIn({ type: 'Admin', themeId: harbor }),
    await app.signIn({ isThemeOwner: true, themeId: harbor }),
  ]
  for (const { id } of victims) {
    const before = await rowOf(id)
    for (const action of actions(id)) {
      const { statusCode } = await ask(owner.session, action)
      // What no theme owner may do to anybody is refused before anybody is looked for.
      const isOperators = /logout|sendgrid-status|reset-link/.test(action[1])
      expect([action, statusCode]).toEqual([action, isOperators ? 403 : 404])
    }
    expect(await rowOf(id)).toEqual(before)
  }
})

it('what somebody was refused is in the trail, and nothing that a page elsewhere can cause', async () => {
  const { id, session } = await app.signIn({ themeId: harbor })
  const victim = await app.signIn({ themeId: harbor })
  await app.app.inject({
    method: 'POST',
    url: '/account',
    headers: { host: 'localhost' },
    cookies: { session },
  })
  await app.get(`/admin/users/${victim.id}`, { session, as: 'json' })
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('actor_id', '=', id)
    .execute()
  const address = `/admin/users/${victim.id}`
  expect(entries).toEqual([
    { action: 'access.refused', detail: { method: 'GET', route: '/admin/users/:id', address } },
  ])
})

it('members, managers and mentors may do nothing to anybody', async () => {
  const victim = await app.signIn({ themeId: harbor })
  for (const type of ['User', 'Manager', 'Mentor'] as const) {
    const { session } = await app.signIn({ type, themeId: harbor })
    for (const action of actions(victim.id))
      expect([type, action, (await ask(session, action)).statusCode]).toEqual([type, action, 403])
  }
})

it('a theme owner raises nobody, whatever is sent', async () => {
  const { id } = await app.signIn({ themeId: harbor })
  const { id: employer } = await app.db
    .insertInto('employers')
    .values({ name: 'Harbor Steel', slug: 'harbor-steel' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = {
    ...{ firstName: 'Tom', type: 'Admin', ownedThemes: [harbor], employer, isEmployerOwner: true },
    ...{ isMentor: true, employers: [employer], ownedEmployers: [employer], mentor: true },
    ...{
      isAdmin: true,
      role: 'Admin',
      is_theme_owner: true,
      source_theme_id: docks,
      security_stamp: 0,
      id: owner.id,
    },
    ...{ sourceThemeId: docks, passwordHash: 'x', password_hash: 'x', activated_at: null, slug: 'owned' },
  }
  const done = await app.send('PUT', `/admin/users/${id}/edit`, { session: owner.session, body })
  expect(done.statusCode).toBe(200)
  expect(await rowOf(id)).toMatchObject({
    ...{
      id,
      first_name: 'Tom',
      type: 'User',
      is_theme_owner: false,
    },
    ...{ source_theme_id: harbor, password_hash: null },
  })
  for (const table of ['mentors', 'employer_members'] as const)
    expect(await app.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
})

it('nobody raises, disables or deletes oneself', async () => {
  const body = { type: 'Admin', ownedThemes: [docks], disabled: true }
  await app.send('PUT', `/admin/users/${owner.id}/edit`, { session: owner.session, body })
  expect(await rowOf(owner.id)).toMatchObject({ type: 'User', disabled_at: null })
  const lowered = { type: 'User', disabled: true }
  await app.send('PUT', `/admin/users/${admin.id}/edit`, { session: admin.session, body: lowered })
  expect(await rowOf(admin.id)).toMatchObject({ type: 'Admin', disabled_at: null })
  const disabled = { user: [admin.id] }
  const answer = await app.send('POST', '/admin/users/disable', { session: admin.session, body: disabled })
  expect(answer.statusCode).toBe(403)
})

it('an administrator changes rights, which ends the sessions begun with others', async () => {
  const tom = await app.signIn({ themeId: harbor })
  const change = { type: 'Mentor', ownedThemes: [docks] }
  const url = `/admin/users/${tom.id}/edit`
  expect((await app.send('PUT', url, { session: admin.session, body: change })).statusCode).toBe(200)
  expect(await rowOf(tom.id)).toMatchObject({ type: 'Mentor', is_theme_owner: true })
  expect((await app.get('/nowhere', { as: 'inertia', session: tom.session })).json().props.viewer).toBeNull()
  const form = (await app.get(url, { session: admin.session, as: 'json' })).json()
  expect(form).toMatchObject({ mayChangeRights: true, user: { type: 'Mentor', ownedThemes: [docks] } })
  // What is not given stays.
  await app.send('PUT', url, { session: admin.session, body: { firstName: 'Tom' } })
  expect(await rowOf(tom.id)).toMatchObject({ first_name: 'Tom', type: 'Mentor', is_theme_owner: true })
})

it('says what is wrong with a form, field by field, and changes nothing', async () => {
  const taken = await app.signIn({ email: 'taken@example.org' })
  const { id } = await app.signIn({ firstName: 'Lena' })
  const save = async (body: Record<string, unknown>) =>
    (await app.send('PUT', `/admin/users/${id}/edit`, { session: admin.session, body })).json().errors
  expect(await save({ firstName: ' ', email: 'nobody' })).toEqual({
    firstName: 'Please enter a first name.',
    email: 'Please enter an email address, such as maria@example.org.',
  })
  expect(await save({ email: 'TAKEN@example.org', firstName: 'Eve' })).toEqual({
    email: 'Another account has this email address.',
  })
  expect(await save({ employer: taken.id })).toEqual({ employer: 'Please choose an employer from the list.' })
  expect(await save({ ownedThemes: [taken.id] })).toEqual({
    ownedThemes: 'Please choose sites from the list.',
  })
  expect(await save({ type: 'Superadmin' })).toHaveProperty('type')
  expect((await rowOf(id)).first_name).toBe('Lena')
})

it('tells the old address of a new one', async () => {
  const { id } = await app.signIn({ email: 'old@example.org', themeId: harbor })
  const body = { email: 'new@example.org' }
  await app.send('POST', `/admin/users/${id}/edit`, { session: owner.session, body })
  const [mail] = await app.db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', 'old@example.org')
    .execute()
  expect(mail).toEqual({ kind: 'address-stop' })
})

it('closes deletion, reset links and DD214s to whom has switched', async () => {
  const theirs = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const member = await app.signIn({ themeId: harbor })
  const { session } = await app.signIn({ type: 'Admin' })
  const switched = (await app.send('POST', `/admin/account-switch/${theirs.id}`, { session })).cookies.find(
    ({ name }) => name === 'session',
  )!.value
  expect((await app.get(`/admin/users/${member.id}`, { session: switched, as: 'json' })).statusCode).toBe(200)
  for (const [method, url] of [
    ['DELETE', `/admin/users/${member.id}`],
    ['POST', `/admin/users/${member.id}/delete`],
    ['GET', '/account/password'],
    ['GET', '/account/delete'],
    ['POST', `/admin/account-switch/${member.id}`],
  ] as const)
    expect([url, (await ask(switched, [method, url])).statusCode]).toEqual([url, 403])
  const card = (await app.get(`/admin/users/${member.id}`, { session: switched, as: 'json' })).json()
  expect(card.user.actions).not.toContain('delete')
  expect(card.user.actions).not.toContain('switch')
})

it('answers addresses that are none with a clear 4xx', async () => {
  for (const id of ['1', "' or 1=1", '..%2f..', '%00', 'null']) {
    const { statusCode } = await app.get(`/admin/users/${encodeURIComponent(id)}`, {
      session: admin.session,
      as: 'json',
    })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  }
  for (const body of [{ user: {} }, { user: ['x'] }, { user: Array(101).fill(owner.id) }])
    expect(
      (await app.send('POST', '/admin/users/disable', { session: admin.session, body })).statusCode,
    ).toBe(422)
})
