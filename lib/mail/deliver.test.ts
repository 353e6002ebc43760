import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendMail } from '#lib/mail.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { answering, oddServer, smtpServer } from '#test/smtp.ts'
import { deliver } from './deliver.ts'
import { smtpTransport } from './smtp.ts'
import { lift, suppress, suppressionsHere } from './suppressions.ts'
import type { Transport } from './transport.ts'

let database: TestDatabase
let themeId: string
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  const site = { name: 'Harbor Veterans', contact_email: 'help@harbor.example' }
  themeId = (await database.db.insertInto('themes').values(site).returning('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => database.close())

type Letter = Partial<Parameters<typeof sendMail>[1]>

async function written(letter: Letter = {}): Promise<string> {
  await sendMail(database.db, {
    to: 'grace@example.org',
    toName: 'Grace Okafor',
    themeId,
    kind: 'notice',
    subject: 'Your application',
    text: 'Good news.',
    html: '<p>Good news.</p>',
    ...letter,
  })
  const { id } = await database.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

const attempt = (id: string, transport: Transport, lastAttempt = false) =>
  deliver(id, {
    db: database.db,
    transport,
    from: 'no-reply@muster.example',
    signal: new AbortController().signal,
    lastAttempt,
  })

const row = (id: string) =>
  database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function server(options: Parameters<typeof smtpServer>[0] = {}) {
  const made = await smtpServer(options)
  ends.push(made.close)
  return made
}

async function odd(speak: Parameters<typeof oddServer>[0]) {
  const made = await oddServer(speak)
  ends.push(made.close)
  return made
}

const refusing = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })
const impatient = { connect: 300, silence: 300, whole: 600 }

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

test('greylisting is waited out, with the same Message-ID', async () => {
  let asked = 0
  const { url, received } = await server({
    onRcptTo: (_address, _session, done) =>
      done(asked++ ? null : refusing(450, '4.2.0 Greylisted, come back in five minutes')),
  })
  const id = await written()
  await expect(attempt(id, smtpTransport(url))).rejects.toThrow('Greylisted')
  expect(await row(id)).toMatchObject({
    status: 'queued',
    failure: expect.stringContaining('450'),
    sending_until: null,
  })
  expect(await attempt(id, smtpTransport(url))).toBe('sent')
  expect(received[0]!.raw).toContain(`Message-ID: <${id}@muster.example>`)
  expect(await suppressionsHere(database.db, 'grace@example.org')).toEqual([])
})

test('an unknown mailbox fails at once and is remembered', async () => {
  const { url, received } = await server({
    onRcptTo: (_address, _session, done) => done(refusing(550, '5.1.1 No such user')),
  })
  const id = await written({ to: 'Gone@Example.org' })
  expect(await attempt(id, smtpTransport(url))).toBe('failed')
  expect(await row(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('No such user') })
  const [noted] = await suppressionsHere(database.db, 'gone@example.org')
  expect(noted).toMatchObject({ reason: 'bounce', detail: expect.stringContaining('5.1.1') })
  expect(received).toEqual([])
})

test.each([
  [552, '5.2.2 The mailbox is full'],
  [550, '5.7.1 We do not like your network'],
])('%i %s fails, and the address stays good', async (code, words) => {
  const { url } = await server({ onRcptTo: (_address, _session, done) => done(refusing(code, words)) })
  const to = `full.${code}@example.org`
  expect(await attempt(await written({ to }), smtpTransport(url))).toBe('failed')
  expect(await suppressionsHere(database.db, to)).toEqual([])
})

test('a letter that is refused after it was read fails', async () => {
  const { url } = await server({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done(refusing(554, '5.6.0 This looks like spam')))
    },
  })
  const id = await written({ to: 'strict@example.org' })
  expect(await attempt(id, smtpTransport(url))).toBe('failed')
  expect(await suppressionsHere(database.db, 'strict@example.org')).toEqual([])
})

test('a refused password or sender is ours to fix: the mail waits', async () => {
  const locked = await server({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusing(535, '5.7.8 Wrong password')),
  })
  const id = await written()
  const url = locked.url.replace('smtp://', 'smtp://muster:wrong@')
  await expect(attempt(id, smtpTransport(url))).rejects.toThrow('Wrong password')
  const picky = await server({
    onMailFrom: (_address, _session, done) => done(refusing(550, 'Who are you?')),
  })
  await expect(attempt(id, smtpTransport(picky.url))).rejects.toThrow('Who are you?')
  expect(await row(id)).toMatchObject({ status: 'queued', attempts: 2 })
})

test('a server that says nothing is given up on, and tried again', async () => {
  const { url } = await odd(() => {})
  const id = await written()
  await expect(attempt(id, smtpTransport(url, impatient))).rejects.toThrow(/Greeting never received|Timeout/)
  expect((await row(id)).status).toBe('queued')
})

test('a server that talks for ever is given up on', async () => {
  const { url } = await odd((socket) => {
    socket.write('220-still ')
    const timer = setInterval(() => socket.write('.'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  await expect(
    attempt(await written(), smtpTransport(url, { connect: 5_000, silence: 5_000, whole: 400 })),
  ).rejects.toThrow()
})

test('a server that dies in the middle of the letter gets it again', async () => {
  const dying = await odd((socket) =>
    answering(socket, [
      ['EHLO', '250 odd.example'],
      ['MAIL', '250 ok'],
      ['RCPT', '250 ok'],
      ['DATA', '354 go on'],
      ['SUBJECT', () => socket.destroy()],
    ]),
  )
  const id = await written()
  await expect(attempt(id, smtpTransport(dying.url))).rejects.toThrow()
  expect(await row(id)).toMatchObject({ status: 'queued', sending_until: null })
  const { url, received } = await server()
  expect(await attempt(id, smtpTransport(url))).toBe('sent')
  expect(received).toHaveLength(1)
})

test('a server that dies after it took the letter does not get it again', async () => {
  let taken = 0
  const abrupt = await odd((socket) =>
    answering(socket, [
      ['EHLO', '250 odd.example'],
      ['MAIL', '250 ok'],
      ['RCPT', '250 ok'],
      ['DATA', '354 go on'],
      [
        '.',
        () => {
          taken++
          socket.write('250 taken\r\n', () => socket.destroy())
        },
      ],
    ]),
  )
  const id = await written()
  expect(await attempt(id, smtpTransport(abrupt.url))).toBe('sent')
  expect(await attempt(id, smtpTransport(abrupt.url))).toBe('not waiting')
  expect(taken).toBe(1)
})

test('nobody at the address of the server: it waits, and after the last attempt has failed', async () => {
  const { url, close } = await smtpServer()
  await close()
  const id = await written()
  await expect(attempt(id, smtpTransport(url))).rejects.toThrow()
  expect(await attempt(id, smtpTransport(url), true)).toBe('failed')
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 2 })
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
