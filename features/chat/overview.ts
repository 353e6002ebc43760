import { sql } from 'kysely'
import { fileUrl } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { ChatQuery, Found, RoomLine } from './schema.ts'

type Viewer = NonNullable<Person>
type Row = {
  id: string
  name: string
  photo: string | null
  isHere: boolean
  isMuted: boolean
  unread: number
  draft: string
  lastFrom: string | null
  lastBody: string | null
  isMine: boolean | null
  isDeleted: boolean | null
  last_at: Date
}

/** More rooms than these are found by searching. */
const mostRooms = 200

/** A person's conversations, the one with the newest message first. */
export async function roomsOf(db: Db, viewer: Viewer, show: ChatQuery['show']): Promise<RoomLine[]> {
  const state = show === 'requests' ? 'asked' : 'in'
  const { rows } = await sql<Row>`
    select r.id, ${nameOf(viewer.id)} as name,
      (select p.photo_file_id from chat_members o join profiles p on p.user_id = o.user_id
        where o.room_id = r.id and o.user_id <> ${viewer.id} and r.name is null limit 1) as photo,
      r.name is null and exists (select from chat_members o join chat_presence h on h.user_id = o.user_id
        join connections c on c.approved_at is not null
          and (c.sender_id, c.receiver_id) in ((o.user_id, ${viewer.id}::uuid), (${viewer.id}::uuid, o.user_id))
        where o.room_id = r.id and o.user_id <> ${viewer.id} and h.here_until > now()) as "isHere",
      m.is_muted as "isMuted", (r.last_seq - m.read_seq)::int as unread, m.draft,
      u.first_name as "lastFrom", l.body as "lastBody", l.sender_id = ${viewer.id} as "isMine",
      l.deleted_at is not null as "isDeleted", r.last_at
    from chat_members m join chat_rooms r on r.id = m.room_id
    left join chat_messages l on l.room_id = r.id and l.seq = r.last_seq left join users u on u.id = l.sender_id
    where m.user_id = ${viewer.id} and m.state = ${state}
      and (m.archived_at is not null) = ${show === 'archived'}
    order by r.last_at desc limit ${mostRooms}`.execute(db)
  return rows.map((row) => ({
    ...{
      id: row.id,
      name: row.name,
      isHere: row.isHere,
      isMuted: row.isMuted,
      unread: row.unread,
      draft: row.draft,
    },
    photo: row.photo && fileUrl(row.photo),
    last: row.lastBody === null ? null : { from: row.isMine ? 'You' : row.lastFrom, words: wordsOf(row) },
    lastAt: row.last_at.toISOString(),
  }))
}

const wordsOf = ({ isDeleted, lastBody }: Row) => (isDeleted ? 'Message deleted' : lastBody || 'A file')

/** Of room `r`: its name, or the names of the others. */
export const nameOf = (viewerId: string) => sql<string>`coalesce(r.name,
  (select string_agg(first_name || ' ' || last_name, ', ' order by first_name) from chat_members o
    join users n on n.id = o.user_id where o.room_id = r.id and o.user_id <> ${viewerId}), 'Deleted account')`

export async function waitingRequests(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Messages with all these words, in the viewer's own rooms, newest first. */
export async function searchMessages(db: Db, viewer: Viewer, q: string): Promise<Found[]> {
  const words = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ')
  if (!words) return []
  const { rows } = await sql<{
    roomId: string
    room: string
    id: string
    seq: string
    from: string
    body: string
    created_at: Date
  }>`
    select r.id as "roomId", ${nameOf(viewer.id)} as room, l.id, l.seq, u.first_name as "from", left(l.body, 300) as body, l.created_at
    from chat_members m join chat_rooms r on r.id = m.room_id join chat_messages l on l.room_id = r.id
    join users u on u.id = l.sender_id
    where m.user_id = ${viewer.id} and m.state = 'in' and l.deleted_at is null
      and to_tsvector('simple', l.body) @@ to_tsquery('simple', ${words})
    order by l.created_at desc limit 50`.execute(db)
  return rows.map(({ roomId, room, id, seq, from, body, created_at }) => ({
    roomId,
    room,
    message: { id, seq: Number(seq), from, body, createdAt: created_at.toISOString() },
  }))
}
