import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import {
  app,
  bodies,
  changes,
  open,
  openApp,
  type Person,
  pair,
  post,
  rooms,
  unread,
  write,
} from './conversations.fixture.ts'

openApp()

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
