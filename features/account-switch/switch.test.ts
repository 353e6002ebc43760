import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastMail, runTasks } from '#features/sign-in/people.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let admin: Awaited<ReturnType<TestApp['signIn']>>
let owner: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
})
afterAll(() => app.close())

const signIns = async () => {
  admin = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  owner = await app.signIn({ isThemeOwner: true, themeId: harbor })
}
beforeAll(signIns)

const tokenIn = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'session')!.value
const switchTo = (id: string, session: string) => app.send('POST', `/admin/account-switch/${id}`, { session })
const viewerOf = async (session: string) =>
  (await app.get('/nowhere', { as: 'inertia', session })).json().props.viewer

it('asks first: a GET changes nothing', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const { id } = await app.signIn({ firstName: 'Tom', lastName: 'Reed' })
  const asked = await app.get(`/admin/account-switch/${id}`, { session })
  expect(asked.body).toContain('Switch to Tom Reed’s account?')
  expect((await app.get(`/admin/account-switch/${id}`, { session, as: 'json' })).json()).toEqual({
    person: { id, name: 'Tom Reed' },
  })
  expect((await viewerOf(session)).switchedBy).toBeNull()
})

it('switches for an hour and returns, with a new token at both ends and both names in the trail', async () => {
  const { id, session } = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  const tom = await app.signIn({ firstName: 'Tom', lastName: 'Reed' })
  const switched = tokenIn(await switchTo(tom.id, session))
  expect(await viewerOf(session)).toBeNull()
  expect(await viewerOf(switched)).toMatchObject({ id: tom.id, name: 'Tom Reed', switchedBy: 'Ana Silva' })
  const { expires_at } = await app.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('actor_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000)
  const page = await app.get('/nowhere', { session: switched })
  expect(page.body).toContain('Return to your account')

  const back = tokenIn(await app.send('POST', '/account-switch/end', { session: switched }))
  expect(await viewerOf(switched)).toBeNull()
  expect(await viewerOf(back)).toMatchObject({ id, switchedBy: null })
  expect([session, switched, back].length).toBe(new Set([session, switched, back]).size)
  const trail = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'acting_as_id'])
    .where('subject_id', '=', tom.id)
    .orderBy('id')
    .execute()
  expect(trail).toEqual([
    { action: 'account.switch', actor_id: id, acting_as_id: null },
    { action: 'account.return', actor_id: id, acting_as_id: tom.id },
  ])
})

it('never switches to an administrator, to oneself, or to an account that nobody can sign in to', async () => {
  const other = await app.signIn({ type: 'Admin' })
  const gone = await app.signIn()
  await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', gone.id).execute()
  for (const id of [other.id, admin.id, gone.id])
    expect((await switchTo(id, admin.session)).statusCode).toBe(403)
  expect((await switchTo('019a0000-0000-7000-8000-000000000000', admin.session)).statusCode).toBe(404)
})

it('lets a theme owner switch only to accounts of their own site, and not to its other staff', async () => {
  const own = await app.signIn({ themeId: harbor })
  const elsewhere = await app.signIn()
  const boss = await app.signIn({ type: 'Admin', themeId: harbor })
  const colleague = await app.signIn({ isThemeOwner: true, themeId: harbor })
  for (const { id } of [elsewhere, boss, colleague])
    expect((await switchTo(id, owner.session)).statusCode).toBe(404)
  expect((await switchTo(own.id, owner.session)).statusCode).toBe(200)
})

it('is never nested', async () => {
  await signIns()
  const theirs = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const member = await app.signIn({ themeId: harbor })
  const switched = tokenIn(await switchTo(theirs.id, admin.session))
  expect((await switchTo(member.id, switched)).statusCode).toBe(403)
})

it('is for the staff, and returning for whom has switched', async () => {
  const { id, session } = await app.signIn()
  const mentor = await app.signIn({ type: 'Mentor' })
  for (const each of [session, mentor.session]) expect((await switchTo(id, each)).statusCode).toBe(403)
  expect((await app.send('POST', '/account-switch/end', { session })).statusCode).toBe(403)
  expect((await app.send('POST', `/admin/account-switch/${id}`)).statusCode).toBe(401)
})

