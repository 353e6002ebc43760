import { afterAll, beforeAll, expect, it } from 'vitest'
import { userMessages } from '#spec/messages.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'

let app: TestApp
let harbor: string
let docks: string
let admin: Awaited<ReturnType<TestApp['signIn']>>
let owner: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  docks = await app.addSite('Docks', ['docks.example.org'])
  admin = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
})
afterAll(() => app.close())

const card = (id: string, session: string) => app.get(`/admin/users/${id}`, { session, as: 'json' })
const trailOf = async (id: string) =>
  (await app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  )
const own = { 'sec-fetch-site': 'same-origin' }

it('shows an administrator everything that can be done, and a theme owner what the specification lists', async () => {
  const { id } = await app.signIn({ firstName: 'Tom', lastName: 'Reed', themeId: harbor })
  const full = (await card(id, admin.session)).json()
  expect(full.user).toMatchObject({
    ...{ type: 'User', active: true, activated: true, isAdmin: false, last_login_at: null, employer: null },
    ...{ profile: `/profile/${id}`, sourceTheme: { id: harbor, name: 'Harbor' }, zip: null },
  })
  expect(full.user.actions).toEqual(
    'profile details edit switch resetPassword resetLink logout suppressions clearSuppressions badges copyData disable delete'.split(
      ' ',
    ),
  )
  expect((await card(id, owner.session)).json().user.actions).toEqual(
    'profile details edit switch resetPassword badges copyData disable delete'.split(' '),
  )
  const page = await app.get(`/admin/users/${id}`, { session: admin.session })
  expect(page.body).toContain('Tom Reed')
  expect(page.body).not.toContain('password_hash')
})

it('shows the state of an employer’s approval', async () => {
  const employer = { name: 'Harbor Steel', slug: 'harbor-steel', needs_approval: true, local_union: '12' }
  const { id: employerId } = await app.db
    .insertInto('employers')
    .values(employer)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await app.signIn({ type: 'Manager', employerId })
  for (const [approved, words] of [
    [null, 'Awaiting Approval'],
    [true, 'Approved'],
    [false, 'Not Approved'],
  ] as const) {
    await app.db.updateTable('employers').set({ approved }).where('id', '=', employerId).execute()
    expect((await card(id, admin.session)).json().user.employer).toMatchObject({ approved, localUnion: '12' })
    expect((await app.get(`/admin/users/${id}`, { session: admin.session })).body).toContain(`>${words}<`)
  }
})

it('logs a person out', async () => {
  const tom = await app.signIn()
  const done = await app.send('POST', `/admin/users/${tom.id}/logout`, { session: admin.session })
  expect(done.json()).toMatchObject({ ok: true, message: 'User logged out.' })
  expect((await app.get('/nowhere', { as: 'inertia', session: tom.session })).json().props.viewer).toBeNull()
  expect(await trailOf(tom.id)).toEqual(['user.logout'])
})

it('gives a reset link only to a page of ours, tells the person, and never for an administrator', async () => {
  const { id } = await app.signIn({ email: 'lena@example.org', themeId: harbor })
  const url = `/admin/users/${id}/password-reset-link`
  const session = admin.session
  expect((await app.get(url, { session, as: 'json' })).statusCode).toBe(403)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await app.get(url, { session, as: 'json', headers: foreign })).statusCode).toBe(403)
  const answer = await app.get(url, { session, as: 'json', headers: own })
  expect(answer.json().url).toMatch(/^http:\/\/harbor\.example\.org(:\d+)?\/user\/reset\?token=[\w-]{43}$/)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(await trailOf(id)).toEqual(['user.reset-link'])
  const mails = await app.db
    .selectFrom('mails')
    .select(['kind', 'text_body'])
    .where('recipient', '=', 'lena@example.org')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind: 'reset-link' })
  expect(mails[0]!.text_body).not.toContain('token=')
  expect((await app.get(url, { session: owner.session, as: 'json', headers: own })).statusCode).toBe(403)
  const boss = await app.signIn({ type: 'Admin' })
  const theirs = `/admin/users/${boss.id}/password-reset-link`
  expect((await app.get(theirs, { session, as: 'json', headers: own })).statusCode).toBe(403)
})

it('mails a link for a new password', async () => {
  const { id } = await app.signIn({ themeId: harbor })
  const done = await app.send('POST', `/admin/users/${id}/password-reset`, { session: owner.session })
  expect(done.statusCode).toBe(200)
  expect(await trailOf(id)).toEqual(['user.reset-password'])
})

