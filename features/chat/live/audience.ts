import type { WebSocket } from '@fastify/websocket'

/** A socket of a person: whose session it lives by, and which rooms it hears of. */
export type Client = {
  socket: WebSocket
  userId: string
  sessionId: string
  rooms: readonly string[]
  /** the number of the read that its rooms are from */
  asOf: number
}

export type Audience = ReturnType<typeof openAudience>

/** The sockets of this process, found by person and by room without looking at all of them. */
export function openAudience() {
  const byUser = new Map<string, Set<Client>>()
  const byRoom = new Map<string, Set<Client>>()
  const all = new Set<Client>()

  function enter(client: Client, rooms: readonly string[], asOf: number): void {
    for (const room of client.rooms) take(byRoom, room, client)
    for (const room of rooms) put(byRoom, room, client)
    client.rooms = rooms
    client.asOf = asOf
  }

  return {
    all: all as ReadonlySet<Client>,
    of: (userId: string): Iterable<Client> => byUser.get(userId) ?? [],
    inRoom: (room: string): ReadonlySet<Client> => byRoom.get(room) ?? nobody,
    hears: (client: Client, room: string) => byRoom.get(room)?.has(client) ?? false,
    isAway: (userId: string) => !byUser.has(userId),
    people: () => [...byUser.keys()],
    add(client: Client): void {
      all.add(client)
      put(byUser, client.userId, client)
    },
    enter,
    /** @returns whether the person has no other socket in this process */
    remove(client: Client): boolean {
      enter(client, [], Number.POSITIVE_INFINITY)
      all.delete(client)
      return take(byUser, client.userId, client)
    },
  }
}

const nobody: ReadonlySet<Client> = new Set()

function put(sets: Map<string, Set<Client>>, key: string, client: Client): void {
  const known = sets.get(key)
  if (known) known.add(client)
  else sets.set(key, new Set([client]))
}

/** @returns whether it was the last one */
function take(sets: Map<string, Set<Client>>, key: string, client: Client): boolean {
  const known = sets.get(key)
  known?.delete(client)
  if (known && !known.size) sets.delete(key)
  return !known?.size
}