it('ends when the person who switched loses their rights', async () => {
  const { id, session } = await app.signIn({ type: 'Admin' })
  const tom = await app.signIn()
  const switched = tokenIn(await switchTo(tom.id, session))
  await app.db.updateTable('users').set({ type: 'User' }).where('id', '=', id).execute()
  expect(await viewerOf(switched)).toBeNull()
})

it('leaves an entry for whatever is done while switched, and shows it to whose account it is', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  const tom = await app.signIn({ firstName: 'Tom', lastName: 'Reed' })
  const switched = tokenIn(await switchTo(tom.id, session))
  const details = { firstName: 'Tim', lastName: 'Reed', phone: '' }
  await app.send('POST', '/account', { session: switched, body: details })
  await app.get('/jobs/search', { session: switched })
  const trail = await app.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('subject_id', '=', tom.id)
    .where('action', '=', 'account.act')
    .execute()
  expect(trail).toEqual([{ detail: { method: 'POST', route: '/account' } }])
  const { staff } = (await app.get('/account/sessions', { session: tom.session, as: 'json' })).json()
  expect(staff.map(({ text }: { text: string }) => text)).toEqual([
    'Ana Silva, as Tim Reed, changed Tim Reed’s account: first name',
    'Ana Silva made a change in the account of Tim Reed (POST /account)',
    'Ana Silva switched to the account of Tim Reed',
  ])
  await app.send('POST', '/account', { session: tom.session, body: { ...details, firstName: 'Tom' } })
  expect((await app.get('/account/sessions', { session: tom.session })).body).toContain('What staff did')
  const after = await app.get('/account/sessions', { session: tom.session, as: 'json' })
  expect(after.json().staff).toHaveLength(3)
})

it('tells the person by mail when the switch has ended: who it was, and what they did', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  const email = 'tom.reed@example.org'
  const tom = await app.signIn({ email, firstName: 'Tom', lastName: 'Reed', themeId: harbor })
  const switched = tokenIn(await switchTo(tom.id, session))
  // While it lasts, the mail waits.
  const { rows } = await app.pool.query(
    `select run_at > now() + interval '59 minutes' as waits from graphile_worker.jobs where task_identifier = 'accountSwitch.tell' and key like 'account-switch %' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ waits: true }])
  await app.send('POST', '/account', {
    session: switched,
    body: { firstName: 'Thomas', lastName: 'Reed', phone: '' },
  })
  await app.send('POST', '/account-switch/end', { session: switched })
  await runTasks(app, 'accountSwitch.tell')
  const mail = (await lastMail(app, email))!
  expect(mail.subject).toBe('Staff of Harbor signed in to your account')
  expect(mail.text_body).toContain('Ana Silva of Harbor switched to your account')
  expect(mail.text_body).toContain('Ana Silva, as Thomas Reed, changed Thomas Reed’s account: first name')
  expect(mail.text_body).not.toContain('POST /account')
  expect(mail.text_body).toMatch(/http:\/\/harbor\.example\.org(:\d+)?\/account\/sessions/)
})

it('tells of a switch that was not ended by hand and changed nothing, once, and of no other one', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })
  const email = 'may.chen@example.org'
  const may = await app.signIn({ email, firstName: 'May', lastName: 'Chen' })
  const first = tokenIn(await switchTo(may.id, session))
  const back = tokenIn(await app.send('POST', '/account-switch/end', { session: first }))
  const again = tokenIn(await switchTo(may.id, back))
  await app.send('POST', '/account', {
    session: again,
    body: { firstName: 'Mae', lastName: 'Chen', phone: '' },
  })
  await runTasks(app, 'accountSwitch.tell')
  const mails = await app.db
    .selectFrom('mails')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  expect(mails.map(({ text_body }) => text_body.includes('They changed nothing.')).sort()).toEqual([
    false,
    true,
  ])
})
