import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { removeTask, waitingKeys } from '#lib/queue.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { mailMissed } from './missed.ts'
import { messagesBeforeAccepted } from './model/limits.ts'
import { addPreview } from './preview/preview.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

type Person = { id: string; session: string }
async function member(firstName: string, lastName = 'Ortiz') {
  const person = await app.signIn({ firstName, lastName, themeId: site })
  await app.db.insertInto('profiles').values({ user_id: person.id, is_public: true }).execute()
  return person
}
const connected = (one: Person, other: Person) =>
  app.db
    .insertInto('connections')
    .values({ sender_id: one.id, receiver_id: other.id, approved_at: new Date() })
    .execute()
/** Maria and her mentor know each other. */
async function pair() {
  const [maria, walter] = [await member('Maria'), await member('Walter', 'Jennings')]
  await connected(maria, walter)
  return { maria, walter, room: (await begin(walter, maria, 'How did the call go?')).json().roomId as string }
}
const begin = ({ session }: Person, { id }: Person, body: string) =>
  app.send('POST', '/chat', { session, body: { people: [id], body } })
const write = ({ session }: Person, room: string, body: string, more = {}) =>
  app.send('POST', `/chat/${room}/messages`, { session, body: { body, ...more } })
const post = ({ session }: Person, path: string, body = {}) => app.send('POST', path, { session, body })
const open = async ({ session }: Person, room: string, query = '') =>
  (await app.get(`/chat/${room}${query}`, { as: 'json', session })).json()
const rooms = async ({ session }: Person, query = '') =>
  (await app.get(`/chat${query}`, { as: 'json', session })).json()
const changes = async ({ session }: Person, room: string, after: number) =>
  (await app.get(`/chat/${room}/messages?after=${after}`, { as: 'json', session })).json()
const unread = async ({ session }: Person) =>
  (await app.get('/notifications', { as: 'inertia', session })).json().props.unread
const bodies = (messages: { body: string }[]) => messages.map(({ body }) => body)

test('two people write to each other, with numbers in order, as HTML and as JSON', async () => {
  const { maria, walter, room } = await pair()
  expect(await unread(maria)).toMatchObject({ messages: 1, notices: 1 })
  await write(maria, room, 'Good, I think.')
  const seen = await open(maria, room)
  expect(seen.room.messages).toMatchObject([
    { seq: 1, body: 'How did the call go?', sender: { id: walter.id } },
    { seq: 2, body: 'Good, I think.', sender: { id: maria.id } },
  ])
  expect((await app.get(`/chat/${room}`, { session: walter.session })).body).toContain('Good, I think.')
  expect(await unread(maria)).toEqual({ messages: 0, notices: 0 })
  expect((await open(walter, room)).room.people[0].readSeq).toBe(2)
})

test('a form without script posts and comes back to the conversation', async () => {
  const { maria, room } = await pair()
  const page = await app.get(`/chat/${room}`, { session: maria.session })
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)![1]!
  const sent = await app.app.inject({
    ...{ method: 'POST', url: `/chat/${room}/messages`, cookies: { session: maria.session, csrf } },
    headers: { host: 'localhost', accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ csrf, body: 'Without script' }).toString(),
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/chat/${room}#end`])
  expect(bodies((await open(maria, room)).room.messages)).toContain('Without script')
})

test('a message that is sent twice is there once, also when both come at the same moment', async () => {
  const { maria, room } = await pair()
  const clientId = newId()
  const sent = await Promise.all([1, 2, 3].map(() => write(maria, room, 'Once', { clientId })))
  const good = sent.filter(({ statusCode }) => statusCode === 201)
  expect(good).toHaveLength(3)
  expect((await write(maria, room, 'Once', { clientId })).json().seq).toBe(good[0]!.json().seq)
  expect(bodies((await open(maria, room)).room.messages).filter((body) => body === 'Once')).toHaveLength(1)
})

test('twenty at once have twenty numbers, in the same order for both', async () => {
  const { maria, walter, room } = await pair()
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => write(at % 2 ? maria : walter, room, `Message ${at}`)),
  )
  const [hers, his] = [await open(maria, room), await open(walter, room)]
  expect(hers.room.messages.map(({ seq }: { seq: number }) => seq)).toEqual(
    Array.from({ length: 21 }, (_, at) => at + 1),
  )
  expect(bodies(hers.room.messages)).toEqual(bodies(his.room.messages))
})

