import type { Db } from '../db.ts'
import { lifetime } from './token.ts'

const most = 100

/** The active sessions of a user, most recently used first; at most one page. */
export function sessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'address', 'user_agent as userAgent', 'created_at as createdAt'])
    .select(['last_seen_at as lastSeenAt', 'actor_id as actorId'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .where('last_seen_at', '>', new Date(Date.now() - lifetime.unusedDays * 86_400_000))
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute()
}
