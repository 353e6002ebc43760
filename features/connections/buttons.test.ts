// What can be done with a person, by state, wherever people are shown (document 1, section 4).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { storeFile } from '#features/files/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { pdfOf } from '#test/pdf.ts'

let app: TestApp
let site: string
let priya: Person
let maria: Person
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

type Person = { id: string; session: string }
/** Priya hires for an employer that may search candidates; Maria is one, and a mentor. */
beforeEach(async () => {
  await app.db.deleteFrom('users').where('first_name', '=', 'Maria').execute()
  const employerId = await saveEmployer(app.db, `Norfolk Yard ${Math.random()}`, { paidSearch: true })
  priya = await app.signIn({ firstName: 'Priya', employerId, isEmployerOwner: true })
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Delgado', themeId: site })
  await app.db
    .insertInto('profiles')
    .values({ user_id: maria.id, is_public: true, is_findable: true })
    .execute()
  await app.db.insertInto('mentors').values({ user_id: maria.id }).execute()
})

const html = async ({ session }: Person, path: string) =>
  (await app.get(path, { session })).body.replace(/<!-- -->/g, '').replace(/<script.*?<\/script>/gs, '')
/** The words of the buttons with her name, as they are read out. */
const buttons = async (viewer: Person, path: string) => {
  const labels = [
    ...(await html(viewer, path)).matchAll(/<(?:a|button|summary)\b[^>]*>(.*?)<\/(?:a|button|summary)>/gs),
  ].map(([, label]) => label!.replace(/<[^>]+>/g, '').trim())
  return labels.filter((label) =>
    /^(Connect|Chat|View Resume|Cancel Request|Confirm|Reject|Remove)( (with|of))? Maria/.test(label),
  )
}
const connect = (sender: Person, receiver: Person, approved_at: Date | null = null) =>
  app.db
    .insertInto('connections')
    .values({ sender_id: sender.id, receiver_id: receiver.id, approved_at })
    .execute()
const screens = () => ['/users/search?q=maria', '/users/search/mentors?q=maria', `/profile/${maria.id}`]
const onAll = async () =>
  Object.fromEntries(await Promise.all(screens().map(async (path) => [path, await buttons(priya, path)])))
const everywhere = (words: string[]) => Object.fromEntries(screens().map((path) => [path, words]))

test('nothing yet: connect, and chat', async () => {
  expect(await onAll()).toEqual(everywhere(['Connect with Maria', 'Chat with Maria']))
})

test('a resume is offered where its owner shows it', async () => {
  const file = await storeFile(app.db, {
    ...{ ownerId: maria.id, purpose: 'resume', name: 'Delgado.pdf', bytes: pdfOf() },
  })
  if (!file.ok) throw new Error(file.reason)
  await app.db
    .updateTable('profiles')
    .set({ resume_file_id: file.id, resume_shown_to: 'both' })
    .where('user_id', '=', maria.id)
    .execute()
  const words = ['Connect with Maria', 'Chat with Maria', 'View Resume of Maria']
  expect(await onAll()).toEqual(everywhere(words))
})

test('asked by the viewer: cancel', async () => {
  await connect(priya, maria)
  expect(await onAll()).toEqual(everywhere(['Cancel Request Maria']))
})

test('asked by the other: confirm or reject', async () => {
  await connect(maria, priya)
  expect(await onAll()).toEqual(everywhere(['Confirm Maria', 'Reject Maria']))
})

test('connected: chat and remove', async () => {
  await connect(maria, priya, new Date())
  expect(await onAll()).toEqual(everywhere(['Chat with Maria', 'Remove Maria']))
})

test('whoever takes no requests is not asked, and strangers do not write to them', async () => {
  await app.db
    .updateTable('profiles')
    .set({ takes_connections: false })
    .where('user_id', '=', maria.id)
    .execute()
  expect(await onAll()).toEqual(everywhere([]))
  const { statusCode } = await app.get(`/chat?uid=${maria.id}`, { session: priya.session })
  expect(statusCode).toBe(404)
})

test('the user card has them for staff, who write to everybody; in a switched account nobody writes', async () => {
  const ruth = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  const card = `/admin/users/${maria.id}`
  expect(await buttons(ruth, card)).toEqual(['Connect with Maria', 'Chat with Maria'])
  await app.db
    .updateTable('profiles')
    .set({ takes_connections: false })
    .where('user_id', '=', maria.id)
    .execute()
  expect(await buttons(ruth, card)).toEqual(['Chat with Maria'])
  expect((await app.get(`/chat?uid=${maria.id}`, { session: ruth.session })).statusCode).toBe(200)
  await app.db.updateTable('sessions').set({ actor_id: ruth.id }).where('user_id', '=', priya.id).execute()
  await app.db
    .updateTable('profiles')
    .set({ takes_connections: true })
    .where('user_id', '=', maria.id)
    .execute()
  expect(await buttons(priya, `/profile/${maria.id}`)).not.toContain('Chat with Maria')
})

test('among the connections, Chat is offered to who may write, and not in a switched account', async () => {
  await connect(priya, maria, new Date())
  expect(await buttons(priya, '/connections')).toContain('Chat with Maria Delgado')
  const ruth = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  await app.db.updateTable('sessions').set({ actor_id: ruth.id }).where('user_id', '=', priya.id).execute()
  expect(await buttons(priya, '/connections')).not.toContain('Chat with Maria Delgado')
})

test('the JSON of the candidate list and of the card has the same standing', async () => {
  await connect(priya, maria)
  const list = await app.get('/users/search?q=maria', { session: priya.session, as: 'json' })
  const mine = list.json().users.find(({ id }: Person) => id === maria.id)
  expect(mine.standing).toMatchObject({ connection: { isSender: true, isApproved: false }, maySend: false })
})
