import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { pairIn } from './live/pair.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Person = { id: string; session: string }
const write = ({ session }: Person, room: string, body: string, more = {}) =>
  app.send('POST', `/chat/${room}/messages`, { session, body: { body, ...more } })
const open = async ({ session }: Person, room: string) =>
  (await app.get(`/chat/${room}`, { as: 'json', session })).json().room
/** Somebody whom strangers may ask. */
async function findable(firstName: string) {
  const person = await app.signIn({ firstName })
  await app.db.insertInto('profiles').values({ user_id: person.id, is_public: true }).execute()
  return person
}
const begin = ({ session }: Person, { id }: Person, body: string) =>
  app.send('POST', '/chat', { session, body: { people: [id], body } })

test('what was shared is listed: files, pictures and links, the newest first', async () => {
  const { maria, walter, room } = await pairIn(app)
  await write(walter, room, 'Read https://example.org/twelve-scenarios first')
  await write(walter, room, 'No link here')
  const { seq } = (await write(maria, room, 'And http://example.net')).json()
  expect((await open(maria, room)).shared).toMatchObject([
    { kind: 'link', name: 'example.net', url: 'http://example.net', seq },
    { kind: 'link', name: 'example.org/twelve-scenarios', url: 'https://example.org/twelve-scenarios' },
  ])
  expect((await app.get(`/chat/${room}`, { session: maria.session })).body).toContain('Shared here')
})

test('a deleted message shares nothing, and neither does a request', async () => {
  const { maria, walter, room } = await pairIn(app)
  const { id } = (await write(walter, room, 'See https://example.org')).json()
  await app.send('DELETE', `/chat/${room}/messages/${id}`, { session: walter.session })
  expect((await open(maria, room)).shared).toEqual([])
  const [ada, kyle] = [await findable('Ada'), await findable('Kyle')]
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('id', '=', kyle.id)
    .execute()
  const asked = (await begin(kyle, ada, 'My work: https://example.org')).json().roomId
  expect((await open(ada, asked)).shared).toEqual([])
})

test('people younger than a day send no links to strangers; those who are older do, once they may write', async () => {
  const [ada, kyle] = [await findable('Ada'), await findable('Kyle')]
  expect((await begin(kyle, ada, 'See https://example.org')).statusCode).toBe(422)
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', kyle.id)
    .execute()
  expect((await begin(kyle, ada, 'See https://example.org')).statusCode).toBe(201)
})

test('a reply quotes its message; one to a message of another room is refused', async () => {
  const { maria, walter, room } = await pairIn(app)
  const { id } = (await write(walter, room, 'Tuesday at 10?')).json()
  await write(maria, room, 'Yes', { replyTo: id })
  const last = (await open(walter, room)).messages.at(-1)
  expect(last.replyTo).toEqual({ id, name: 'Walter', body: 'Tuesday at 10?' })
  const other = await pairIn(app)
  const foreign = (await write(other.walter, other.room, 'Secret')).json().id
  expect((await write(maria, room, 'And?', { replyTo: foreign })).statusCode).toBe(404)
})

test('who is here is told to connections only', async () => {
  const { maria, walter, room } = await pairIn(app)
  const until = new Date(Date.now() + 60_000)
  await app.db.insertInto('chat_presence').values({ user_id: walter.id, here_until: until }).execute()
  const seen = async () => ({
    room: (await open(maria, room)).people[0].isHere,
    list: (await app.get('/chat', { as: 'json', session: maria.session })).json().rooms[0].isHere,
  })
  expect(await seen()).toEqual({ room: true, list: true })
  await app.db.deleteFrom('connections').where('receiver_id', '=', walter.id).execute()
  await app.db.deleteFrom('connections').where('sender_id', '=', maria.id).execute()
  expect(await seen()).toEqual({ room: false, list: false })
})
