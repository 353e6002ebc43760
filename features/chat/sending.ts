import { sql } from 'kysely'
import type pg from 'pg'
import { blockedAmong, reachOf } from '#features/connections/index.ts'
import { storeFile } from '#features/files/index.ts'
import { type Db, prepared } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { pipelined } from '#lib/pipelined.ts'
import { Invalid } from '#lib/problem.ts'
import type { Tools } from '#lib/web.ts'
import type { Person } from '#spec/access.ts'
import { messageIn, tellRoom } from './changing.ts'
import { tell } from './live/telling.ts'
import { chatMessages } from './messages.ts'
import { hasLink, messagesBeforeAccepted } from './model/limits.ts'
import { queuePreview } from './preview/queue.ts'
import { membershipOf, setState } from './rooms.ts'
import type { NewMessage } from './schema.ts'
import { notYetOnDisk, roomIfFree, type ToWrite, told, type Written, writing } from './write.ts'

type Viewer = NonNullable<Person>
type File = { name: string; bytes: Uint8Array }
type Sent = Pick<Written, 'id' | 'seq'>

/** Sends words at once where nothing could be against it; everything else is looked at with care. */
export async function send(
  tools: Tools,
  viewer: Viewer,
  to: { roomId: string; siteId: string },
  { file, ...message }: NewMessage & { file?: File },
): Promise<Sent> {
  const hasFile = Boolean(file?.bytes.length)
  const sent =
    hasFile || !message.body || hasLink(message.body)
      ? null
      : await sendAtOnce(tools, viewer, to.roomId, message)
  if (sent) return sent
  const { db } = tools
  const { state } = await membershipOf(db, viewer.id, to.roomId)
  if (state === 'asked') throw new Invalid({ form: chatMessages.acceptFirst })
  const stored = hasFile
    ? await storeFile(db, { ownerId: viewer.id, themeId: to.siteId, purpose: 'document', ...file! })
    : null
  if (stored && !stored.ok) throw new Invalid({ file: stored.reason })
  return db
    .transaction()
    .execute((trx) => sendMessage(trx, viewer, to.roomId, { ...message, fileId: stored?.id ?? null }))
}

/**
 * The usual message in one statement: of a member, to a group or to somebody who is in the room and whom nobody blocked. It is
 * acknowledged, and told, when it is on disk.
 * @returns null when something is against it, or it was sent before
 */
async function sendAtOnce(
  { db, pool }: Tools,
  viewer: Viewer,
  roomId: string,
  { clientId = newId(), replyTo = null, body }: { clientId?: string; replyTo?: string | null; body: string },
): Promise<Sent | null> {
  const message: ToWrite = { viewer, roomId, clientId, body, replyTo, fileId: null }
  const written =
    (await write(senderOn(pool), 'chat send', message, roomIfFree(roomId))) ??
    (await write((query) => pool.query(query), 'chat send in turn', message))
  if (!written) return null
  await tell(pool, { room: roomId, change: Number(written.change) })
  return { id: written.id, seq: Number(written.seq) }

  async function write(run: Run, name: string, ...[what, room]: [ToWrite, ReturnType<typeof roomIfFree>?]) {
    const { sql: text, parameters } = writing(what, unlessUsual(what), notYetOnDisk, room).compile(db)
    const { rows } = await run({ ...prepared(pool, name, text), values: [...parameters] }).catch((error) => {
      // Its twin was first.
      if (error.code === uniqueViolation) return { rows: [] }
      throw error
    })
    return rows[0]
  }
}

type Run = (query: pg.QueryConfig) => Promise<{ rows: Written[] }>

const uniqueViolation = '23505'

const senders = new WeakMap<pg.Pool, ReturnType<typeof pipelined>>()
function senderOn(pool: pg.Pool) {
  const sender = senders.get(pool) ?? pipelined(pool)
  senders.set(pool, sender)
  return sender
}

/**
 * By keys of single rows: a statement that is prepared while tables are small keeps its plan as they grow. Whether the client's id was
 * used before is left to its unique constraint, which needs no plan (decision 635).
 */
