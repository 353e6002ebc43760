import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Line } from '#lib/listen.ts'
import { type Client, openAudience } from './audience.ts'
import { openPump } from './pump.ts'

/** Why a socket was closed, for our client: an ended session is not tried again. */
export const sessionEnded = 4001

type Heard = {
  room?: string
  change?: number
  read?: string
  seq?: number
  typing?: string
  member?: string
  notices?: string
}

/**
 * The sockets of this process. What happens in any process arrives by LISTEN, ids only; what changed in a room is read once
 * and sent to everybody who has it open. After a lost connection every socket fetches what it may have missed.
 */
export async function openHub(db: Db, line: Line) {
  const audience = openAudience()
  /** What is said after somebody came or went waits for it: it is for those who are in the room then. */
  let roomsRead: Promise<unknown> = Promise.resolve()

  const tell = (clients: Iterable<Client>, message: object) => {
    const text = JSON.stringify(message)
    for (const client of clients) say(client, text)
  }
  const pump = openPump(db, ({ room, lastChange, ...rest }) =>
    tell(audience.inRoom(room), { type: 'change', room, change: lastChange, ...rest }),
  )

  async function readRooms(userIds: string[]): Promise<void> {
    const { rows } = await sql<{ id: string; rooms: string[] }>`
      select id, array(select room_id from chat_members where user_id = id and state in ('in', 'asked')) as rooms
      from unnest(${userIds}::uuid[]) id`.execute(db)
    for (const { id, rooms } of rows) {
      const open = new Set(rooms)
      for (const client of audience.of(id)) audience.enter(client, open)
    }
  }

  /** Sessions may have ended, and rooms changed, while nothing was heard. */
  async function recover(): Promise<void> {
    const ids = [...audience.all].map(({ sessionId }) => sessionId)
    const { rows } = await sql<{
      id: string
    }>`select id from sessions where id = any(${ids}::uuid[])`.execute(db)
    const known = new Set(rows.map(({ id }) => id))
    for (const { socket, sessionId } of audience.all) if (!known.has(sessionId)) socket.close(sessionEnded)
    await readRooms(audience.people())
    tell(audience.all, { type: 'gap' })
  }

  await line.on('sessions', (id) => {
    if (id === null) return recover()
    for (const { socket, sessionId } of audience.all) if (sessionId === id) socket.close(sessionEnded)
  })
  await line.on('people', (payload) => {
    if (payload === null) return
    const { member, notices } = JSON.parse(payload) as Heard
    if (notices) tell(audience.of(notices), { type: 'counts' })
    if (member && isHere(member)) {
      const read = readRooms([member])
      roomsRead = Promise.allSettled([roomsRead, read])
      return read
    }
  })
  await line.on('chat', async (payload) => {
    if (payload === null) return
    await roomsRead
    const { room, change, read, seq, typing } = JSON.parse(payload) as Heard
    if (!room || !audience.inRoom(room).size) return
    const inRoom = audience.inRoom(room)
    // Where it cannot be read now, pages fetch it themselves.
    if (change) return pump(room, change).catch(() => tell(audience.inRoom(room), { type: 'gap' }))
    if (read) tell(inRoom, { type: 'read', room, user: read, seq })
    if (typing)
      tell(
        [...inRoom].filter(({ userId }) => userId !== typing),
        { type: 'typing', room, user: typing },
      )
  })
  const isHere = (userId: string) => [...audience.of(userId)].length > 0

  return {
    async add(client: Client): Promise<void> {
      audience.add(client)
      await readRooms([client.userId])
      say(client, JSON.stringify({ type: 'ready' }))
    },
    remove: audience.remove,
    people: audience.people,
    each: (visit: (client: Client) => void) => audience.all.forEach(visit),
  }
}

/** A page that does not read what it is told is ended: it comes back and fetches what it missed. */
const mostUnsent = 256 * 1024

export function say({ socket }: Pick<Client, 'socket'>, text: string) {
  if (socket.bufferedAmount > mostUnsent) return socket.terminate()
  socket.send(text)
}
