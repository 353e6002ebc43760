import { sql } from 'kysely'
import type { Line } from '#lib/listen.ts'
import { together } from '#lib/together.ts'
import type { Tools } from '#lib/web.ts'
import { changesInRooms } from '../reading.ts'
import { openArrivals } from './arrivals.ts'
import { type Client, openAudience } from './audience.ts'

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
 * The sockets of this process. What happens in any process arrives by LISTEN, ids only; what changed in rooms is read once
 * and sent to everybody who has them open. After a lost connection every page receives the latest change of its rooms and fetches what it missed.
 */
export async function openHub(tools: Pick<Tools, 'db' | 'pool'>, line: Line) {
  const { db } = tools
  const audience = openAudience()
  const arrivals = openArrivals(tools, audience)
  /** What is said after somebody came or went waits for it: it is for those who are in the room then. */
  let roomsRead: Promise<unknown> = Promise.resolve()

  const tell = (clients: Iterable<Client>, message: object) => {
    const text = JSON.stringify(message)
    for (const client of clients) say(client, text)
  }
  const ready = (client: Client, rooms: Record<string, number>) => tell([client], { type: 'ready', rooms })
  const pump = together<{ room: string; change: number }, Map<string, number>>(
    () => new Map(),
    (afters, { room, change }) => afters.set(room, Math.min(afters.get(room) ?? change, change - 1)),
    async (afters) => {
      // Where it cannot be read now, pages fetch it themselves.
      const read = await changesInRooms(tools, afters).catch(() => null)
      if (!read) for (const room of afters.keys()) tell(audience.inRoom(room), { type: 'gap' })
      for (const { room, lastChange, ...rest } of read ?? [])
        tell(audience.inRoom(room), { type: 'change', room, change: lastChange, ...rest })
    },
  )

  /** Sessions may have ended, and rooms changed, while nothing was heard. */
  async function recover(): Promise<void> {
    const ids = [...audience.all].map(({ sessionId }) => sessionId)
    const { rows } = await sql<{
      id: string
    }>`select id from sessions where id = any(${ids}::uuid[])`.execute(db)
    const known = new Set(rows.map(({ id }) => id))
    for (const { socket, sessionId } of audience.all) if (!known.has(sessionId)) socket.close(sessionEnded)
    await arrivals.readRooms(audience.people(), ready)
  }

  await line.on('sessions', (id) => {
    if (id === null) return recover()
    for (const { socket, sessionId } of audience.all) if (sessionId === id) socket.close(sessionEnded)
  })
  await line.on('people', (payload) => {
    if (payload === null) return
    const { member, notices } = JSON.parse(payload) as Heard
    if (notices) tell(audience.of(notices), { type: 'counts' })
    if (member && !audience.isAway(member)) {
      const read = arrivals.readRooms([member])
      roomsRead = Promise.allSettled([roomsRead, read])
      return read
    }
  })
  await line.on('chat', async (payload) => {
    if (payload === null) return
    await roomsRead
    const { room, change, read, seq, typing } = JSON.parse(payload) as Heard
    if (!room) return
    if (change) arrivals.changed(room, change)
    const inRoom = audience.inRoom(room)
    if (!inRoom.size) return
    if (change) return pump({ room, change })
    if (read) tell(inRoom, { type: 'read', room, user: read, seq })
    if (typing)
      tell(
        [...inRoom].filter(({ userId }) => userId !== typing),
        { type: 'typing', room, user: typing },
      )
  })

  return {
    async add(client: Client): Promise<void> {
      audience.add(client)
      await arrivals.come(client, (rooms) => ready(client, rooms))
    },
    tell: (userId: string, message: object) => tell(audience.of(userId), message),
    isAway: audience.isAway,
    remove: audience.remove,
    hears: audience.hears,
    people: audience.people,
    each: (visit: (client: Client) => void) => audience.all.forEach(visit),
  }
}

/** The socket of a page that does not read is closed: it reconnects and fetches what it missed. */
const mostUnsent = 256 * 1024

export function say({ socket }: Pick<Client, 'socket'>, text: string) {
  if (socket.bufferedAmount > mostUnsent) return socket.terminate()
  socket.send(text)
}
