import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { firstLink } from '../model/limits.ts'

/** The first link of a message is looked at after it is sent: sending never waits for another server. */
export async function queuePreview(trx: Db, messageId: string, body: string): Promise<void> {
  if (firstLink(body)) await addTask(trx, 'chat.preview', { messageId }, { maxAttempts: 1, priority: 10 })
}
