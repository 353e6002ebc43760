import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import {
  app,
  begin,
  bodies,
  member,
  open,
  openApp,
  pair,
  post,
  rooms,
  site,
  unread,
  write,
} from './conversations.fixture.ts'
import { messagesBeforeAccepted } from './model/limits.ts'

openApp()

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
