import { sql } from 'kysely'
import { noticeRead } from '#features/notices/index.ts'
import { type Db, prepared } from '#lib/db.ts'
import type { Tools } from '#lib/web.ts'
import { messagesPerPage, type Reaction } from './model/limits.ts'
import type { Message, MessagesQuery } from './schema.ts'
import { addressOfFile } from './sent-file.ts'

type Row = {
  id: string
  seq: string
  change: string
  senderId: string
  senderName: string
  client_id: string
  body: string
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  reply: { id: string; name: string; body: string } | null
  file: {
    id: string
    name: string
    type: string
    bytes: number
    width: number | null
    height: number | null
  } | null
  preview: Message['preview']
  reactions: { kind: Reaction; people: { id: string; name: string }[] }[] | null
}

/** A gap of more than this is read in several steps. */
const most = 500

/**
 * All that changed in a room after a change, in order. `lastChange` is the newest that was read, never one that is in flight:
 * a reader that asks again after it misses nothing.
 */
export async function changesIn(db: Db, roomId: string, after: number) {
  const { rows } = await sql<Row>`${selected} where m.room_id = ${roomId} and m.change > ${after}
    order by m.change limit ${most}`.execute(db)
  return changesOf(roomId, rows, after)
}

const changesOf = (roomId: string, rows: Row[], after: number) => ({
  messages: inOrder(roomId, rows),
  lastChange: Number(rows.at(-1)?.change ?? after),
})

/**
 * The same for several rooms in one statement: what a process sends to its open pages. The rooms are a document, because PostgreSQL
 * plans a statement anew each time where it can count an array's elements, which takes ten times as long as to run it (decision 565).
 * @param afters by room
 */
export async function changesInRooms({ db, pool }: Pick<Tools, 'db' | 'pool'>, afters: Map<string, number>) {
  const asked = [...afters].map(([room_id, after]) => ({ room_id, after }))
  const { sql: text, parameters } = sql`
    select asked.room_id as "roomId", each.* from json_to_recordset(${JSON.stringify(asked)}::json)
      as asked (room_id uuid, after bigint)
    cross join lateral (${selected} where m.room_id = asked.room_id and m.change > asked.after
      order by m.change limit ${most}) each order by each.change`.compile(db)
  const { rows } = await pool.query<Row & { roomId: string }>({
    ...prepared(pool, 'chat changes', text),
    values: [...parameters],
  })
  const byRoom = Map.groupBy(rows, ({ roomId }) => roomId)
  return [...afters].map(([room, after]) => ({
    room,
    after,
    ...changesOf(room, byRoom.get(room) ?? [], after),
  }))
}

/** A page of a room's messages, in order: the last ones, those before a number, or those from it on. */
export async function messagesIn(db: Db, roomId: string, { before, from }: Omit<MessagesQuery, 'after'>) {
  // Before the messages: what is committed in between is fetched once more, and not missed.
  const { last_change, last_seq } = await db
    .selectFrom('chat_rooms')
    .select(['last_change', 'last_seq'])
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow()
  const isForward = from !== undefined
  const { rows } = await sql<Row>`${selected} where m.room_id = ${roomId}
    ${isForward ? sql`and m.seq >= ${from}` : before === undefined ? sql`` : sql`and m.seq < ${before}`}
    order by m.seq ${isForward ? sql`` : sql`desc`} limit ${messagesPerPage + 1}`.execute(db)
  const messages = inOrder(roomId, rows.slice(0, messagesPerPage))
  const isMore = rows.length > messagesPerPage
  return {
    messages,
    hasOlder: isForward ? (messages[0]?.seq ?? 1) > 1 : isMore,
    hasNewer: isForward ? isMore : before !== undefined && (messages.at(-1)?.seq ?? 0) < Number(last_seq),
    lastChange: Number(last_change),
  }
}

const inOrder = (roomId: string, rows: Row[]): Message[] =>
  rows.map((row) => asMessage(roomId, row)).sort((one, other) => one.seq - other.seq)

const selected = sql`select m.id, m.seq, m.change, m.sender_id as "senderId", u.first_name as "senderName",
    m.client_id, m.body, m.created_at, m.edited_at, m.deleted_at, m.preview,
    case when r.id is not null then json_build_object('id', r.id, 'name', ru.first_name, 'body', left(r.body, 200)) end as reply,
    case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
      'width', f.width, 'height', f.height) end as file,
    (select json_agg(json_build_object('kind', kind, 'people', people) order by kind) from (
      select x.kind, json_agg(json_build_object('id', xu.id, 'name', xu.first_name) order by xu.first_name) as people
      from chat_reactions x join users xu on xu.id = x.user_id where x.message_id = m.id group by x.kind) each_kind) as reactions
  from chat_messages m join users u on u.id = m.sender_id
  left join chat_messages r on r.id = m.reply_to left join users ru on ru.id = r.sender_id
  left join files f on f.id = m.file_id`

const asMessage = (roomId: string, row: Row): Message => ({
  id: row.id,
  seq: Number(row.seq),
  change: Number(row.change),
  sender: { id: row.senderId, name: row.senderName },
  clientId: row.client_id,
  body: row.body,
  replyTo: row.reply,
  file: row.file && addressOfFile(roomId, row.file),
  preview: row.preview,
  reactions: row.reactions ?? [],
  createdAt: row.created_at.toISOString(),
  isEdited: row.edited_at !== null,
  isDeleted: row.deleted_at !== null,
})

/** Read up to a message; never back, never beyond the last. Nobody waits for the disk: a mark that is lost is set by the next look. */
export async function readUpTo(db: Db, userId: string, roomId: string, seq: number): Promise<void> {
  await sql`
    with mark as (
      update chat_members m set read_seq = least(${seq}, r.last_seq)
      from chat_rooms r where r.id = m.room_id and m.room_id = ${roomId} and m.user_id = ${userId} and m.state = 'in'
        and m.read_seq < least(${seq}, r.last_seq) returning m.room_id
    ), seen as (
      ${noticeRead(userId, `room ${roomId}`)} and exists (select from mark) returning user_id
    )
    select set_config('synchronous_commit', 'off', true),
      pg_notify('chat', ${JSON.stringify({ read: userId, room: roomId, seq })}),
      (select pg_notify('people', ${JSON.stringify({ notices: userId })}) from seen limit 1)
    from mark`.execute(db)
}