test('what was missed is fetched: messages, edits, deletions and reactions after the last known change', async () => {
  const { maria, walter, room } = await pair()
  const { lastChange } = (await open(maria, room)).room
  const { id } = (await write(walter, room, 'Tomorow at 7?')).json()
  await app.send('PUT', `/chat/${room}/messages/${id}`, {
    session: walter.session,
    body: { body: 'Tomorrow at 7?' },
  })
  await post(maria, `/chat/${room}/messages/${id}/reactions`, { kind: 'thumb', on: true })
  const missed = await changes(maria, room, lastChange)
  expect(missed.messages).toMatchObject([
    { body: 'Tomorrow at 7?', isEdited: true, reactions: [{ kind: 'thumb', people: [{ id: maria.id }] }] },
  ])
  await app.send('DELETE', `/chat/${room}/messages/${id}`, { session: walter.session })
  expect((await changes(maria, room, missed.lastChange)).messages).toMatchObject([
    { isDeleted: true, body: '' },
  ])
})

test('only its writer changes a message, and only for a while', async () => {
  const { maria, walter, room } = await pair()
  const { id } = (await write(walter, room, 'Mine')).json()
  const edit = ({ session }: Person) =>
    app.send('PUT', `/chat/${room}/messages/${id}`, { session, body: { body: 'Changed' } })
  expect((await edit(maria)).statusCode).toBe(403)
  const old = new Date(Date.now() - 2 * 3_600_000)
  await app.db.updateTable('chat_messages').set({ created_at: old }).where('id', '=', id).execute()
  expect((await edit(walter)).statusCode).toBe(422)
})

test('a room of others is not there: by its address, its messages, its files, and search', async () => {
  const { maria, room } = await pair()
  const eve = await member('Eve')
  await write(maria, room, 'The secret word is juniper')
  const { id } = (await write(maria, room, 'x')).json()
  for (const path of [`/chat/${room}`, `/chat/${room}/messages`, `/chat/${room}/files/${newId()}`])
    expect((await app.get(path, { session: eve.session, as: 'json' })).statusCode).toBe(404)
  for (const path of ['messages', 'read', 'mute', 'accept', 'report', `messages/${id}/reactions`])
    expect(
      (
        await post(eve, `/chat/${room}/${path}`, {
          body: 'Hi',
          kind: 'star',
          on: true,
          seq: 1,
          reason: 'spam',
        })
      ).statusCode,
    ).toBe(404)
  expect((await rooms(eve, '?q=juniper')).found).toEqual([])
  expect((await rooms(maria, '?q=junip')).found).toMatchObject([{ roomId: room }])
})

test('a stranger’s first message is a request: words only, three at most, until it is accepted', async () => {
  const [maria, kyle] = [await member('Maria'), await member('Kyle', 'Pruitt')]
  const room = (await begin(kyle, maria, 'May I ask you about Fort Drum?')).json().roomId
  expect(await rooms(maria)).toMatchObject({ rooms: [], requests: 1 })
  expect(await unread(maria)).toMatchObject({ messages: 0 })
  expect((await rooms(maria, '?show=requests')).rooms).toMatchObject([{ id: room }])
  expect((await write(maria, room, 'Hello')).statusCode).toBe(422)
  expect((await write(kyle, room, 'See https://example.org')).statusCode).toBe(422)
  for (let at = 1; at < messagesBeforeAccepted; at++) await write(kyle, room, `More ${at}`)
  expect((await write(kyle, room, 'One too many')).statusCode).toBe(422)
  expect((await open(maria, room)).room.state).toBe('asked')
  await post(maria, `/chat/${room}/accept`)
  expect((await write(maria, room, 'Of course')).statusCode).toBe(201)
  expect((await write(kyle, room, 'Thank you: https://example.org')).statusCode).toBe(201)
})

