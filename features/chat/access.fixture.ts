import { sql } from 'kysely'
import { added, type Make, type RoomAccess } from '#test/room-access.ts'

const room: Make = async (db, maria) => {
  const id = await added(db.insertInto('chat_rooms').values({ name: 'Medics in New York' }).returning('id'))
  await db.insertInto('chat_members').values({ room_id: id, user_id: maria }).execute()
  return id
}

const report: Make = (db, maria, { siteA }) =>
  added(
    db
      .insertInto('chat_reports')
      .values({ theme_id: siteA, reported_id: maria, reason: 'spam' })
      .returning('id'),
  )

export default {
  things: [
    [/^\/chat\/:id/, room],
    [/^\/admin\/chat-reports\/:id/, report],
  ],
  parameters: {
    message: async (db, maria) => {
      const client_id = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(db)
      return added(
        db
          .insertInto('chat_messages')
          .values({
            ...{ room_id: await room(db, maria, undefined as never), seq: 1, change: 1 },
            ...{ sender_id: maria, client_id: client_id.rows[0]!.id, body: 'Hello' },
          })
          .returning('id'),
      )
    },
    file: async () => '0197f1de-0000-7000-8000-000000000001',
  },
  writes: { 'POST /admin/chat-reports/:id': () => ({ decision: 'kept' }) },
} satisfies RoomAccess
