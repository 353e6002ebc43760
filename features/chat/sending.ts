import { sql } from 'kysely'
import { blockedAmong, reachOf } from '#features/connections/index.ts'
import { notify, readNotice } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import type { Person } from '#spec/access.ts'
import { chatMessages } from './messages.ts'
import { changeableMinutes, hasLink, messagesBeforeAccepted, type Reaction } from './model/limits.ts'
import { queuePreview } from './preview/queue.ts'
import { membershipOf, setState } from './rooms.ts'
import type { NewMessage } from './schema.ts'

type Viewer = NonNullable<Person>
type Sent = { id: string; seq: number; isNew: boolean }

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
  if (before) return { id: before.id, seq: before.seq, isNew: false }
  if (!message.body && !message.fileId) throw new Invalid({ body: chatMessages.empty })
  if (membership.state === 'asked') throw new Invalid({ form: chatMessages.acceptFirst })
  await refuseUnlessOpen(trx, viewer, roomId, message)
  const { seq, change } = await nextOf(trx, roomId)
  const replyTo = message.replyTo ? await messageIn(trx, roomId, message.replyTo) : null
  const { id } = await trx
    .insertInto('chat_messages')
    .values({
      ...{ room_id: roomId, seq, change, sender_id: viewer.id, client_id: clientId, body: message.body },
      ...{ reply_to: replyTo?.id ?? null, file_id: message.fileId ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('chat_members')
    .set({ read_seq: seq, draft: '', archived_at: null })
    .where('room_id', '=', roomId)
    .where('user_id', '=', viewer.id)
    .execute()
  await readNotice(trx, viewer.id, `room ${roomId}`)
  await queuePreview(trx, id, message.body)
  await tellMembers(trx, viewer, roomId, message.body || 'Sent a file')
  await tellRoom(trx, roomId, change)
  return { id, seq, isNew: true }
}

/** The message that this id was used for. */
export async function sentBefore(trx: Db, senderId: string, clientId: string) {
  const found = await trx
    .selectFrom('chat_messages')
    .select(['id', 'seq', 'room_id as roomId'])
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return found ? { ...found, seq: Number(found.seq) } : null
}

/** The next number of the room; holds its row until the transaction ends. */
async function nextOf(trx: Db, roomId: string) {
  const { rows } = await sql<{ seq: string; change: string }>`
    update chat_rooms set last_seq = last_seq + 1, last_change = last_change + 1, last_at = now()
    where id = ${roomId} returning last_seq as seq, last_change as change`.execute(trx)
  return { seq: Number(rows[0]!.seq), change: Number(rows[0]!.change) }
}

async function nextChange(trx: Db, roomId: string): Promise<number> {
  const { rows } = await sql<{ change: string }>`
    update chat_rooms set last_change = last_change + 1 where id = ${roomId} returning last_change as change`.execute(
    trx,
  )
  return Number(rows[0]!.change)
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

/** Everybody else: a conversation that was archived or declined comes back to those who are in it. */
async function tellMembers(trx: Db, viewer: Viewer, roomId: string, words: string): Promise<void> {
  const members = await trx
    .updateTable('chat_members')
    .set({ archived_at: null })
    .where('room_id', '=', roomId)
    .where('user_id', '!=', viewer.id)
    .where('state', 'in', ['in', 'asked'])
    .returning(['user_id as id', 'state', 'is_muted as isMuted'])
    .execute()
  for (const { id, state, isMuted } of members.slice(0, mostNoticed)) {
    if (isMuted) continue
    const { wantsMail } = await notify(trx, {
      ...{ userId: id, actorId: viewer.id, kind: 'message', key: `room ${roomId}`, who: viewer.name },
      what: state === 'asked' ? 'wants to write to you' : 'sent you a message',
      ...{ detail: state === 'asked' ? '' : words, href: `/chat/${roomId}` },
    })
    if (wantsMail)
      await addTask(
        trx,
        'chat.mail-missed',
        { roomId, userId: id },
        {
          ...{ key: `missed ${roomId} ${id}`, runAt: new Date(Date.now() + missedAfterMs) },
        },
      )
  }
}

/** In larger rooms a message is no event for each person: the count of the room says so. */
const mostNoticed = 20
const missedAfterMs = 10 * 60_000

/** Everybody who has the room open fetches the change. Ids only. */
export const tellRoom = (db: Db, roomId: string, change: number) =>
  sql`select pg_notify('chat', ${JSON.stringify({ room: roomId, change })})`.execute(db)

async function messageIn(trx: Db, roomId: string, id: string) {
  const found = await trx
    .selectFrom('chat_messages')
    .select(['id', 'sender_id', 'deleted_at'])
    .select(sql<boolean>`created_at > now() - make_interval(mins => ${changeableMinutes})`.as('isFresh'))
    .where('room_id', '=', roomId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound(chatMessages.noMessage)
  return found
}

/** Changes the viewer's own message, for a while. */
export const editMessage = (
  db: Db,
  viewer: Viewer,
  roomId: string,
  id: string,
  body: string,
): Promise<void> =>
  changeOwn(db, viewer, roomId, id, body ? { body, edited_at: new Date(), preview: null } : null)

/** Takes the viewer's own message away: its place stays, so that numbers have no holes. */
export const deleteMessage = (db: Db, viewer: Viewer, roomId: string, id: string): Promise<void> =>
  changeOwn(db, viewer, roomId, id, { body: '', file_id: null, preview: null, deleted_at: new Date() })

type Change = { body?: string; edited_at?: Date; deleted_at?: Date; file_id?: null; preview?: null }

const changeOwn = (
  db: Db,
  viewer: Viewer,
  roomId: string,
  id: string,
  change: Change | null,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await membershipOf(trx, viewer.id, roomId)
    const number = await nextChange(trx, roomId)
    const message = await messageIn(trx, roomId, id)
    if (message.sender_id !== viewer.id) throw forbidden(chatMessages.notYours)
    if (!change) throw new Invalid({ body: chatMessages.empty })
    if (message.deleted_at) return
    if (!message.isFresh) throw new Invalid({ form: chatMessages.tooLate })
    await trx
      .updateTable('chat_messages')
      .set({ ...change, change: number })
      .where('id', '=', id)
      .execute()
    if (change.body) await queuePreview(trx, id, change.body)
    await tellRoom(trx, roomId, number)
  })

/** Puts a reaction on a message, or takes it off. */
export const react = (
  db: Db,
  viewer: Viewer,
  roomId: string,
  id: string,
  kind: Reaction,
  on: boolean,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { state } = await membershipOf(trx, viewer.id, roomId)
    if (state === 'asked') throw new Invalid({ form: chatMessages.acceptFirst })
    const change = await nextChange(trx, roomId)
    await messageIn(trx, roomId, id)
    const mine = { message_id: id, user_id: viewer.id, kind }
    if (on)
      await trx
        .insertInto('chat_reactions')
        .values(mine)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await trx
        .deleteFrom('chat_reactions')
        .where((row) => row.and(mine))
        .execute()
    await trx.updateTable('chat_messages').set({ change }).where('id', '=', id).execute()
    await tellRoom(trx, roomId, change)
  })

/** Accepts a stranger's request: both are in. */
export const acceptRequest = (db: Db, viewer: Viewer, roomId: string) => setState(db, roomId, viewer.id, 'in')
