import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendGridServer } from '#test/sendgrid.ts'
import { sendGridTransport } from './sendgrid.ts'
import { clearAtSendGrid, suppressionsAtSendGrid } from './sendgrid-suppressions.ts'
import type { DeliveryError, OutgoingMail } from './transport.ts'

let sendGrid: Awaited<ReturnType<typeof sendGridServer>>
beforeAll(async () => {
  sendGrid = await sendGridServer()
})
afterEach(() => {
  sendGrid.next.status = null
  sendGrid.sent.splice(0)
})
afterAll(() => sendGrid.close())

const mail: OutgoingMail = {
  id: '0199-a',
  messageId: '<0199-a@muster.example>',
  date: new Date(),
  kind: 'notice',
  from: { name: 'Harbor Veterans', address: 'no-reply@muster.example' },
  to: { name: 'Grace Okafor', address: 'grace@example.org' },
  replyTo: 'help@harbor.example',
  subject: 'Good news',
  text: 'Good news.',
  html: '<p>Good news.</p>',
  unsubscribeUrl: null,
  isAwaited: false,
}
const never = new AbortController().signal
const send = (other: Partial<OutgoingMail> = {}, timeoutMs?: number) =>
  sendGridTransport(sendGrid.account, timeoutMs)({ ...mail, ...other }, never)
const refusal = async (other: Partial<OutgoingMail> = {}, timeoutMs?: number) =>
  (await send(other, timeoutMs).catch((error: DeliveryError) => error)) as DeliveryError

test('a mail is sent as SendGrid documents it, without tracking of its links', async () => {
  expect(await send()).toBe('carrier')
  expect(sendGrid.sent[0]).toMatchObject({
    personalizations: [
      { to: [{ email: 'grace@example.org', name: 'Grace Okafor' }], custom_args: { mail: '0199-a' } },
    ],
    from: { email: 'no-reply@muster.example', name: 'Harbor Veterans' },
    reply_to: { email: 'help@harbor.example' },
    headers: { 'Message-ID': '<0199-a@muster.example>' },
    categories: ['notice'],
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  })
})

test('SendGrid’s lists stop what ours would stop', async () => {
  const bypasses = async (other: Partial<OutgoingMail>) => {
    await send(other)
    return Object.keys(sendGrid.sent.pop()!.mail_settings!).sort()
  }
  expect(await bypasses({ unsubscribeUrl: 'https://harbor.example/stop' })).toEqual([])
  expect(await bypasses({})).toEqual(['bypass_spam_management', 'bypass_unsubscribe_management'])
  expect(await bypasses({ isAwaited: true })).toContain('bypass_bounce_management')
})

test('one click unsubscribes', async () => {
  await send({ unsubscribeUrl: 'https://harbor.example/stop?t=1' })
  expect(sendGrid.sent[0]!.headers).toMatchObject({
    'List-Unsubscribe': '<https://harbor.example/stop?t=1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('a mail that SendGrid finds wrong is not tried again', async () => {
  const error = await refusal({ to: { name: '', address: 'no address' } })
  expect(error.isPermanent).toBe(true)
  expect(error.message).toMatch(/SendGrid answered 400: .*email/s)
})

test.each([401, 403, 429, 500, 503])('%i may pass', async (status) => {
  sendGrid.next.status = status
  const error = await refusal()
  expect(error).toMatchObject({
    isPermanent: false,
    message: `SendGrid answered ${status}: as the test has it`,
  })
})

test('silence ends', async () => {
  sendGrid.next.status = 'silence'
  expect(await refusal({}, 200)).toMatchObject({
    isPermanent: false,
    message: 'SendGrid did not answer: not within 0.2 seconds',
  })
})

test('nobody there may pass', async () => {
  const account = { ...sendGrid.account, url: 'http://127.0.0.1:9' }
  await expect(sendGridTransport(account)(mail, never)).rejects.toThrow(/^SendGrid did not answer: /)
})

test('every list that contains an address is found, and cleared', async () => {
  const { state, account } = sendGrid
  const email = 'gréta+jobs/alerts@example.org'
  state.bounces.push({ email, reason: '550 5.1.1 No such user' }, { email: 'other@example.org' })
  state.blocks.push({ email, reason: 'no route to host' })
  state.spam_reports.push({ email })
  state.invalid_emails.push({ email, reason: 'Mail domain mentioned in email address is unknown' })
  state.unsubscribes.push(email)
  state.groups.push({ id: 1, name: 'Weekly News', emails: [email] }, { id: 2, name: 'Daily', emails: [] })
  const found = await suppressionsAtSendGrid(account, email)
  expect(found.map(({ list }) => list)).toEqual([
    'Bounces',
    'Blocks',
    'Spam Reports',
    'Invalid Emails',
    'Global Unsubscribes',
    'Unsubscribe Group Weekly News',
  ])
  expect(found[0]).toEqual({
    list: 'Bounces',
    detail: '550 5.1.1 No such user',
    since: new Date(1443651125_000),
  })
  await clearAtSendGrid(account, email)
  expect(await suppressionsAtSendGrid(account, email)).toEqual([])
  expect(state.bounces).toEqual([{ email: 'other@example.org' }])
  await clearAtSendGrid(account, email)
})

test('a list that cannot be read is no empty list', async () => {
  sendGrid.next.status = 401
  await expect(suppressionsAtSendGrid(sendGrid.account, 'grace@example.org')).rejects.toThrow('answered 401')
})
