import { afterAll, beforeAll, expect, test } from 'vitest'
import { suppress } from '#lib/mail/suppressions.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { sendGridServer } from '#test/sendgrid.ts'
import { readSettings } from '../../config.ts'
import { clearSuppressions, suppressionSentence, suppressionsOf } from './index.ts'

let database: TestDatabase
let sendGrid: Awaited<ReturnType<typeof sendGridServer>>
beforeAll(async () => {
  database = await testDatabase()
  sendGrid = await sendGridServer()
})
afterAll(async () => {
  await sendGrid.close()
  await database.close()
})

const outbox = readSettings({ NODE_ENV: 'test' })
const withSendGrid = () =>
  readSettings({
    NODE_ENV: 'test',
    MAIL_TRANSPORT: 'sendgrid',
    MAIL_FROM: 'no-reply@muster.example',
    SENDGRID_API_KEY: sendGrid.account.key,
    SENDGRID_URL: sendGrid.account.url,
  })

test('the words of the user card', async () => {
  const { db } = database
  const found = await suppressionsOf(db, outbox, 'grace@example.org')
  expect(suppressionSentence(found)).toBe(
    'Email is not on supression groups, user should be able to receive emails.',
  )
  await suppress(db, 'Grace@Example.org', { reason: 'bounce', detail: '550 5.1.1 No such user' })
  expect(suppressionSentence(await suppressionsOf(db, outbox, 'grace@example.org'))).toBe(
    'Email is on suppression groups: Bounces (550 5.1.1 No such user).',
  )
  await clearSuppressions(db, outbox, 'GRACE@example.org')
  expect(await suppressionsOf(db, outbox, 'grace@example.org')).toEqual([])
})

test('SendGrid’s lists and ours are one', async () => {
  const { db } = database
  const email = 'ada@example.org'
  await suppress(db, email, { reason: 'bounce', detail: 'as the event said' })
  await suppress(db, email, { reason: 'unsubscribe' })
  sendGrid.state.bounces.push({ email, reason: '550 gone' })
  const settings = withSendGrid()
  expect(suppressionSentence(await suppressionsOf(db, settings, email))).toBe(
    'Email is on suppression groups: Bounces (550 gone), Unsubscribes.',
  )
  await clearSuppressions(db, settings, email)
  expect(await suppressionsOf(db, settings, email)).toEqual([])
  expect(sendGrid.state.bounces).toEqual([])
})

test('while SendGrid does not answer, nobody is told that all is well', async () => {
  const { db } = database
  await suppress(db, 'james@example.org', { reason: 'spam' })
  sendGrid.next.status = 500
  const settings = withSendGrid()
  await expect(suppressionsOf(db, settings, 'james@example.org')).rejects.toMatchObject({ statusCode: 502 })
  await expect(clearSuppressions(db, settings, 'james@example.org')).rejects.toMatchObject({
    statusCode: 502,
  })
  expect(await suppressionsOf(db, outbox, 'james@example.org')).toHaveLength(1)
})
