import type { TestApp } from '#test/harness.ts'

/** Maria and Walter, who know each other, in a room of their own with one message. */
export async function pairIn(app: TestApp) {
  const maria = await app.signIn({ firstName: 'Maria' })
  const walter = await app.signIn({ firstName: 'Walter' })
  await app.db
    .insertInto('connections')
    .values({ sender_id: maria.id, receiver_id: walter.id, approved_at: new Date() })
    .execute()
  const body = { people: [maria.id], body: 'Hello' }
  const room = (await app.send('POST', '/chat', { session: walter.session, body })).json().roomId as string
  return { maria, walter, room }
}
