import type { Db } from '../db.ts'
import { hashOf } from './token.ts'

/** Ends one session. As always when a session ends, its open sockets are notified: NOTIFY sessions, payload its id. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends one of a user's sessions by its id. @returns whether it existed */
export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Ends all sessions of a user: also those of others who switched to the account, and those in which this user
 * switched to another account.
 * @param keep the token of a session to keep
 */
export async function endSessionsOf(db: Db, userId: string, keep?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('user_id', '=', userId), row('actor_id', '=', userId)]))
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', hashOf(keep!)))
    .execute()
}
