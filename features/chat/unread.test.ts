import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeTask, waitingKeys } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import {
  app,
  changes,
  open,
  openApp,
  pair,
  post,
  rooms,
  site,
  unread,
  write,
} from './conversations.fixture.ts'
import { mailMissed } from './missed.ts'
import { addPreview } from './preview/preview.ts'

openApp()

test('the first link of a message gets a preview from our own server; a request gets none', async () => {
  const { maria, walter, room } = await pair()
  const web = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<title>Twelve  scenarios &amp; more</title><meta name="description" content="For paramedics">'),
  )
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(web.address() as AddressInfo).port}`
  const { id } = (await write(walter, room, `Read http://${host}/twelve before you go.`)).json()
  await addPreview(app.db, id, false)
  const seen = async () => (await open(maria, room)).room.messages.at(-1)
  expect((await seen()).preview).toBeNull()
  const { lastChange } = (await open(maria, room)).room
  await addPreview(app.db, id, true)
  const preview = {
    ...{ url: `http://${host}/twelve`, host },
    ...{ title: 'Twelve scenarios & more', description: 'For paramedics' },
  }
  expect((await changes(maria, room, lastChange)).messages).toMatchObject([{ id, preview }])
  await app.send('PUT', `/chat/${room}/messages/${id}`, {
    session: walter.session,
    body: { body: 'Never mind' },
  })
  expect((await seen()).preview).toBeNull()
  web.close()
})

test('muted and archived conversations do not count; an archived one comes back with a message', async () => {
  const { maria, walter, room } = await pair()
  await post(maria, `/chat/${room}/mute`, { on: true })
  expect((await unread(maria)).messages).toBe(0)
  await post(maria, `/chat/${room}/mute`, { on: false })
  await post(maria, `/chat/${room}/archive`, { on: true })
  expect((await rooms(maria)).rooms).toEqual([])
  await write(walter, room, 'Still there?')
  expect((await rooms(maria)).rooms).toMatchObject([{ id: room, unread: 2 }])
})

test('the title says how many messages are unread', async () => {
  const { maria, room } = await pair()
  const title = async () =>
    /<title[^>]*>([^<]*)</.exec((await app.get('/connections', { session: maria.session })).body)![1]!
  expect(await title()).toMatch(/^\(1\) Connections/)
  await open(maria, room)
  expect(await title()).toMatch(/^Connections/)
})

test('a page reads once what waits for a person, and shows it in the header and in the side bar', async () => {
  const { maria, walter } = await pair()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => void query.mockRestore())
  const { props } = (await app.get('/connections', { session: maria.session, as: 'inertia' })).json()
  const texts = query.mock.calls.map(([asked]) => (asked as { text?: string }).text ?? String(asked))
  expect(texts.filter((text) => /chat_members|from notices/.test(text))).toHaveLength(1)
  expect(props.unread).toMatchObject({ messages: 1 })
  const links = async (session: string) => {
    const { body } = await app.get('/connections', { session })
    return [...body.matchAll(/href="\/chat"[^>]*>.*?<\/a>/gs)].map(([link]) => link.replace(/<[^>]+>/g, ' '))
  }
  expect((await links(maria.session)).join()).toContain('1 new')
  expect((await links(walter.session)).join()).not.toContain('new')
})

test('a mail tells of what was missed, once an hour, and not of what was read', async () => {
  const { maria, walter, room } = await pair()
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const mails = () =>
    app.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'chat-missed')
      .where('theme_id', '=', site)
      .execute()
  const start = Date.now()
  const inMinutes = (minutes: number) => new Date(start + minutes * 60_000)
  const look = (minutes: number) =>
    mailMissed(app.db, settings, { roomId: room, userId: maria.id }, inMinutes(minutes))
  await look(9)
  expect(await mails()).toEqual([])
  await look(11)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('New messages from Walter Jennings')
  expect(mail!.text_body).toContain('How did the call go?')
  expect(mail!.unsubscribe_url).toContain('/notifications/stop?')
  await write(walter, room, 'Hello?')
  await look(60)
  expect(await mails()).toHaveLength(1)
  await look(72)
  expect(await mails()).toHaveLength(2)
  await write(walter, room, 'Are you there?')
  await post(maria, `/chat/${room}/mute`, { on: true })
  await look(140)
  await post(maria, `/chat/${room}/mute`, { on: false })
  expect(await mails()).toHaveLength(2)
  // What was decided then is not decided for what comes after it.
  const waiting = () => waitingKeys(app.db, [`missed ${room} ${maria.id}`])
  await removeTask(app.db, `missed ${room} ${maria.id}`)
  await write(walter, room, 'Hello again?')
  expect((await waiting()).size).toBe(1)
  await open(maria, room)
  await look(220)
  expect(await mails()).toHaveLength(2)
})

test('a lively conversation asks for one mail, about what has been unread for ten minutes', async () => {
  const { maria, walter, room } = await pair()
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const asked = async () => {
    const { rows } = await sql<{ runAt: Date; revision: number }>`select run_at as "runAt", revision
      from graphile_worker.jobs where key = ${`missed ${room} ${maria.id}`}`.execute(app.db)
    return rows
  }
  const mails = () =>
    app.db.selectFrom('mails').select('text_body').where('unsubscribe_url', 'like', `%${maria.id}%`).execute()
  const first = await asked()
  expect(first).toHaveLength(1)
  await write(maria, room, 'It went well.')
  await write(walter, room, 'When do you start?')
  expect(await asked()).toEqual(first)
  // When it is due, the last message is too young: it asks for another look.
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id }, new Date(Date.now() + 5 * 60_000))
  expect(await mails()).toEqual([])
  expect((await asked())[0]!.revision).toBeGreaterThan(first[0]!.revision)
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id }, new Date(Date.now() + 11 * 60_000))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.text_body).toContain('When do you start?')
  expect(mail!.text_body).not.toContain('How did the call go?')
})
