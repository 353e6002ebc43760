// Writes of conversations.
import { sql } from 'kysely'
import { type Client, clientAt, untilTaken } from './client.ts'
import { type Make, of } from './effects.ts'
import { newPerson, newRoom, type Scene } from './scene.ts'

/** Grace and Walter in a room, where Walter has written. */
async function conversation(scene: Scene, origin: string) {
  const { id: room, grace, walter } = await newRoom(scene)
  const [hers, his] = [await clientAt(origin, grace.session), await clientAt(origin, walter.session)]
  const path = `/chat/${room}`
  const message = await write(his, path, 'Is the clinic on Front Street hiring?')
  return { grace, hers, his, room, path, message }
}

async function write(client: Client, path: string, body: string): Promise<string> {
  const message = { clientId: crypto.randomUUID(), body }
  const answer = await untilTaken(() => client.send('POST', `${path}/messages`, message))
  return String(answer.body.id)
}

/** Messages of the room that pages are told of as its last change, after the one that wrote it. */
const told = async ({ db }: Scene, room: string, message: string) =>
  of(
    db
      .selectFrom('chat_messages as m')
      .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
      .select('m.id')
      .where('r.id', '=', room)
      .where('m.id', '=', message)
      .where('m.change', '>', '1')
      .where(sql<boolean>`m.change = r.last_change`),
  )

export const chatWrites: Record<string, Make> = {
  async 'a chat message is written'(scene, origin) {
    const { db } = scene
    const { grace, hers, path, room } = await conversation(scene, origin)
    const message = { clientId: crypto.randomUUID(), body: 'They look for two nurses.' }
    return {
      send: () => hers.send('POST', `${path}/messages`, message),
      effects: async () => ({
        messages: await of(
          db.selectFrom('chat_messages').select('id').where('client_id', '=', message.clientId),
        ),
        counted: await of(
          db.selectFrom('chat_rooms').select('id').where('id', '=', room).where('last_seq', '=', '2'),
        ),
        read: await of(
          db
            .selectFrom('chat_members')
            .select('user_id')
            .where('room_id', '=', room)
            .where('user_id', '=', grace.id)
            .where('read_seq', '=', '2'),
        ),
      }),
    }
  },

  async 'a conversation is begun'(scene, origin) {
    const { db } = scene
    const [grace, walter] = [await newPerson(scene), await newPerson(scene)]
    await db.updateTable('users').set({ activated_at: new Date() }).where('id', '=', walter.id).execute()
    await db
      .insertInto('connections')
      .values({ sender_id: grace.id, receiver_id: walter.id, approved_at: new Date() })
      .execute()
    const client = await clientAt(origin, grace.session)
    const message = { people: [walter.id], clientId: crypto.randomUUID(), body: 'Are you in Norfolk now?' }
    const rooms = db
      .selectFrom('chat_members')
      .select('room_id')
      .where('user_id', 'in', [grace.id, walter.id])
      .groupBy('room_id')
    return {
      send: () => client.send('POST', '/chat', message),
      effects: async () => ({
        rooms: await of(rooms),
        ofBoth: await of(rooms.having(sql<boolean>`count(*) = 2`)),
        messages: await of(
          db.selectFrom('chat_messages').select('id').where('client_id', '=', message.clientId),
        ),
        notices: await of(
          db
            .selectFrom('notices')
            .select('id')
            .where('user_id', '=', walter.id)
            .where('kind', '=', 'message'),
        ),
      }),
    }
  },

  async 'a chat message is edited'(scene, origin) {
    const { hers, path, room } = await conversation(scene, origin)
    const message = await write(hers, path, 'They look for too nurses.')
    const body = 'They look for two nurses.'
    return {
      send: () => hers.send('PUT', `${path}/messages/${message}`, { body }),
      effects: async () => ({
        edited: await of(
          scene.db
            .selectFrom('chat_messages')
            .select('id')
            .where('id', '=', message)
            .where('body', '=', body)
            .where('edited_at', 'is not', null),
        ),
        told: Math.min(
          await told(scene, room, message),
          // Writing it was the second change of the room.
          await of(
            scene.db
              .selectFrom('chat_rooms')
              .select('id')
              .where('id', '=', room)
              .where('last_change', '>', '2'),
          ),
        ),
      }),
    }
  },

  async 'a reaction is put on a chat message'(scene, origin) {
    const { grace, hers, path, room, message } = await conversation(scene, origin)
    return {
      send: () => hers.send('POST', `${path}/messages/${message}/reactions`, { kind: 'thumb', on: true }),
      effects: async () => ({
        reactions: await of(
          scene.db.selectFrom('chat_reactions').select('kind').where('user_id', '=', grace.id),
        ),
        told: await told(scene, room, message),
      }),
    }
  },

  async 'a conversation is read'(scene, origin) {
    const { db } = scene
    const { grace, hers, path, room } = await conversation(scene, origin)
    return {
      send: () => hers.send('POST', `${path}/read`, { seq: 1 }),
      effects: async () => ({
        marks: await of(
          db
            .selectFrom('chat_members')
            .select('user_id')
            .where('room_id', '=', room)
            .where('user_id', '=', grace.id)
            .where('read_seq', '=', '1'),
        ),
        notices: await of(
          db
            .selectFrom('notices')
            .select('id')
            .where('user_id', '=', grace.id)
            .where('key', '=', `room ${room}`)
            .where('read_at', 'is not', null),
        ),
      }),
    }
  },
}
