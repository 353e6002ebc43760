import type { FastifyRequest } from 'fastify'
import type { Db } from '../db.ts'
import { hashOf, lifetime, newToken } from './token.ts'

export type BeginSession = {
  /** address and browser, for the user's list of sessions */
  request?: Pick<FastifyRequest, 'ip' | 'headers' | 'viewer' | 'session'>
  /** the real user, in a switched account */
  actorId?: string
  /** shorter than the usual 90 days, as for a switched account */
  expiresAt?: Date
  /** a second factor was just verified */
  secondFactor?: boolean
}

/**
 * Starts a session for a user; always with a new token, of which only the hash is stored.
 * A second factor verified before switching accounts counts in the switched account, and after the return.
 * @returns the token, for setSessionCookie
 */
export async function beginSession(db: Db, userId: string, options: BeginSession = {}): Promise<string> {
  const { request, actorId, expiresAt } = options
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      actor_id: actorId ?? null,
      address: request?.ip ?? null,
      user_agent: request?.headers['user-agent']?.slice(0, 300) ?? null,
      second_factor_at: options.secondFactor ? new Date() : carried(userId, options),
      expires_at: expiresAt ?? new Date(Date.now() + lifetime.wholeDays * 86_400_000),
    })
    .execute()
  return token
}

/** The real user is the same before and after a switch. */
function carried(userId: string, { request, actorId }: BeginSession): Date | null {
  const before = request?.viewer
  if (!before) return null
  return (before.actorId ?? before.id) === (actorId ?? userId)
    ? (request.session?.secondFactorAt ?? null)
    : null
}