const unlessUsual = ({ viewer, replyTo }: ToWrite) => sql`
  (select state from chat_members where room_id = r.id and user_id = ${viewer.id}::uuid) is distinct from 'in'
  or r.name is null and not exists (select from chat_members o
    where o.room_id = r.id and o.user_id <> ${viewer.id}::uuid and o.state = 'in' and not exists (select from blocks
      where (blocker_id, blocked_id) in ((o.user_id, ${viewer.id}::uuid), (${viewer.id}::uuid, o.user_id))))
  or ${replyTo}::uuid is not null
    and not exists (select from chat_messages where room_id = r.id and id = ${replyTo}::uuid)`

/**
 * Writes a message: one at a time in a room, so that numbers have the order of commits. A message with a client id that
 * was used before is the earlier one.
 */
export async function sendMessage(
  trx: Db,
  viewer: Viewer,
  roomId: string,
  message: NewMessage & { fileId?: string | null },
): Promise<Sent> {
  const membership = await membershipOf(trx, viewer.id, roomId, { holdsRoom: true })
  const clientId = message.clientId ?? newId()
  const before = await sentBefore(trx, viewer.id, clientId)
  if (before) {
    // The process that wrote it may have been killed before it announced it.
    await tellRoom(trx, before.roomId, before.change)
    return { id: before.id, seq: before.seq }
  }
  if (!message.body && !message.fileId) throw new Invalid({ body: chatMessages.empty })
  if (membership.state === 'asked') throw new Invalid({ form: chatMessages.acceptFirst })
  await refuseUnlessOpen(trx, viewer, roomId, message)
  const replyTo = message.replyTo ? (await messageIn(trx, roomId, message.replyTo)).id : null
  const { body, fileId = null } = message
  const { rows } = await writing(
    { viewer, roomId, clientId, body, replyTo, fileId },
    sql`false`,
    told,
  ).execute(trx)
  const { id, seq } = rows[0]!
  await queuePreview(trx, id, message.body)
  return { id, seq: Number(seq) }
}

/** The message that this id was used for. */
export async function sentBefore(trx: Db, senderId: string, clientId: string) {
  const found = await trx
    .selectFrom('chat_messages')
    .select(['id', 'seq', 'change', 'room_id as roomId'])
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return found ? { ...found, seq: Number(found.seq), change: Number(found.change) } : null
}

/** In a room of two: why the viewer cannot write now; null when they can. */
export async function whyClosed(db: Db, viewer: Viewer, roomId: string): Promise<string | null> {
  const [other, ...more] = await db
    .selectFrom('chat_members')
    .select(['user_id as id', 'state'])
    .where('room_id', '=', roomId)
    .where('user_id', '!=', viewer.id)
    .execute()
  if (more.length || (await isGroup(db, roomId))) return null
  if (!other) return chatMessages.nobody
  if ((await blockedAmong(db, viewer.id, [other.id])).size) return chatMessages.blocked
  if (other.state === 'in') return null
  const reach = (await reachOf(db, viewer, [other.id])).get(other.id)
  if (reach === 'none') return chatMessages.nobody
  if (reach === 'known') return null
  const { count } = await db
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .where('sender_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  return Number(count) >= messagesBeforeAccepted ? chatMessages.waitForAnswer : null
}

const isGroup = async (db: Db, roomId: string) =>
  (await db.selectFrom('chat_rooms').select('name').where('id', '=', roomId).executeTakeFirst())?.name != null

async function refuseUnlessOpen(
  trx: Db,
  viewer: Viewer,
  roomId: string,
  message: NewMessage & { fileId?: string | null },
) {
  const closed = await whyClosed(trx, viewer, roomId)
  if (closed) throw new Invalid({ form: closed })
  const { rows } = await sql<{ waits: boolean; isYoung: boolean }>`
    select exists (select from chat_members where room_id = ${roomId} and user_id <> ${viewer.id} and state <> 'in')
        and (select name from chat_rooms where id = ${roomId}) is null as waits,
      (select created_at > now() - interval '1 day' from users where id = ${viewer.id}) as "isYoung"`.execute(
    trx,
  )
  const { waits, isYoung } = rows[0]!
  // Strangers get words only; links wait for an answer, and of new accounts for a day.
  if (waits && (message.fileId || (isYoung && hasLink(message.body))))
    throw new Invalid({ form: chatMessages.noLinks })
}

/** Accepts a stranger's request: both are in. */
export const acceptRequest = (db: Db, viewer: Viewer, roomId: string) => setState(db, roomId, viewer.id, 'in')
