import { afterAll, beforeAll, expect, test } from 'vitest'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.updateTable('themes').set({ contact_email: 'hello@harbor.example' }).execute()
  await app.app.sites.refresh()
})
afterAll(() => app.close())

const grace = { name: 'Grace Hopper', email: 'grace@example.org', message: 'How do I\nbegin?' }
const write = async (body: Record<string, unknown> = {}) =>
  app.send('POST', '/contact', { body: { ...grace, captcha: await solvedCaptcha(app), ...body } })
const mails = () => app.db.selectFrom('mails').selectAll().execute()

test('a message that is sent twice leaves once, at the same moment too', async () => {
  const sent = await Promise.all([write(), write(), write()])
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(await mails()).toHaveLength(1)
  // The back button, and once more: the proof is used up, and there is nothing to complain of.
  const captcha = await solvedCaptcha(app)
  const thrice = { ...grace, message: 'And how long does it take?' }
  const once = () => app.send('POST', '/contact', { body: { ...thrice, captcha } })
  expect([(await once()).statusCode, (await once()).statusCode]).toEqual([201, 201])
  expect(await mails()).toHaveLength(2)
  await app.db
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 7_200_000) })
    .execute()
  await write()
  expect(await mails()).toHaveLength(3)
})
