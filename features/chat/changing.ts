import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { chatMessages } from './messages.ts'
import { changeableMinutes, type Reaction } from './model/limits.ts'
import { queuePreview } from './preview/queue.ts'
import { membershipOf } from './rooms.ts'

type Viewer = NonNullable<Person>

async function nextChange(trx: Db, roomId: string): Promise<number> {
  const { rows } = await sql<{ change: string }>`
    update chat_rooms set last_change = last_change + 1 where id = ${roomId} returning last_change as change`.execute(
    trx,
  )
  return Number(rows[0]!.change)
}

/** Everybody who has the room open is notified of the change. Ids only. */
export const tellRoom = (db: Db, roomId: string, change: number) =>
  sql`select pg_notify('chat', ${JSON.stringify({ room: roomId, change })})`.execute(db)

/** @throws Problem 404 for a message of another room */
export async function messageIn(trx: Db, roomId: string, id: string) {
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
