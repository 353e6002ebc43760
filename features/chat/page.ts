import { sql } from 'kysely'
import { peopleFor, reachOf } from '#features/connections/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { chatMessages } from './messages.ts'
import { roomsOf, searchMessages, waitingRequests } from './overview.ts'
import { messagesIn, readUpTo } from './reading.ts'
import { membershipOf } from './rooms.ts'
import type { ChatPage, ChatQuery, MessagesQuery, Room, RoomQuery } from './schema.ts'
import { whyClosed } from './sending.ts'
import { sharedIn } from './shared.ts'

type Viewer = NonNullable<Person>

/** The list of conversations, what was searched for in them, and how a new one begins. */
export async function overview(
  db: Db,
  viewer: Viewer,
  { q, show }: Pick<ChatQuery, 'q' | 'show'>,
  begins: Partial<Pick<ChatPage, 'to' | 'begin'>> = {},
): Promise<ChatPage> {
  const found = q ? await searchMessages(db, viewer, q) : null
  return { ...(await frameOf(db, viewer, show)), q, found, room: null, to: null, begin: null, ...begins }
}

/** The list, and one conversation. Opening reads it, unless it is a request. */
export async function conversation(
  db: Db,
  viewer: Viewer,
  roomId: string,
  query: RoomQuery,
  words: string,
): Promise<ChatPage> {
  const room = await roomFor(db, viewer, roomId, query, words)
  const last = room.messages.at(-1)
  if (last && room.state === 'in' && !room.hasNewer) await readUpTo(db, viewer.id, roomId, last.seq)
  return { ...(await frameOf(db, viewer, query.show)), q: '', found: null, to: null, begin: null, room }
}

async function frameOf(db: Db, viewer: Viewer, show: ChatQuery['show']) {
  const [rooms, requests] = await Promise.all([roomsOf(db, viewer, show), waitingRequests(db, viewer.id)])
  return { rooms, requests, show, clientId: newId(), now: new Date().toISOString() }
}

/** A conversation with this person, which begins with the first message. @throws Problem 404 for one who cannot be reached */
export async function newConversation(db: Db, viewer: Viewer, id: string): Promise<ChatPage['to']> {
  const reach = (await reachOf(db, viewer, [id])).get(id)
  const person = (await peopleFor(db, viewer, [id])).get(id)
  if (!person || !reach || reach === 'none') throw notFound(chatMessages.nobody)
  const name = `${person.firstName} ${person.lastName}`
  return { id, name, draft: '', isStranger: reach === 'stranger', fromModule: null }
}

/** @param words to begin with, where nothing is drafted */
async function roomFor(
  db: Db,
  viewer: Viewer,
  roomId: string,
  query: MessagesQuery,
  words: string,
): Promise<Room> {
  const { state, isGroup } = await membershipOf(db, viewer.id, roomId)
  const [messages, people, own, closed, shared] = await Promise.all([
    messagesIn(db, roomId, query),
    peopleIn(db, viewer, roomId),
    ownOf(db, viewer.id, roomId),
    whyClosed(db, viewer, roomId),
    state === 'in' ? sharedIn(db, roomId) : [],
  ])
  const names = people.map(({ name }) => name).join(', ')
  return {
    ...messages,
    ...{ id: roomId, isGroup, state, closed, people, shared },
    name: own.name ?? (names || 'Deleted account'),
    ...{
      readSeq: Number(own.read_seq),
      draft: own.draft || words,
      isMuted: own.is_muted,
      isArchived: own.archived_at !== null,
    },
  }
}

const ownOf = (db: Db, userId: string, roomId: string) =>
  db
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select(['m.read_seq', 'm.draft', 'm.is_muted', 'm.archived_at', 'r.name'])
    .where('m.room_id', '=', roomId)
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** The others in the room. Presence is known of connections only. */
async function peopleIn(db: Db, viewer: Viewer, roomId: string): Promise<Room['people']> {
  const { rows } = await sql<{ id: string; readSeq: string; isHere: boolean }>`
    select m.user_id as id, m.read_seq as "readSeq", coalesce(h.here_until > now(), false) and exists (
      select from connections c where c.approved_at is not null
        and (c.sender_id, c.receiver_id) in ((m.user_id, ${viewer.id}::uuid), (${viewer.id}::uuid, m.user_id))) as "isHere"
    from chat_members m left join chat_presence h on h.user_id = m.user_id
    where m.room_id = ${roomId} and m.user_id <> ${viewer.id} and (m.state in ('in', 'asked') or (select name from chat_rooms where id = ${roomId}) is null)
    order by m.joined_at, m.user_id limit 100`.execute(db)
  const people = await peopleFor(
    db,
    viewer,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, readSeq, isHere }) => {
    const person = people.get(id)
    if (!person) return []
    const { profile, photo, title, line } = person
    const name = `${person.firstName} ${person.lastName}`
    return [{ id, name, profile, photo, title, line, isHere, readSeq: Number(readSeq) }]
  })
}
