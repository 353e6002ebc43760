// A mail server that refuses, is slow, says nonsense or dies.
import { expect, test } from 'vitest'
import { answering, smtpServer } from '#test/smtp.ts'
import {
  attempt,
  database,
  impatient,
  odd,
  openDatabase,
  refusing,
  row,
  server,
  written,
} from './deliver.fixture.ts'
import { smtpTransport } from './smtp.ts'
import { suppressionsHere } from './suppressions.ts'

openDatabase()

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
  ).rejects.toThrow('aborted')
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
  await expect(attempt(id, smtpTransport(dying.url))).rejects.toThrow('Connection closed')
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
  await expect(attempt(id, smtpTransport(url))).rejects.toThrow('ECONNREFUSED')
  expect(await attempt(id, smtpTransport(url), true)).toBe('failed')
  expect(await row(id)).toMatchObject({ status: 'failed', attempts: 2 })
})