test('a person who takes no requests, and one who is blocked, are not reached', async () => {
  const { maria, walter, room } = await pair()
  await app.send('POST', `/connections/${walter.id}/block`, { session: maria.session })
  expect((await write(walter, room, 'Hello?')).json().errors.form).toBe('You cannot write to each other.')
  const quiet = await app.signIn({ firstName: 'Quinn' })
  expect((await begin(maria, quiet, 'Hi')).statusCode).toBe(404)
  expect((await app.get(`/chat?uid=${quiet.id}`, { session: maria.session })).statusCode).toBe(404)
})

test('/chat?uid= leads to the conversation, or to the field for its first message', async () => {
  const { maria, walter, room } = await pair()
  const known = await app.get(`/chat?uid=${walter.id}`, { session: maria.session })
  expect([known.statusCode, known.headers.location]).toEqual([303, `/chat/${room}`])
  const ada = await member('Ada', 'Moss')
  await connected(maria, ada)
  expect(await rooms(maria, `?uid=${ada.id}`)).toMatchObject({
    to: { id: ada.id, isStranger: false },
    room: null,
  })
})

test('/chat?fromModule= leads to the manager of a module, its words written and not sent', async () => {
  const [maria, tom] = [await member('Maria'), await app.signIn({ firstName: 'Tom', lastName: 'Adeyemi' })]
  const { id } = await app.db
    .insertInto('dashboard_modules')
    .values({
      ...{ title: 'Housing', type: 'info', show_in_all_themes: true, options: '{"text":"Help"}' },
      ...{ associated_manager: tom.id, default_chat_message: 'I need help with housing.' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await app.get(`/chat?uid=${tom.id}`, { session: maria.session })).statusCode).toBe(404)
  const { to, clientId } = await rooms(maria, `?fromModule=${id}`)
  expect(to).toEqual({
    ...{ id: tom.id, name: 'Tom Adeyemi', isStranger: false, fromModule: id },
    draft: 'I need help with housing.',
  })
  expect((await rooms(tom)).rooms).toEqual([])
  const first = { people: [tom.id], fromModule: id, body: 'Can we talk?', clientId }
  const [sent, again] = [await post(maria, '/chat', first), await post(maria, '/chat', first)]
  const { roomId } = sent.json()
  expect([sent.statusCode, again.json().roomId]).toEqual([201, roomId])
  expect(bodies((await open(tom, roomId)).room.messages)).toEqual(['Can we talk?'])
  const known = await app.get(`/chat?fromModule=${id}`, { session: maria.session })
  expect([known.statusCode, known.headers.location]).toEqual([303, `/chat/${roomId}?fromModule=${id}`])
  expect((await open(maria, roomId, `?fromModule=${id}`)).room.draft).toBe('I need help with housing.')
  // A module that somebody does not see leads nowhere, whomever the form names.
  await app.db
    .updateTable('dashboard_modules')
    .set({ user_trades: ['plumbing'] })
    .where('id', '=', id)
    .execute()
  const eve = await member('Eve')
  expect((await app.get(`/chat?fromModule=${id}`, { session: eve.session })).statusCode).toBe(404)
  expect((await post(eve, '/chat', { ...first, clientId: newId() })).statusCode).toBe(404)
  await app.db.deleteFrom('dashboard_modules').execute()
})

test('a new conversation is with one person or a group, chosen from those one may write to', async () => {
  const { maria, walter } = await pair()
  const ada = await member('Ada')
  await connected(maria, ada)
  const page = await app.get('/chat/new', { session: maria.session, as: 'json' })
  const { begin: choice, clientId } = page.json()
  expect(choice.people.map(({ label }: { label: string }) => label)).toEqual(['Ada Ortiz', 'Walter Jennings'])
  const body = { people: [walter.id, ada.id], name: 'Study group', body: 'Tuesday at 7?', clientId }
  const [one, two] = await Promise.all([post(maria, '/chat', body), post(maria, '/chat', body)])
  expect(one.json().roomId).toBe(two.json().roomId)
  expect((await rooms(ada)).rooms).toMatchObject([{ name: 'Study group', unread: 1 }])
  expect((await app.get('/chat/new', { session: maria.session })).body).toContain('Name of the group')
})

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

test('two who begin at once are in one room', async () => {
  const [maria, ada] = [await member('Maria'), await member('Ada')]
  await connected(maria, ada)
  const begun = await Promise.all([begin(maria, ada, 'Hi'), begin(ada, maria, 'Hello')])
  expect(new Set(begun.map((each) => each.json().roomId)).size).toBe(1)
})

test('the lookup offers people the viewer may write to', async () => {
  const { maria, walter } = await pair()
  await member('Walter', 'Stranger')
  const answer = await app.get('/chat/connections?q=walt', { session: maria.session, as: 'json' })
  expect(answer.json()).toMatchObject({
    connections: [{ value: walter.id, label: 'Walter Jennings' }],
    totalDocs: 1,
  })
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

test('a draft is kept until it is sent', async () => {
  const { maria, room } = await pair()
  await app.send('PUT', `/chat/${room}/draft`, { session: maria.session, body: { body: 'I have two' } })
  expect((await open(maria, room)).room.draft).toBe('I have two')
  await write(maria, room, 'I have two questions.')
  expect((await open(maria, room)).room.draft).toBe('')
})

test('history is read by pages, backward and forward, without a hole', async () => {
  const { maria, walter, room } = await pair()
  await app.db.transaction().execute(async (trx) => {
    await sql`insert into chat_messages (room_id, seq, change, sender_id, client_id, body)
      select ${room}, n, n, ${walter.id}, gen_random_uuid(), 'Message ' || n from generate_series(2, 130) n`.execute(
      trx,
    )
    await sql`update chat_rooms set last_seq = 130, last_change = 130 where id = ${room}`.execute(trx)
  })
  const page = async (query: string) =>
    (await app.get(`/chat/${room}/messages${query}`, { as: 'json', session: maria.session })).json()
  const numbers = ({ messages }: { messages: { seq: number }[] }) => [messages[0]!.seq, messages.at(-1)!.seq]
  const [last, before, first] = [await page(''), await page('?before=81'), await page('?before=31')]
  expect([last, before, first].map(numbers)).toEqual([
    [81, 130],
    [31, 80],
    [1, 30],
  ])
  expect([last, before, first].map(({ hasOlder, hasNewer }) => [hasOlder, hasNewer])).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ])
  const [middle, end] = [await page('?from=31'), await page('?from=81')]
  expect([middle, end].map(numbers)).toEqual([
    [31, 80],
    [81, 130],
  ])
  expect([middle.hasNewer, end.hasNewer]).toEqual([true, false])
  // An old page that is looked at reads nothing; what is found leads to its place.
  await open(maria, room, '?before=31')
  expect((await unread(maria)).messages).toBe(130)
  const html = (await app.get(`/chat/${room}?before=81`, { session: maria.session })).body
  expect(html).toContain(`/chat/${room}?before=31`)
  expect(html).toContain(`/chat/${room}?from=81`)
  expect((await rooms(maria, '?q=message 42')).found[0].message).toMatchObject({ seq: 42 })
})

test('a message of a megabyte is refused, and nothing is written', async () => {
  const { maria, room } = await pair()
  expect((await write(maria, room, 'x'.repeat(1_000_000))).statusCode).toBe(422)
  expect(bodies((await open(maria, room)).room.messages)).toEqual(['How did the call go?'])
})

test('the title says how many messages are unread', async () => {
  const { maria, room } = await pair()
  const title = async () =>
    /<title[^>]*>([^<]*)</.exec((await app.get('/connections', { session: maria.session })).body)![1]!
  expect(await title()).toMatch(/^\(1\) Connections/)
  await open(maria, room)
  expect(await title()).toMatch(/^Connections/)
})

test('a group: its members know each other, one leaves and sees nothing more', async () => {
  const { maria, walter } = await pair()
  const ada = await member('Ada')
  await connected(maria, ada)
  const body = { people: [walter.id, ada.id], name: 'Medics in New York', body: 'Welcome' }
  const room = (await post(maria, '/chat', body)).json().roomId
  await write(ada, room, 'Hello')
  await post(ada, `/chat/${room}/leave`)
  expect((await app.get(`/chat/${room}`, { session: ada.session, as: 'json' })).statusCode).toBe(404)
  expect((await write(ada, room, 'Again')).statusCode).toBe(404)
  expect(bodies((await open(walter, room)).room.messages)).toEqual(['Welcome', 'Hello'])
  const stranger = await member('Eve')
  expect((await post(maria, '/chat', { ...body, people: [stranger.id, ada.id] })).statusCode).toBe(422)
})

test('staff see reported messages only, and remove them', async () => {
  const { maria, walter, room } = await pair()
  await write(maria, room, 'What I wrote myself')
  await write(walter, room, 'Send me your bank password')
  await post(maria, `/chat/${room}/report`, { reason: 'scam', words: 'He asks for money', block: 'true' })
  const ruth = await app.signIn({ type: 'Admin' })
  const { reports } = (await app.get('/admin/chat-reports', { session: ruth.session, as: 'json' })).json()
  expect(bodies(reports[0].messages)).toEqual(['How did the call go?', 'Send me your bank password'])
  expect((await app.get('/admin/chat-reports', { session: maria.session })).statusCode).toBe(403)
  const decided = await post(ruth, `/admin/chat-reports/${reports[0].id}`, { decision: 'removed' })
  expect(decided.statusCode).toBe(200)
  expect(bodies((await open(maria, room)).room.messages)).toEqual(['', 'What I wrote myself', ''])
  expect((await write(walter, room, 'Hey')).statusCode).toBe(422)
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
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('New messages from Walter Jennings')
  expect(mail!.text_body).toContain('How did the call go?')
  expect(mail!.unsubscribe_url).toContain('/notifications/stop?')
  await write(walter, room, 'Hello?')
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id })
  expect(await mails()).toHaveLength(1)
  const later = new Date(Date.now() + 61 * 60_000)
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id }, later)
  expect(await mails()).toHaveLength(2)
  await write(walter, room, 'Are you there?')
  await post(maria, `/chat/${room}/mute`, { on: true })
  const muted = new Date(later.getTime() + 3_660_000)
  await mailMissed(app.db, settings, { roomId: room, userId: maria.id }, muted)
  await post(maria, `/chat/${room}/mute`, { on: false })
  expect(await mails()).toHaveLength(2)
  // What was decided then is not decided for what comes after it.
  const waiting = () => waitingKeys(app.db, [`missed ${room} ${maria.id}`])
  await removeTask(app.db, `missed ${room} ${maria.id}`)
  await write(walter, room, 'Hello again?')
  expect((await waiting()).size).toBe(1)
  await open(maria, room)
  await mailMissed(
    app.db,
    settings,
    { roomId: room, userId: maria.id },
    new Date(later.getTime() + 3_660_000),
  )
  expect(await mails()).toHaveLength(2)
})

