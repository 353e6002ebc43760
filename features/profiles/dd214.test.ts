import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { pdfOf } from '#test/pdf.ts'

let app: TestApp
let dolores: { id: string; session: string }
let olive: { id: string; session: string }
let admin: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  const themeId = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  dolores = await app.signIn({
    firstName: 'Dolores',
    lastName: 'Whitfield',
    email: 'dolores@example.org',
    themeId,
  })
  olive = await app.signIn({ firstName: 'Olive', lastName: 'Owner', isThemeOwner: true, themeId })
  admin = await app.signIn({ firstName: 'Root', type: 'Admin' })
})
afterAll(() => app.close())

const url = () => `/profile/${dolores.id}`
const seen = async (session: string) => (await app.get(url(), { as: 'json', session })).json()
const judge = (session: string, body: Record<string, unknown>) =>
  app.send('POST', `${url()}/dd214`, { session, body })

async function upload(session: string, fields: Parameters<typeof multipart>[0]) {
  const asked = await app.app.inject({
    method: 'POST',
    url: `${url()}/edit/files`,
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session },
  })
  const { csrf } = asked.json()
  const { payload, headers } = await multipart({ csrf, ...fields })
  return app.app.inject({
    method: 'POST',
    url: `${url()}/edit/files`,
    payload,
    headers: { host: 'localhost', accept: 'application/json', ...headers },
    cookies: { session, csrf },
  })
}

const pdf = (name: string) => ({ name, bytes: pdfOf() })

test('takes a resume and a DD214, and refuses what is neither', async () => {
  const taken = await upload(dolores.session, { resume: pdf('Whitfield.pdf'), dd214: pdf('DD214.pdf') })
  expect(taken.json()).toEqual({ ok: true, message: 'Saved.' })
  const { resume, dd214, completion, mayValidate } = await seen(dolores.session)
  expect(resume).toEqual({ url: expect.stringMatching(/^\/files\//), name: 'Whitfield.pdf' })
  expect(dd214).toMatchObject({ status: null, url: expect.stringMatching(/^\/files\//) })
  expect(completion.missing.map(({ title }: { title: string }) => title)).not.toContain('Upload your resume')
  expect(mayValidate).toBe(false)
  const refused = await upload(dolores.session, { dd214: { name: 'DD214.pdf', bytes: Buffer.from('none') } })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.dd214).toMatch(/PDF/)
})

test('takes a file that was uploaded to a signed address, if it is their own', async () => {
  const files = await app.db.selectFrom('files').select(['id', 'purpose']).execute()
  const dd214File = files.find(({ purpose }) => purpose === 'dd214')!.id
  const other = await app.signIn({ firstName: 'Maria' })
  const edit = `/profile/${other.id}/edit/files`
  const stolen = await app.send('POST', edit, { session: other.session, body: { dd214File } })
  expect(stolen.json().errors).toEqual({ dd214: 'This file did not arrive. Please choose it again.' })
  const own = await app.send('POST', `${url()}/edit/files`, { session: dolores.session, body: { dd214File } })
  expect(own.statusCode).toBe(200)
})

test('is read by the staff of the site and by nobody else, and each reading is noted', async () => {
  const file = (await seen(olive.session)).dd214.url
  expect((await app.get(file, { session: olive.session })).statusCode).toBe(200)
  const mentor = await app.signIn({ firstName: 'Walter', type: 'Mentor' })
  expect((await app.get(file, { session: mentor.session })).statusCode).toBe(404)
  expect((await app.get(file)).statusCode).toBe(404)
  expect(await auditSubjects('dd214.read')).toEqual([olive.id])
})

test('is judged by the staff of the site only', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const stranger = await app.signIn({ firstName: 'Frank', isThemeOwner: true, themeId: docks })
  const manager = await app.signIn({ firstName: 'Kim', type: 'Manager' })
  expect((await judge(stranger.session, { valid: 'yes' })).statusCode).toBe(404)
  expect((await judge(manager.session, { valid: 'yes' })).statusCode).toBe(403)
  expect((await judge(dolores.session, { valid: 'yes' })).statusCode).toBe(403)
  expect((await seen(dolores.session)).DD214Validated).toBe(false)
})

test('is refused with a reason, which the person reads in a mail', async () => {
  expect((await judge(olive.session, { valid: 'no' })).json().errors).toEqual({
    reason: 'Please give the reason, so that the person knows what to send.',
  })
  const reason = 'This is page two. Please send the page with your character of service.'
  expect((await judge(olive.session, { valid: 'no', reason })).json()).toMatchObject({
    DD214Validated: false,
  })
  expect(await seen(dolores.session)).toMatchObject({
    DD214Validated: false,
    dd214: { status: 'rejected', reason, checkedBy: 'Olive Owner' },
  })
  const mail = await app.db.selectFrom('mails').selectAll().where('kind', '=', 'dd214').executeTakeFirst()
  expect(mail).toMatchObject({ recipient: 'dolores@example.org', subject: 'We could not accept your DD214' })
  expect(mail!.text_body).toContain(reason)
  expect(mail!.text_body).toContain(`/profile/${dolores.id}/edit/files`)
})

test('makes the service verified', async () => {
  const { body } = await app.get(url(), { session: admin.session })
  expect(body).toContain('Reject')
  // Enter in the field presses the first button: not what a written reason means.
  const slip = await judge(admin.session, { valid: 'yes', reason: 'This is page two.' })
  expect(slip.json().errors.reason).toContain('Clear it to approve')
  const earlier = await judge(admin.session, { valid: 'yes', file: crypto.randomUUID() })
  expect(earlier.json().errors.form).toContain('A newer DD214 was uploaded')
  expect((await seen(dolores.session)).DD214Validated).toBe(false)
  const file = /name="file" value="([^"]+)"/.exec(body)![1]
  expect((await judge(admin.session, { valid: 'yes', file })).json()).toMatchObject({ DD214Validated: true })
  expect((await seen(dolores.session)).DD214Validated).toBe(true)
  expect((await app.get(url(), { session: dolores.session })).body).toContain('Service verified')
  expect(await auditSubjects('dd214.validate')).toEqual([admin.id])
  expect(await auditSubjects('dd214.reject')).toEqual([olive.id])
})

test('is not there for staff who switched to the account', async () => {
  const session = await beginSession(app.db, dolores.id)
  const sessions = app.db.updateTable('sessions').set({ actor_id: admin.id })
  await sessions
    .where('user_id', '=', dolores.id)
    .where('id', '=', await newestSession())
    .execute()
  expect(await seen(session)).not.toHaveProperty('dd214')
  const removed = await app.send('POST', `${url()}/edit/files`, { session, body: { removeDd214: 'on' } })
  expect(removed.json().errors).toEqual({ dd214: 'A DD214 can only be changed by its owner.' })
})

test('one that is removed verifies nothing', async () => {
  await app.send('POST', `${url()}/edit/files`, { session: dolores.session, body: { removeDd214: 'on' } })
  expect(await seen(dolores.session)).toMatchObject({
    DD214Validated: false,
    dd214: { url: null, status: null },
  })
  expect((await judge(admin.session, { valid: 'yes' })).statusCode).toBe(404)
})

async function auditSubjects(action: string) {
  const query = app.db.selectFrom('audit_entries').select('actor_id').where('action', '=', action)
  return (await query.orderBy('id').execute()).map(({ actor_id }) => actor_id)
}

async function newestSession() {
  const query = app.db.selectFrom('sessions').select('id').orderBy('id', 'desc').limit(1)
  return (await query.executeTakeFirstOrThrow()).id
}
