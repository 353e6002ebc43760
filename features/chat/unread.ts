import { sql } from 'kysely'
import { unreadNotices } from '#features/notices/index.ts'
import { anyId, type Db, runPrepared } from '#lib/db.ts'

export type Unread = { messages: number; notices: number }

/**
 * What waits for each person, for the counts in the header and in the title; muted and archived rooms, and requests, do not count. One
 * read for many, since a message is news to many, and one statement for both, since every page of a signed-in person needs them.
 */
export async function unreadOfEach(db: Db, userIds: string[]): Promise<(userId: string) => Unread> {
  const query = sql<Unread & { id: string }>`
    with messages as (
      select m.user_id, sum(r.last_seq - m.read_seq)::int as count
      from chat_members m join chat_rooms r on r.id = m.room_id
      where m.user_id = ${anyId(userIds)} and m.state = 'in' and not m.is_muted and m.archived_at is null
      group by m.user_id
    ), notices as (${unreadNotices(userIds)})
    select user_id as id, coalesce(messages.count, 0) as messages, coalesce(notices.count, 0) as notices
    from messages full join notices using (user_id)`
  const unread = new Map((await runPrepared(db, query)).map((row) => [row.id, row]))
  return (id) => {
    const { messages = 0, notices = 0 } = unread.get(id) ?? {}
    return { messages, notices }
  }
}

export const unreadOf = async (db: Db, userId: string): Promise<Unread> =>
  (await unreadOfEach(db, [userId]))(userId)
