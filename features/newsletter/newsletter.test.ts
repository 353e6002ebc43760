import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { forgetUnconfirmed } from './subscriptions.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute()
  await app.db.deleteFrom('newsletter_subscriptions').execute()
})

const ask = (email: string, more = {}) =>
  app.send('POST', '/newsletter/subscribe', { body: { email }, ...more })
const mailsTo = (email: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()
const states = async () =>
  (await app.db.selectFrom('newsletter_subscriptions').selectAll().orderBy('id').execute()).map((row) => [
    row.email,
    row.confirmed_at !== null,
    row.ended_at !== null,
  ])
async function linksOf(email: string) {
  const mail = (await mailsTo(email)).at(-1)!
  const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  const confirmation = /https?:\/\/\S+\/newsletter\/confirmation\?token=\S+/.exec(mail.text_body)![0]
  return { confirmation: path(confirmation), end: path(mail.unsubscribe_url!) }
}
/** The button of the page; or the one of a mail program (RFC 8058). */
const press = (url: string, payload = '') =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

test('an address is on the list once its owner has opened the mail and pressed the button', async () => {
  const sent = await ask('grace@example.org')
  expect(sent.json()).toMatchObject({ ok: true, success: true })
  const { confirmation } = await linksOf('grace@example.org')
  expect((await app.get(confirmation)).body).toContain('Get the newsletter?')
  expect(await states()).toEqual([['grace@example.org', false, false]])
  expect((await press(confirmation)).statusCode).toBe(303)
  expect(await states()).toEqual([['grace@example.org', true, false]])
  expect((await app.get(confirmation)).body).toContain('You are subscribed')
})

test('the answer is the same for every address, and nobody is flooded with mail', async () => {
  const answers = [await ask('grace@example.org'), await ask('GRACE@example.org')]
  await press((await linksOf('grace@example.org')).confirmation)
  answers.push(await ask('grace@example.org'))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await mailsTo('grace@example.org')).toHaveLength(1)
  expect(await states()).toEqual([['grace@example.org', true, false]])
})

test('one click ends it, and who comes back is asked to confirm again', async () => {
  await ask('grace@example.org')
  const { confirmation, end } = await linksOf('grace@example.org')
  await press(confirmation)
  expect((await app.get(end)).body).toContain('Unsubscribe from the newsletter?')
  const answer = await press(end, 'List-Unsubscribe=One-Click')
  expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
  expect(await states()).toEqual([['grace@example.org', true, true]])
  await app.db
    .updateTable('newsletter_subscriptions')
    .set({ asked_at: new Date(0) })
    .execute()
  await ask('grace@example.org')
  expect(await states()).toEqual([['grace@example.org', false, false]])
})

test('links are ours, of this site, and each for its own purpose', async () => {
  await ask('grace@example.org')
  const { confirmation, end } = await linksOf('grace@example.org')
  expect((await press(`${confirmation}x`)).statusCode).toBe(404)
  expect((await press(end.replace('/end', '/confirmation'))).statusCode).toBe(404)
  await app.addSite('Dock Workers', ['docks.localhost'])
  expect((await app.get(confirmation, { host: 'docks.localhost' })).statusCode).toBe(404)
  expect(await states()).toEqual([['grace@example.org', false, false]])
})

test('a multipart form is read; what is no address, or more than one, is refused', async () => {
  const token = (
    await app.app.inject({
      method: 'POST',
      url: '/newsletter/subscribe',
      headers: { host: 'localhost', accept: 'application/json' },
    })
  ).json().csrf
  const form = await multipart({ email: 'ada@example.org', csrf: token })
  const sent = await app.app.inject({
    ...{ method: 'POST', url: '/newsletter/subscribe', payload: form.payload, cookies: { csrf: token } },
    headers: { host: 'localhost', accept: 'application/json', ...form.headers },
  })
  expect(sent.json()).toMatchObject({ success: true })
  for (const email of ['', 'grace', 'a@b.org, c@d.org', 'a@b.org\r\nBcc: c@d.org'])
    expect((await ask(email)).statusCode, email).toBe(422)
  expect(await states()).toEqual([['ada@example.org', false, false]])
})

test('what nobody confirms is forgotten after a week', async () => {
  await ask('grace@example.org')
  expect(await forgetUnconfirmed(app.db)).toBe(0)
  await app.db
    .updateTable('newsletter_subscriptions')
    .set({ asked_at: new Date(0) })
    .execute()
  expect(await forgetUnconfirmed(app.db)).toBe(1)
})

test('the staff of a site see its addresses, take them away as CSV and remove them; nobody else', async () => {
  await ask('=cmd@example.org')
  const docks = await app.addSite('More Docks', ['more.localhost'])
  const olive = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
  const otto = (await app.signIn({ isThemeOwner: true, themeId: docks })).session
  const list = async (session: string) =>
    (await app.get('/admin/newsletter', { as: 'json', session })).json().subscribers
  const [row] = await list(olive)
  expect(row).toMatchObject({ email: '=cmd@example.org', state: 'waiting', site: 'Harbor Veterans' })
  expect(await list(otto)).toEqual([])
  const csv = await app.get('/admin/newsletter.csv', { session: olive })
  expect(csv.body).toContain("'=cmd@example.org,Harbor Veterans,waiting")
  expect((await app.get('/admin/newsletter.csv', { session: otto })).body).not.toContain('cmd')
  const member = (await app.signIn()).session
  expect((await app.get('/admin/newsletter', { session: member })).statusCode).toBe(403)
  expect((await app.send('DELETE', `/admin/newsletter/${row.id}`, { session: otto })).statusCode).toBe(404)
  expect((await app.send('DELETE', `/admin/newsletter/${row.id}`, { session: olive })).statusCode).toBe(200)
  expect(await states()).toEqual([])
})

test('without script a form whose token is too old comes back with the address', async () => {
  const form = await multipart({ email: 'grace@example.org', csrf: 'of yesterday' })
  const answer = await app.app.inject({
    ...{ method: 'POST', url: '/newsletter/subscribe', payload: form.payload },
    headers: {
      ...{ host: 'localhost', accept: 'text/html', referer: 'http://localhost/comments' },
      ...form.headers,
    },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/comments'])
  const [{ value: flash } = { value: '' }] = answer.cookies
  const { body } = await app.app.inject({
    url: '/comments',
    headers: { host: 'localhost' },
    cookies: { flash },
  })
  expect(body).toContain('The page was open for too long.')
  expect(body).toContain('grace@example.org')
})
