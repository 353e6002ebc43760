import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

/** The application that a file of tests talks to, and its site. */
export let app: TestApp
export let site: string

export function openApp(): void {
  beforeAll(async () => {
    app = await testApp()
    site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  })
  afterAll(() => app.close())
}

export type Person = { id: string; session: string }

export async function member(firstName: string, lastName = 'Ortiz') {
  const person = await app.signIn({ firstName, lastName, themeId: site })
  await app.db.insertInto('profiles').values({ user_id: person.id, is_public: true }).execute()
  return person
}
export const connected = (one: Person, other: Person) =>
  app.db
    .insertInto('connections')
    .values({ sender_id: one.id, receiver_id: other.id, approved_at: new Date() })
    .execute()
/** Maria and her mentor know each other. */
export async function pair() {
  const [maria, walter] = [await member('Maria'), await member('Walter', 'Jennings')]
  await connected(maria, walter)
  return { maria, walter, room: (await begin(walter, maria, 'How did the call go?')).json().roomId as string }
}
export const begin = ({ session }: Person, { id }: Person, body: string) =>
  app.send('POST', '/chat', { session, body: { people: [id], body } })
export const write = ({ session }: Person, room: string, body: string, more = {}) =>
  app.send('POST', `/chat/${room}/messages`, { session, body: { body, ...more } })
export const post = ({ session }: Person, path: string, body = {}) =>
  app.send('POST', path, { session, body })
export const open = async ({ session }: Person, room: string, query = '') =>
  (await app.get(`/chat/${room}${query}`, { as: 'json', session })).json()
export const rooms = async ({ session }: Person, query = '') =>
  (await app.get(`/chat${query}`, { as: 'json', session })).json()
export const changes = async ({ session }: Person, room: string, after: number) =>
  (await app.get(`/chat/${room}/messages?after=${after}`, { as: 'json', session })).json()
export const unread = async ({ session }: Person) =>
  (await app.get('/notifications', { as: 'inertia', session })).json().props.unread
export const bodies = (messages: { body: string }[]) => messages.map(({ body }) => body)
