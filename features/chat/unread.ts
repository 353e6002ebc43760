import { unreadNoticesOfEach } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { unreadMessagesOfEach } from './reading.ts'

export type Unread = { messages: number; notices: number }

/** What waits for each person, for the counts in the header and in the title: one read for many, since a message is news to many. */
export async function unreadOfEach(db: Db, userIds: string[]): Promise<(userId: string) => Unread> {
  const [messages, notices] = await Promise.all([
    unreadMessagesOfEach(db, userIds),
    unreadNoticesOfEach(db, userIds),
  ])
  return (id) => ({ messages: messages.get(id) ?? 0, notices: notices.get(id) ?? 0 })
}

export const unreadOf = async (db: Db, userId: string): Promise<Unread> =>
  (await unreadOfEach(db, [userId]))(userId)
