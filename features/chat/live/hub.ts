import type { WebSocket } from '@fastify/websocket'
import type { Db } from '#lib/db.ts'
import type { Line } from '#lib/listen.ts'

/** A socket of a person: whose session it lives by, and which rooms it hears of. */
export type Client = { socket: WebSocket; userId: string; sessionId: string; rooms: Set<string> }

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
 * The sockets of this process. What happens in any process arrives by LISTEN, ids only; each socket is told what to fetch.
 * After a lost connection every socket fetches what it may have missed.
 */
export async function openHub(db: Db, line: Line) {
  const clients = new Set<Client>()
  /** What is said after somebody came or went waits for it: it is for those who are in the room then. */
  let roomsRead: Promise<unknown> = Promise.resolve()

  const tell = (chosen: (client: Client) => boolean, message: object) => {
    const text = JSON.stringify(message)
    for (const client of clients) if (chosen(client)) say(client, text)
  }

  async function readRooms(userId: string): Promise<void> {
    const rows = await db
      .selectFrom('chat_members')
      .select('room_id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['in', 'asked'])
      .execute()
    const rooms = new Set(rows.map(({ room_id }) => room_id))
    for (const client of clients) if (client.userId === userId) client.rooms = rooms
  }

  /** Sessions may have ended, and rooms changed, while nothing was heard. */
  async function recover(): Promise<void> {
    const alive = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', [...ids(), nobody])
      .execute()
    const known = new Set(alive.map(({ id }) => id))
    for (const client of clients) if (!known.has(client.sessionId)) client.socket.close(sessionEnded)
    for (const userId of new Set([...clients].map((client) => client.userId))) await readRooms(userId)
    tell(() => true, { type: 'gap' })
  }
  const ids = () => [...clients].map(({ sessionId }) => sessionId)

  await line.on('sessions', (id) => {
    if (id === null) return recover()
    for (const client of clients) if (client.sessionId === id) client.socket.close(sessionEnded)
  })
  await line.on('people', (payload) => {
    if (payload === null) return
    const { member, notices } = JSON.parse(payload) as Heard
    if (notices) tell(({ userId }) => userId === notices, { type: 'counts' })
    if (member) {
      const read = readRooms(member)
      roomsRead = Promise.allSettled([roomsRead, read])
      return read
    }
  })
  await line.on('chat', async (payload) => {
    if (payload === null) return
    await roomsRead
    const { room, change, read, seq, typing } = JSON.parse(payload) as Heard
    if (!room) return
    const inRoom = (client: Client) => client.rooms.has(room)
    if (change) tell(inRoom, { type: 'change', room, change })
    if (read) tell(inRoom, { type: 'read', room, user: read, seq })
    if (typing)
      tell((client) => inRoom(client) && client.userId !== typing, { type: 'typing', room, user: typing })
  })

  return {
    async add(client: Client): Promise<void> {
      clients.add(client)
      await readRooms(client.userId)
      say(client, JSON.stringify({ type: 'ready' }))
    },
    /** @returns whether the person has no other socket in this process */
    remove(client: Client): boolean {
      clients.delete(client)
      return ![...clients].some(({ userId }) => userId === client.userId)
    },
    people: () => [...new Set([...clients].map(({ userId }) => userId))],
    each: (visit: (client: Client) => void) => clients.forEach(visit),
  }
}

/** A page that does not read what it is told is ended: it comes back and fetches what it missed. */
const mostUnsent = 256 * 1024

function say({ socket }: Client, text: string) {
  if (socket.bufferedAmount > mostUnsent) return socket.terminate()
  socket.send(text)
}

/** A list for SQL is never empty. */
const nobody = '00000000-0000-0000-0000-000000000000'
