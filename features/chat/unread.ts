import { unreadNotices } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { unreadMessages } from './reading.ts'

export type Unread = { messages: number; notices: number }

/** What waits for the person, for the counts in the header and in the title. */
export async function unreadOf(db: Db, userId: string): Promise<Unread> {
  const [messages, notices] = await Promise.all([unreadMessages(db, userId), unreadNotices(db, userId)])
  return { messages, notices }
}
