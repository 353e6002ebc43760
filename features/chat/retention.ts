import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Retention } from '#lib/retention.ts'

/** Messages that are old, except those that were reported and wait for a decision. Files in them stay their senders'. */
export const messageRetention: Retention = {
  setting: 'RETAIN_MESSAGES_DAYS',
  what: 'Messages of conversations',
  table: 'chat_messages',
  isOver: (before) => sql<boolean>`created_at < ${before} and not exists (
    select from chat_reported_messages reported join chat_reports report on report.id = reported.report_id
    where reported.message_id = chat_messages.id and report.decided_at is null)`,
  drop: forgetMessages,
}

/** What is gone is no longer unread. */
async function forgetMessages(trx: Db, ids: string[]) {
  const { rows } = await sql<{ room: string; seq: string }>`
    delete from chat_messages where id = any(${ids}::uuid[]) returning room_id as room, seq`.execute(trx)
  const rooms = [...new Set(rows.map(({ room }) => room))]
  await sql`update chat_members m set read_seq = greatest(m.read_seq, left_over.before)
    from (
      select r.id, coalesce((select min(seq) - 1 from chat_messages l where l.room_id = r.id), r.last_seq) as before
      from chat_rooms r where r.id = any(${rooms}::uuid[])
    ) left_over
    where m.room_id = left_over.id and m.read_seq < left_over.before`.execute(trx)
}
