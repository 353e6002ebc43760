import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMail } from '#lib/mail.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { withoutSecrets } from './redact.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(32),
    REQUIRE_SECOND_FACTOR: 'false',
  })
})
afterAll(() => app.close())

test('in production an administrator cannot use the links in other people’s mail', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const link = 'https://harbor.example/user/reset?token=abcdefghijk'
  await sendMail(app.db, {
    to: 'grace@example.org',
    themeId: null,
    kind: 'reset',
    subject: 'A new password',
    text: `Open ${link} or ask us.`,
    html: `<a href="${link}&amp;x=1">${link}</a>`,
    unsubscribeUrl: 'https://harbor.example/stop?token=abc',
  })
  const { id } = await app.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  for (const [path, as] of [
    [`/admin/mail/${id}`, 'json'],
    [`/admin/mail/${id}`, 'html'],
    [`/admin/mail/${id}`, 'inertia'],
    [`/admin/mail/${id}/html`, 'html'],
  ] as const) {
    const { body, statusCode } = await app.get(path, { as, session })
    expect(statusCode).toBe(200)
    expect(body).toContain('[link hidden]')
    expect(body).not.toContain('abcdefghijk')
    expect(body).not.toContain('token=')
  }
})

test.each([
  ['reset', 'Open https://a.example/user/reset/abc.', 'Open [link hidden]'],
  ['activate', '<a href="https://a.example/x?token=1&amp;y=2">', '<a href="[link hidden]">'],
  [
    'activate',
    'Harbor https://a.example and https://a.example/',
    'Harbor https://a.example and https://a.example/',
  ],
  ['saved-search', 'https://a.example/jobs/nurse-1', 'https://a.example/jobs/nurse-1'],
  ['saved-search', 'https://a.example/stop?x=1&amp;token=2', '[link hidden]'],
])('%s: %s', (kind, text, shown) => {
  expect(withoutSecrets(text, kind)).toBe(shown)
})
