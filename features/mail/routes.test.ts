import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, sendMail } from '#lib/mail.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const link = 'http://localhost/user/activate?token=abcdefghijk'

async function write(mail: Partial<Mail> = {}, state: { status?: string; failure?: string } = {}) {
  await sendMail(app.db, {
    to: 'grace@example.org',
    themeId: null,
    kind: 'notice',
    subject: 'Welcome aboard',
    text: 'Good news.',
    html: '<head></head><p>Good news.</p>',
    ...mail,
  })
  const { id } = await app.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  if (state.status) await app.db.updateTable('mails').set(state).where('id', '=', id).execute()
  return id
}

const json = async (url: string, session = admin) => (await app.get(url, { as: 'json', session })).json()

test('mails are found by recipient, kind and status, newest first, page by page', async () => {
  await write({ to: 'ada.reyes@example.org', kind: 'saved-search', subject: 'New jobs' })
  await write({ to: 'ada.reyes@example.org' }, { status: 'failed', failure: '550 No such user' })
  await write({ to: 'a_a@example.org' })
  const subjects = async (query: string) =>
    (await json(`/admin/mail?${query}`)).mails.map((mail: { recipient: string; kind: string }) => [
      mail.recipient,
      mail.kind,
    ])
  expect(await subjects('q=REYES')).toEqual([
    ['ada.reyes@example.org', 'notice'],
    ['ada.reyes@example.org', 'saved-search'],
  ])
  expect(await subjects('q=a_a')).toEqual([['a_a@example.org', 'notice']])
  expect(await subjects('kind=saved-search')).toEqual([['ada.reyes@example.org', 'saved-search']])
  expect(await json('/admin/mail?status=failed')).toMatchObject({
    totalDocs: 1,
    mails: [{ status: 'failed', failure: '550 No such user' }],
  })
  expect(await json('/admin/mail?limit=1&page=2')).toMatchObject({
    totalDocs: 3,
    page: 2,
    limit: 1,
    kinds: ['notice', 'saved-search'],
    mails: [{ recipient: 'ada.reyes@example.org', kind: 'notice' }],
  })
  expect(await json('/admin/mail?limit=1&page=9')).toMatchObject({ page: 3, mails: [{}] })
  const html = (await app.get('/admin/mail?q=reyes', { session: admin })).body
  for (const words of ['New jobs', 'Failed', '550 No such user', 'This site does not deliver email'])
    expect(html).toContain(words)
})

test('what is no question is answered as if it was not asked', async () => {
  expect(await json('/admin/mail?status=lost&page=-1&limit=100000&kind=nothing')).toMatchObject({
    status: null,
    page: 1,
    limit: 25,
    mails: [],
  })
  for (const value of ['%00', '%25', "'--", '%ff'])
    for (const field of ['q', 'kind', 'status'])
      expect(
        (await app.get(`/admin/mail?${field}=${value}`, { as: 'json', session: admin })).statusCode,
      ).toBeLessThan(500)
})

test('a mail is shown with its headers, its text and, apart, its HTML', async () => {
  const id = await write({
    kind: 'activate',
    text: `Open ${link}`,
    html: `<html><head><title>x</title></head><a href="${link}">Activate</a></html>`,
    unsubscribeUrl: 'https://harbor.example/stop',
  })
  const { mail } = await json(`/admin/mail/${id}`)
  expect(mail).toMatchObject({ text: `Open ${link}`, isRedacted: false, mayResend: false, attempts: 0 })
  expect(mail.headers).toContainEqual({ name: 'To', value: 'grace@example.org' })
  expect(mail.headers).toContainEqual({ name: 'Message-ID', value: `<${id}@localhost>` })
  expect(mail.headers).toContainEqual({
    name: 'List-Unsubscribe-Post',
    value: 'List-Unsubscribe=One-Click',
  })
  const html = (await app.get(`/admin/mail/${id}`, { session: admin })).body
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const shown = await app.get(`/admin/mail/${id}/html`, { session: admin })
  expect(shown.body).toContain(`<head><base target="_blank"><title>x</title></head><a href="${link}">`)
  const policy = String(shown.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(policy).not.toContain('script-src')
  expect(shown.headers['cache-control']).toBe('private, no-store')
})

test('a mail that failed is sent again, once', async () => {
  const id = await write({}, { status: 'failed', failure: '550' })
  await app.pool.query('delete from graphile_worker._private_jobs')
  expect((await json(`/admin/mail/${id}`)).mail.mayResend).toBe(true)
  const again = () => app.send('POST', `/admin/mail/${id}/delivery`, { session: admin })
  expect((await again()).json()).toMatchObject({ ok: true, message: 'The email is being resent.', id })
  expect((await again()).statusCode).toBe(404)
  expect((await json(`/admin/mail/${id}`)).mail).toMatchObject({ status: 'queued', failure: null })
  const { rows } = await app.pool.query('select task_identifier, key from graphile_worker.jobs')
  expect(rows).toEqual([{ task_identifier: 'mail.send', key: `mail ${id}` }])
  const noted = await app.db
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'mail.resend')
    .execute()
  expect(noted).toEqual([{ subject_id: id }])
})

test('what was sent is not sent again by hand', async () => {
  const id = await write({}, { status: 'sent' })
  expect((await app.send('POST', `/admin/mail/${id}/delivery`, { session: admin })).statusCode).toBe(404)
})

test('nobody but administrators reads mail', async () => {
  const id = await write()
  for (const type of ['User', 'Manager', 'Mentor'] as const) {
    const { session } = await app.signIn({ type })
    for (const path of ['/admin/mail', `/admin/mail/${id}`, `/admin/mail/${id}/html`])
      expect((await app.get(path, { as: 'json', session })).statusCode).toBe(403)
    expect((await app.send('POST', `/admin/mail/${id}/delivery`, { session })).statusCode).toBe(403)
  }
  expect((await app.get('/admin/mail', { as: 'json' })).statusCode).toBe(401)
})

test('a mail that is not there is not found', async () => {
  for (const id of ['01990000-0000-7000-8000-000000000000'])
    for (const path of [`/admin/mail/${id}`, `/admin/mail/${id}/html`])
      expect((await app.get(path, { as: 'json', session: admin })).statusCode).toBe(404)
})