test('staff in a switched account read nobody’s conversations', async () => {
  const { maria } = await pair()
  const ruth = await app.signIn({ type: 'Admin' })
  await app.db.updateTable('sessions').set({ actor_id: ruth.id }).where('user_id', '=', maria.id).execute()
  expect((await app.get('/chat', { session: maria.session })).statusCode).toBe(403)
})

test('a site without chat says so at every address, offers it nowhere, and still decides reports', async () => {
  const { maria, walter, room } = await pair()
  const setChat = async (chat: boolean) => {
    await app.db
      .updateTable('themes')
      .set({ applications: sql`applications || jsonb_build_object('chat', ${chat}::boolean)` })
      .where('id', '=', site)
      .execute()
    await app.app.sites.refresh()
  }
  await setChat(false)
  for (const path of ['/chat', `/chat/${room}`, `/chat/${room}/messages`, `/chat?uid=${walter.id}`]) {
    const answer = await app.get(path, { as: 'json', session: maria.session })
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 404, 'This app is not enabled'])
  }
  expect((await write(maria, room, 'Hello?')).statusCode).toBe(404)
  expect((await app.get('/connections', { session: maria.session })).body).not.toContain('href="/chat')
  const admin = await app.signIn({ type: 'Admin', themeId: site })
  expect((await app.get('/admin/chat-reports', { session: admin.session })).statusCode).toBe(200)
  await setChat(true)
  expect((await write(maria, room, 'Hello?')).statusCode).toBe(201)
})
