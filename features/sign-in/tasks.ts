import type { Db } from '#lib/db.ts'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { type Deleted, mailDeletion } from './deletion-mail.ts'
import { mailResetTo, type ResetRequest } from './reset.ts'

export const signInTasks: Tasks = {
  'signIn.reset': inLane('mail', (request, { db }) => mailResetTo(db, request as ResetRequest)),
  'signIn.mailDeletion': inLane('mail', (deleted, { db }) => mailDeletion(db, deleted as Deleted)),
  'signIn.sweep': (_, { db }) => sweep(db),
}

export const signInCron: Cron[] = [{ task: 'signIn.sweep', at: '17 * * * *' }]

/** Deletes expired rows. */
async function sweep(db: Db) {
  const now = new Date()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('user_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('pending_flows').where('expires_at', '<', now).execute()
}
