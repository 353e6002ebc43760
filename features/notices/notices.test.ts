import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { mailNotice } from './mail.ts'
import { deleteOldNotices } from './notices.ts'
import { notify, readNotice, withdrawNotice } from './notify.ts'
import { stopPath } from './stop.ts'

let app: TestApp
let site: string
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

const request = (userId: string, more = {}) =>
  notify(app.db, {
    ...{ userId, kind: 'connection-request' as const, who: 'Darnell Brooks', what: 'wants to connect' },
    ...{ detail: 'We were both at Fort Drum.', href: '/connections', key: 'request 1', ...more },
  })
const maria = () => app.signIn({ firstName: 'Maria', lastName: 'Delgado', themeId: site })
const list = async (session: string, query = '') =>
  (await app.get(`/notifications${query}`, { as: 'json', session })).json()
const mails = async (kind = 'notice-connection-request') =>
  app.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute()
const waiting = async (userId: string) => {
  const notice = await app.db.selectFrom('notices').select('id').where('user_id', '=', userId).execute()
  for (const { id } of notice) await mailNotice(app.db, settings, id)
}

test('a notice is in the list, as HTML and as JSON, and counts until it is opened', async () => {
  const { id, session } = await maria()
  await request(id)
  const { notices, newNotices: unread } = await list(session)
  expect(unread).toBe(1)
  expect(notices).toMatchObject([{ who: 'Darnell Brooks', what: 'wants to connect', isNew: true }])
  expect((await app.get('/notifications', { session })).body).toContain('We were both at Fort Drum.')
  const shared = await app.get('/account', { session, as: 'inertia' })
  expect(shared.json().props.unread).toEqual({ messages: 0, notices: 1 })
  const opened = await app.get(notices[0].href, { session, headers: { 'sec-fetch-site': 'same-origin' } })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/connections'])
  expect(await list(session)).toMatchObject({ newNotices: 0, notices: [{ isNew: false }] })
})

test('another person’s notice is not found', async () => {
  const { id } = await maria()
  const james = await app.signIn()
  await request(id)
  const { id: notice } = await app.db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await app.get(`/notifications/${notice}`, { session: james.session, headers })).statusCode).toBe(
    404,
  )
})

test('another site cannot mark a notice as read', async () => {
  const { id, session } = await maria()
  await request(id)
  const { notices } = await list(session)
  await app.get(notices[0].href, { session, headers: { 'sec-fetch-site': 'cross-site' } })
  expect((await list(session)).newNotices).toBe(1)
})

test('the pasted address of a notice shows a page, and marks nothing', async () => {
  const { id, session } = await maria()
  await request(id)
  const { notices } = await list(session)
  const answer = await app.get(notices[0].href, { session, headers: { 'sec-fetch-site': 'none' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('be opened directly. Go back and try again.')
  expect((await list(session)).newNotices).toBe(1)
  const refusals = app.db.selectFrom('audit_entries').select('id').where('actor_id', '=', id)
  expect(await refusals.where('action', '=', 'access.refused').execute()).toEqual([])
})

test('a second notice about the same thing replaces the first and is new again; gone things take theirs along', async () => {
  const { id, session } = await maria()
  await request(id)
  await readNotice(app.db, id, 'request 1')
  expect((await list(session)).newNotices).toBe(0)
  await request(id, { detail: 'Second try' })
  expect(await list(session)).toMatchObject({
    newNotices: 1,
    totalDocs: 1,
    notices: [{ detail: 'Second try' }],
  })
  await withdrawNotice(app.db, id, 'request 1')
  expect((await list(session)).totalDocs).toBe(0)
})

test('each kind goes the ways that the person chose', async () => {
  const { id, session } = await maria()
  const choose = (way: string) =>
    app.send('PUT', '/notifications/choices', { session, body: { 'connection-request': way } })
  expect((await choose('none')).statusCode).toBe(200)
  expect(await request(id)).toEqual({ wantsMail: false })
  expect((await list(session)).totalDocs).toBe(0)
  await choose('mail')
  expect(await request(id)).toEqual({ wantsMail: true })
  expect(await list(session)).toMatchObject({ totalDocs: 0, newNotices: 0 })
  await choose('site')
  expect(await request(id)).toEqual({ wantsMail: false })
  expect((await list(session)).totalDocs).toBe(1)
  expect((await choose('by pigeon')).statusCode).toBe(422)
})

test('the mail is in the look of the site, once, and unsubscribing works without signing in', async () => {
  const { id, session } = await maria()
  await request(id)
  const before = (await mails()).length
  await waiting(id)
  await waiting(id)
  const [mail, ...more] = (await mails()).slice(before)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Darnell Brooks wants to connect', theme_id: site })
  expect(mail!.text_body).toContain('We were both at Fort Drum.')
  const { pathname, search } = new URL(mail!.unsubscribe_url!)
  expect((await app.get(pathname + search)).body).toContain('Unsubscribe from these emails?')
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const posted = await app.app.inject({
    ...{ method: 'POST', url: pathname + search, payload },
    headers: { host: 'localhost', ...oneClick },
  })
  expect(posted.statusCode).toBe(200)
  const { choices } = await list(session)
  expect(choices.find(({ kind }: { kind: string }) => kind === 'connection-request').way).toBe('site')
  const forged = stopPath('another secret', id, 'message')
  expect((await app.get(forged)).statusCode).toBe(404)
})

test('“No mail at all” keeps what the site shows', async () => {
  const { session } = await maria()
  await app.send('PUT', '/notifications/choices', { session, body: { dd214: 'mail', reply: 'none' } })
  await app.send('POST', '/notifications/mail-off', { session })
  const ways = Object.fromEntries(
    (await list(session)).choices.map(({ kind, way }: { kind: string; way: string }) => [kind, way]),
  )
  expect(ways).toMatchObject({ message: 'site', dd214: 'none', reply: 'none', recommendation: 'site' })
})

test('filters show groups, and all are marked as read at once', async () => {
  const { id, session } = await maria()
  await request(id)
  await notify(app.db, { userId: id, kind: 'dd214', what: 'Your DD214 is validated', href: '/account' })
  expect((await list(session, '?show=other')).notices).toMatchObject([{ kind: 'dd214' }])
  expect((await list(session, '?show=applications')).notices).toEqual([])
  expect((await list(session, '?show=new')).totalDocs).toBe(2)
  await app.send('POST', '/notifications/read', { session })
  expect(await list(session, '?show=new')).toMatchObject({ totalDocs: 0, newNotices: 0 })
})

test('after 90 days a notice is neither shown nor kept', async () => {
  const { id, session } = await maria()
  await request(id)
  const old = new Date(Date.now() - 91 * 86_400_000)
  await app.db.updateTable('notices').set({ created_at: old }).where('user_id', '=', id).execute()
  expect((await list(session)).totalDocs).toBe(0)
  await deleteOldNotices(app.db)
  const kept = app.db.selectFrom('notices').select('id').where('user_id', '=', id)
  expect(await kept.execute()).toEqual([])
})

test('what somebody did goes from the notices of others with their account', async () => {
  const { id, session } = await maria()
  const darnell = await app.signIn({ firstName: 'Darnell', lastName: 'Brooks' })
  await request(id, { actorId: darnell.id })
  await app.db.deleteFrom('users').where('id', '=', darnell.id).execute()
  expect((await list(session)).totalDocs).toBe(0)
})
