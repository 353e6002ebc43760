import { expect, test } from 'vitest'
import { attempt, database, openDatabase, row, server, written } from './deliver.fixture.ts'
import { smtpTransport } from './smtp.ts'
import { lift, suppress, suppressionsHere } from './suppressions.ts'

openDatabase()

test('a mail arrives in the name of its site, with text, HTML and its own Message-ID', async () => {
  const { url, received } = await server()
  const id = await written()
  expect(await attempt(id, smtpTransport(url))).toBe('sent')
  expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, failure: null, sending_until: null })
  expect((await row(id)).sent_at).not.toBeNull()
  const [mail] = received
  expect(mail).toMatchObject({ from: 'no-reply@muster.example', to: ['grace@example.org'] })
  for (const line of [
    'From: Harbor Veterans <no-reply@muster.example>',
    'To: Grace Okafor <grace@example.org>',
    'Reply-To: help@harbor.example',
    'Subject: Your application',
    `Message-ID: <${id}@muster.example>`,
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain',
    'Content-Type: text/html',
  ])
    expect(mail!.raw).toContain(line)
  expect(mail!.raw).not.toContain('List-Unsubscribe')
})

test('what was sent is not sent again', async () => {
  const { url, received } = await server()
  const id = await written()
  await attempt(id, smtpTransport(url))
  expect(await attempt(id, smtpTransport(url))).toBe('not waiting')
  expect(received).toHaveLength(1)
})

test('two processes at once send one mail', async () => {
  const { url, received } = await server()
  const id = await written()
  const both = await Promise.allSettled([attempt(id, smtpTransport(url)), attempt(id, smtpTransport(url))])
  expect(both.filter((one) => one.status === 'fulfilled' && one.value === 'sent')).toHaveLength(1)
  expect(received).toHaveLength(1)
})

test('a mail that a killed process held is sent later', async () => {
  const { url, received } = await server()
  const id = await written()
  const hold = (when: string) =>
    database.pool.query(`update mails set sending_until = now() + $2::interval where id = $1`, [id, when])
  await hold('1 minute')
  await expect(attempt(id, smtpTransport(url))).rejects.toThrow('Another process')
  await hold('-1 second')
  expect(await attempt(id, smtpTransport(url))).toBe('sent')
  expect(received).toHaveLength(1)
})

test('the answer goes to whom the mail names', async () => {
  const { url, received } = await server()
  await attempt(await written({ replyTo: 'maria@example.org' }), smtpTransport(url))
  expect(received[0]!.raw).toContain('Reply-To: maria@example.org')
  await expect(written({ replyTo: 'a@b.example\r\nBcc: c@d.example' })).rejects.toThrow('one address')
})

test('who may unsubscribe may do so with one click (RFC 8058)', async () => {
  const { url, received } = await server()
  await attempt(await written({ unsubscribeUrl: 'https://harbor.example/stop?t=1' }), smtpTransport(url))
  expect(received[0]!.raw).toContain('List-Unsubscribe: <https://harbor.example/stop?t=1>')
  expect(received[0]!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a dead address gets no mail but what somebody waits for, and lives again when that arrives', async () => {
  const { url, received } = await server()
  const to = 'back@example.org'
  await suppress(database.db, to, { reason: 'bounce', detail: '550 gone' })
  const notice = await written({ to })
  expect(await attempt(notice, smtpTransport(url))).toBe('suppressed')
  expect(await row(notice)).toMatchObject({
    status: 'suppressed',
    failure: expect.stringContaining('550 gone'),
  })
  expect(await attempt(await written({ to, kind: 'reset' }), smtpTransport(url))).toBe('sent')
  expect(await suppressionsHere(database.db, to)).toEqual([])
  expect(received).toHaveLength(1)
})

test('after unsubscribing, mail about your own account still arrives', async () => {
  const { url, received } = await server()
  const to = 'quiet@example.org'
  await suppress(database.db, to, { reason: 'unsubscribe' })
  const news = await written({ to, kind: 'saved-search', unsubscribeUrl: 'https://harbor.example/stop' })
  expect(await attempt(news, smtpTransport(url))).toBe('suppressed')
  expect(await attempt(await written({ to }), smtpTransport(url))).toBe('sent')
  expect(received).toHaveLength(1)
})

test.each([
  ['reset', 2, 'failed'],
  ['activate', 2, 'sent'],
  ['activate', 25, 'failed'],
  ['notice', 48, 'sent'],
])('a mail of kind %s that is %i hours old is %s: a dead link helps nobody', async (kind, hours, outcome) => {
  const { url, received } = await server()
  const id = await written({ kind })
  await database.pool.query(
    'update mails set created_at = now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  )
  expect(await attempt(id, smtpTransport(url))).toBe(outcome)
  expect(received).toHaveLength(outcome === 'sent' ? 1 : 0)
})

test('an old report does not bring back what was lifted; a new one does', async () => {
  const { db } = database
  const to = 'lifted@example.org'
  await suppress(db, to, { reason: 'bounce', since: new Date(Date.now() - 60_000) })
  await lift(db, to)
  await suppress(db, to, { reason: 'bounce', since: new Date(Date.now() - 30_000) })
  expect(await suppressionsHere(db, to)).toEqual([])
  await suppress(db, to, { reason: 'bounce', since: new Date(Date.now() + 1_000) })
  expect(await suppressionsHere(db, to)).toHaveLength(1)
})

test.each([
  { subject: 'Hello\r\nBcc: all@example.org' },
  { toName: 'Grace\r\nBcc: all@example.org' },
  { toName: '"Grace" <all@example.org>,' },
  { subject: '=?utf-8?q?x=0d=0aBcc:_all@example.org?=' },
])('%j adds no header and no reader', async (letter) => {
  const { url, received } = await server()
  await attempt(await written(letter), smtpTransport(url))
  expect(received[0]!.to).toEqual(['grace@example.org'])
  expect(received[0]!.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
})

test.each([
  'grace@example.org\r\nBcc: all@example.org',
  'grace@example.org, all@example.org',
  'Grace <grace@example.org>',
  'grace',
  '',
])('%j is not one address', async (to) => {
  await expect(written({ to })).rejects.toThrow('one address')
})

test('a site’s name cannot forge the sender', async () => {
  const { url, received } = await server()
  const hostile = { name: 'Bank <ceo@bank.example>\r\nBcc: all@example.org' }
  const { id } = await database.db
    .insertInto('themes')
    .values(hostile)
    .returning('id')
    .executeTakeFirstOrThrow()
  await attempt(await written({ themeId: id }), smtpTransport(url))
  const head = received[0]!.raw.split('\r\n\r\n')[0]!.replace(/\r\n\s+/g, ' ')
  expect(received[0]!.from).toBe('no-reply@muster.example')
  expect(head).toMatch(/^From: .*<no-reply@muster\.example>$/m)
  expect(head).not.toMatch(/^bcc:/im)
})
