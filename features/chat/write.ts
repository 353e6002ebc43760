import { type RawBuilder, sql } from 'kysely'
import { noticeRead, noticesFor } from '#features/notices/index.ts'
import { taskAdded } from '#lib/queue.ts'
import type { Person } from '#spec/access.ts'
import { missedAfterMs } from './model/limits.ts'

export type Written = { id: string; seq: number; change: number }
export type ToWrite = {
  viewer: NonNullable<Person>
  roomId: string
  clientId: string
  body: string
  replyTo: string | null
  fileId: string | null
}

/** In larger rooms a message is no event for each person: the count of the room says so. */
const mostNoticed = 20

/**
 * Whether message `n` asks for a mail to member `m`: it is the first that they have not read, and none is due. In a lively conversation
 * one is, since the first message (decision 620). One that is due in a moment may be looking at the room already, so it does not count.
 */
const asksForMail = sql`(n.seq - 1 <= greatest(m.read_seq, m.mailed_seq)
  and (m.mail_due_at is null or m.mail_due_at < now() + interval '1 minute'))`

/**
 * The statement that writes a message, gives it the next number of its room, and notifies people: by a notice, and by mail when it is
 * still unread after a while. Everything waits for the row of the room, so that numbers have the order of commits and no two of
 * these wait for each other.
 * @param unless what must not be so, of room `r`; the statement then writes nothing and returns no row
 * @param last what else is done at the end: pages hear of it by NOTIFY
 * @param room an expression for the room's id; where it is null, nothing is written either
 */
export function writing(
  { viewer, roomId, clientId, body, replyTo, fileId }: ToWrite,
  unless: RawBuilder<unknown>,
  last: RawBuilder<unknown>,
  room = sql`${roomId}::uuid`,
) {
  const key = `room ${roomId}`
  const people = sql`select user_id,
      case state when 'asked' then 'wants to message you' else 'sent you a message' end as what,
      case state when 'asked' then '' else ${body || 'Sent a file'}::text end as detail
    from others where not is_muted and (select count(*) from others) <= ${mostNoticed}::int`
  const mail = taskAdded(
    'chat.mail-missed',
    sql`json_build_object('roomId', room_id, 'userId', user_id)`,
    afterAWhile,
  )
  return sql<Written>`
    with numbered as (
      update chat_rooms r set last_seq = last_seq + 1, last_change = last_change + 1, last_at = now()
      where r.id = ${room} and not (${unless}) returning r.id as room_id, last_seq as seq, last_change as change
    ), message as (
      insert into chat_messages (room_id, seq, change, sender_id, client_id, body, reply_to, file_id)
      select room_id, seq, change, ${viewer.id}::uuid, ${clientId}::uuid, ${body}::text, ${replyTo}::uuid, ${fileId}::uuid
      from numbered returning id, room_id, seq, change
    ), others as (
      select m.room_id, m.user_id, m.state, m.is_muted, ${asksForMail} as "asksForMail"
      from chat_members m join numbered n using (room_id)
      where m.user_id <> ${viewer.id}::uuid and m.state in ('in', 'asked')
    ), places as (
      update chat_members m set archived_at = null,
        read_seq = case when m.user_id = ${viewer.id}::uuid then n.seq else m.read_seq end,
        draft = case when m.user_id = ${viewer.id}::uuid then '' else m.draft end,
        mail_due_at = case when m.user_id <> ${viewer.id}::uuid and ${asksForMail} then ${afterAWhile.runAt} else m.mail_due_at end
      from numbered n where m.room_id = n.room_id and (m.user_id = ${viewer.id}::uuid
        or m.state in ('in', 'asked') and (m.archived_at is not null or ${asksForMail}))
    ), noticed as (
      ${noticesFor(people, { kind: 'message', actorId: viewer.id, who: viewer.name, key, href: `/chat/${roomId}` })}
    ), seen as (
      ${noticeRead(viewer.id, key)} and exists (select from numbered)
    ), mails as (select ${mail} as task from others where "asksForMail")
    select id, seq, change, (select count(task) from mails), ${last} from message`
}

/** The room, unless somebody else is writing in it just now. */
export const roomIfFree = (roomId: string) =>
  sql`(select id from chat_rooms where id = ${roomId}::uuid for no key update skip locked)`

/** Open pages hear of it when the transaction is committed. */
export const told = sql`pg_notify('chat', json_build_object('room', room_id, 'change', change)::text)`

/** The commit does not wait for the disk: the one that tells of it does, for many at once (live/telling.ts). */
export const notYetOnDisk = sql`set_config('synchronous_commit', 'off', true)`

/** One for what somebody has not read: the first message of it asks for the mail. */
const afterAWhile = {
  key: sql`('missed ' || room_id || ' ' || user_id)`,
  runAt: sql`(now() + ${missedAfterMs} * interval '1 ms')`,
}
