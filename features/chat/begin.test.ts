import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import {
  app,
  begin,
  bodies,
  connected,
  member,
  open,
  openApp,
  pair,
  post,
  rooms,
  write,
} from './conversations.fixture.ts'

openApp()

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
