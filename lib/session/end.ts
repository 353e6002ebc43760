import type { Db } from '../db.ts'
import { hashOf } from './token.ts'

/** Ends one session. Like every end of a session, its open sockets hear of it: NOTIFY sessions, payload its id. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends one of a person's sessions by its id. @returns whether there was one */
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
 * Ends all sessions of a person: also those of somebody switched to the account, and those in which this person has
 * switched to another.
 * @param keep the token of one that may stay
 */
export async function endSessionsOf(db: Db, userId: string, keep?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('user_id', '=', userId), row('actor_id', '=', userId)]))
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', hashOf(keep!)))
    .execute()
}
