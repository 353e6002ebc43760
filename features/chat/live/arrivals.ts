import { prepared } from '#lib/db.ts'
import { together } from '#lib/together.ts'
import type { Tools } from '#lib/web.ts'
import type { Audience, Client } from './audience.ts'

type Changes = Record<string, number>
/** Somebody comes; `ready` gets the last change of each room. */
type Arrival = { client: Client; ready: (changes: Changes) => void }

const text = `select m.user_id as "userId", json_object_agg(m.room_id, r.last_change) as rooms
  from chat_members m join chat_rooms r on r.id = m.room_id
  where m.user_id = any($1::uuid[]) and m.state in ('in', 'asked') group by m.user_id`

/** Which rooms people are in: read for many at once, because after a restart everybody comes at the same time. */
export function openArrivals({ pool }: Pick<Tools, 'pool'>, audience: Audience) {
  let reads = 0
  let open = 0
  /** The last changes that were told while rooms were being read: what was read may be older. */
  const told = new Map<string, number>()

  /** @param each gets every socket of these people, and the last change of each of their rooms */
  async function readRooms(userIds: string[], each: (client: Client, changes: Changes) => void = () => {}) {
    const asOf = ++reads
    open++
    try {
      const { rows } = await pool.query<{ userId: string; rooms: Changes }>({
        ...prepared(pool, 'chat rooms', text),
        values: [userIds],
      })
      const known = new Map(rows.map(({ userId, rooms }) => [userId, rooms]))
      for (const id of userIds) {
        const rooms = known.get(id) ?? {}
        for (const client of audience.of(id)) {
          // Two reads may end in the other order than they began.
          if (client.asOf < asOf) audience.enter(client, Object.keys(rooms), asOf)
          each(client, newest(rooms))
        }
      }
    } finally {
      if (!--open) told.clear()
    }
  }

  const come = together<Arrival, Map<Client, Arrival['ready']>>(
    () => new Map(),
    (clients, { client, ready }) => clients.set(client, ready),
    (clients) => {
      const people = new Set([...clients.keys()].map(({ userId }) => userId))
      return readRooms([...people], (client, changes) => clients.get(client)?.(changes))
    },
  )

  /** So that a page which knows these changes has nothing to fetch. */
  function newest(changes: Changes): Changes {
    const later = Object.entries(changes).map(([room, change]) => [
      room,
      Math.max(change, told.get(room) ?? 0),
    ])
    return Object.fromEntries(later)
  }

  return {
    come: (client: Client, ready: Arrival['ready']) => come({ client, ready }),
    readRooms,
    changed(room: string, change: number): void {
      if (open) told.set(room, Math.max(change, told.get(room) ?? 0))
    },
  }
}
