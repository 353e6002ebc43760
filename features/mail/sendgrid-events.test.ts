import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lift, suppressionsHere } from '#lib/mail/suppressions.ts'
import { sendMail } from '#lib/mail.ts'
import { type TestApp, testApp } from '#test/harness.ts'

const pair = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const { publicKey, privateKey } = pair()

let app: TestApp
beforeAll(async () => {
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  app = await testApp({ SENDGRID_WEBHOOK_KEY: key })
})
afterAll(() => app.close())

type Post = { key?: typeof privateKey; timestamp?: string; sent?: string; headers?: Record<string, string> }

function post(body: string, { key = privateKey, timestamp = '1763730000', sent = body, headers }: Post = {}) {
  const signature = sign('sha256', Buffer.from(timestamp + body), key).toString('base64')
  return app.app.inject({
    method: 'POST',
    url: '/mail/sendgrid-events',
    payload: sent,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': timestamp,
      ...headers,
    },
  })
}

const now = () => Math.floor(Date.now() / 1000)
const events = (...list: Record<string, unknown>[]) =>
  post(JSON.stringify(list.map((event) => ({ timestamp: now(), sg_event_id: 'x', ...event }))))
const reasons = async (address: string) =>
  (await suppressionsHere(app.db, address)).map(({ reason, detail }) => [reason, detail])

test('a bounce marks the mail and the address', async () => {
  await sendMail(app.db, {
    to: 'Gone@example.org',
    themeId: null,
    kind: 'notice',
    subject: 'Hello',
    text: 'Hello',
    html: 'Hello',
  })
  const { id } = await app.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  await app.db.updateTable('mails').set({ status: 'sent' }).execute()
  const bounce = { event: 'bounce', type: 'bounce', email: 'gone@example.org', reason: '550 5.1.1 unknown' }
  expect((await events({ ...bounce, mail: id })).statusCode).toBe(204)
  expect((await events({ ...bounce, mail: id })).statusCode).toBe(204)
  expect(await app.db.selectFrom('mails').select(['status', 'failure']).executeTakeFirst()).toEqual({
    status: 'failed',
    failure: 'SendGrid reports: bounce. 550 5.1.1 unknown',
  })
  expect(await reasons('gone@example.org')).toEqual([['bounce', '550 5.1.1 unknown']])
})

test('each event says its own', async () => {
  await events(
    { event: 'spamreport', email: 'spam@example.org' },
    { event: 'unsubscribe', email: 'quiet@example.org' },
    { event: 'dropped', reason: 'Invalid', email: 'bad@example.org' },
    { event: 'dropped', reason: 'Bounced Address', email: 'again@example.org' },
    { event: 'bounce', type: 'blocked', email: 'blocked@example.org', reason: 'busy' },
    { event: 'deferred', email: 'slow@example.org' },
    { event: 'open', email: 'open@example.org' },
    { event: 'bounce' },
    { event: 'bounce', email: 7 },
  )
  expect(await reasons('spam@example.org')).toEqual([['spam', '']])
  expect(await reasons('quiet@example.org')).toEqual([['unsubscribe', '']])
  expect(await reasons('bad@example.org')).toEqual([['invalid', 'Invalid']])
  for (const name of ['again', 'blocked', 'slow', 'open'])
    expect(await reasons(`${name}@example.org`)).toEqual([])
})

test('a delivery shows that the mailbox lives; an old event changes nothing', async () => {
  const email = 'back@example.org'
  await events({ event: 'bounce', email, timestamp: now() - 600 })
  await events({ event: 'delivered', email, timestamp: now() - 900 })
  expect(await reasons(email)).toHaveLength(1)
  await events({ event: 'delivered', email, timestamp: now() - 300 })
  expect(await reasons(email)).toEqual([])
  await events({ event: 'bounce', email, timestamp: now() - 600 })
  expect(await reasons(email)).toEqual([])
  await events({ event: 'spamreport', email, timestamp: now() - 60 })
  await lift(app.db, email)
  await events({ event: 'spamreport', email, timestamp: now() - 60 })
  expect(await reasons(email)).toEqual([])
})

test('nobody marks the mail of another', async () => {
  const { id } = await app.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  await app.db.updateTable('mails').set({ status: 'sent' }).execute()
  await events({ event: 'bounce', type: 'blocked', email: 'other@example.org', mail: id })
  expect((await app.db.selectFrom('mails').select('status').executeTakeFirst())?.status).toBe('sent')
})

const one = () => JSON.stringify([{ event: 'bounce', email: 'victim@example.org', timestamp: now() }])

test('only what SendGrid signed is believed', async () => {
  const body = one()
  for (const refused of [
    await post(body, { key: pair().privateKey }),
    await post(body, { sent: body.replace('victim', 'other') }),
    await post(body, { headers: { 'x-twilio-email-event-webhook-timestamp': '1763730001' } }),
    await post(body, { headers: { 'x-twilio-email-event-webhook-signature': 'bm8=' } }),
    await post(body, { headers: { 'x-twilio-email-event-webhook-signature': '' } }),
  ])
    expect(refused.statusCode).toBe(403)
  expect(await reasons('victim@example.org')).toEqual([])
})

test.each(['{}', 'not json', ''])('%j is no list of events', async (body) => {
  const { statusCode } = await post(body)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
})

test('the signature of SendGrid’s own example is good', async () => {
  // From the tests of sendgrid-nodejs: their key, their payload.
  const other = await testApp({
    SENDGRID_WEBHOOK_KEY:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==',
  })
  const answer = await other.app.inject({
    method: 'POST',
    url: '/mail/sendgrid-events',
    payload: '{"category":"example_payload","event":"test_event","message_id":"message_id"}',
    headers: {
      host: 'localhost',
      accept: 'application/json',
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature':
        'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
      'x-twilio-email-event-webhook-timestamp': '1588788367',
    },
  })
  expect(answer.json().error).toBe('Events come as a JSON list.')
  await other.close()
})

test('without a key there is nothing at the address', async () => {
  const other = await testApp()
  const answer = await other.app.inject({
    method: 'POST',
    url: '/mail/sendgrid-events',
    payload: [],
    headers: { host: 'localhost' },
  })
  expect(answer.statusCode).toBe(404)
  await other.close()
})