it('leads the mailed link to the person’s own site, from whichever site staff asks', async () => {
  const { id } = await app.signIn({ email: 'rosa@example.org', themeId: harbor })
  await app.send('POST', `/admin/users/${id}/password-reset`, {
    session: admin.session,
    host: 'docks.example.org',
  })
  expect(await runTasks(app, 'signIn.reset')).toBeGreaterThan(0)
  const mail = await app.db
    .selectFrom('mails')
    .select(['subject', 'theme_id', 'text_body'])
    .where('recipient', '=', 'rosa@example.org')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ subject: 'Choose a new password for Harbor', theme_id: harbor })
  expect(mail.text_body).toMatch(/http:\/\/harbor\.example\.org(:\d+)?\/user\/reset\?token=/)
  expect(mail.text_body).not.toContain('docks')
})

it('says what keeps mail from a person, and lifts it', async () => {
  const { id } = await app.signIn({ email: 'bounced@example.org' })
  const url = `/admin/users/${id}/sendgrid-status`
  const session = admin.session
  expect((await app.get(url, { session, as: 'json' })).json()).toMatchObject({
    suppressions: [],
    message: 'Email is not on supression groups, user should be able to receive emails.',
  })
  await app.db
    .insertInto('mail_suppressions')
    .values({ address: 'bounced@example.org', reason: 'bounce' })
    .execute()
  expect((await app.get(url, { session, as: 'json' })).json().suppressions).toHaveLength(1)
  const cleared = await app.send('DELETE', url, { session })
  expect(cleared.json().message).toBe(userMessages.suppressionsCleared)
  expect((await app.get(url, { session, as: 'json' })).json().suppressions).toEqual([])
  expect((await app.get(url, { session: owner.session, as: 'json' })).statusCode).toBe(403)
})

it('returns from a deletion to the filtered list, and from the card to the whole one', async () => {
  const from = async (path: string) => {
    const { id } = await app.signIn({ themeId: harbor })
    const headers = { referer: `http://localhost${path.replace('{id}', id)}` }
    const ask = { session: admin.session, as: 'html', headers } as const
    return (await app.send('DELETE', `/admin/users/${id}`, ask)).headers.location
  }
  expect(await from('/users/search?type=Mentor&page=2')).toBe('/users/search?type=Mentor&page=2')
  expect(await from('/admin/users/{id}')).toBe('/users/search')
})

it('deletes a person, but never oneself and never the last administrator', async () => {
  const { id } = await app.signIn({ themeId: harbor })
  const done = await app.send('DELETE', `/admin/users/${id}`, { session: owner.session })
  expect(done.json().message).toBe('User deleted permanently.')
  expect((await card(id, admin.session)).statusCode).toBe(404)
  expect((await app.send('DELETE', `/admin/users/${admin.id}`, { session: admin.session })).statusCode).toBe(
    403,
  )
  const other = await app.signIn({ themeId: harbor })
  const asked = await app.get(`/admin/users/${other.id}`, { session: admin.session })
  expect(asked.body).toContain('Are you sure you want to delete this user?')
  expect(
    (await app.send('POST', `/admin/users/${other.id}/delete`, { session: admin.session })).statusCode,
  ).toBe(200)
})

it('sets badges, of one and of several', async () => {
  const badge = (name: string, theme_id: string | null) =>
    app.db
      .insertInto('badges')
      .values({ name, icon: 'star', theme_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [mine, theirs] = [await badge('Mentor of the year', harbor), await badge('Dock hand', docks)]
  const tom = await app.signIn({ themeId: harbor })
  const lena = await app.signIn({ themeId: harbor })
  const set = (body: object, session: string) =>
    app.send('POST', '/admin/users/set-badges', { session, body: body as Record<string, unknown> })
  for (const other of [theirs.id, crypto.randomUUID()]) {
    const refused = await set({ user: tom.id, badges: [mine.id, other] }, owner.session)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { badges: 'There is no such badge, or you may not give it.' },
    ])
  }
  expect((await card(tom.id, admin.session)).json().user.badges).toEqual([])
  expect((await set({ user: tom.id, badges: [mine.id] }, owner.session)).statusCode).toBe(200)
  const badgesOf = async (id: string) =>
    (await card(id, admin.session)).json().user.badges.map(({ name }: { name: string }) => name)
  expect(await badgesOf(tom.id)).toEqual(['Mentor of the year'])
  await set({ user: [tom.id, lena.id], badges: [theirs.id] }, admin.session)
  expect([await badgesOf(tom.id), await badgesOf(lena.id)]).toEqual([['Dock hand'], ['Dock hand']])
  const stranger = await app.signIn({ themeId: docks })
  expect((await set({ user: [tom.id, stranger.id], badges: [mine.id] }, owner.session)).statusCode).toBe(404)
  expect(await badgesOf(tom.id)).toEqual(['Dock hand'])
})
