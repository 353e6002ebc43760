import type { Db } from '#lib/db.ts'
import type { Cron, Tasks } from '#lib/queue.ts'
import { mailResetTo, type ResetWish } from './reset.ts'

export const signInTasks: Tasks = {
  'signIn.reset': (wish, { db }) => mailResetTo(db, wish as ResetWish),
  'signIn.sweep': (_, { db }) => sweep(db),
}

export const signInCron: Cron[] = [{ task: 'signIn.sweep', at: '17 * * * *' }]

/** What is over already, and only takes room. */
async function sweep(db: Db) {
  const now = new Date()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('user_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('handshakes').where('expires_at', '<', now).execute()
}
