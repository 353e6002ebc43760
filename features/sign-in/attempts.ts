import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import { limiter } from '#lib/rate-limit.ts'
import { sign, unsign } from '#lib/signature.ts'
import { signInAttempts } from '#spec/limits.ts'

const year = 365 * 86_400

/** Email addresses are counted by their hash, so that the table of limits is no list of accounts. */
export const hashedKey = (key: string) =>
  createHash('sha256').update(key.trim().toLowerCase()).digest('base64url').slice(0, 22)

/**
 * Counts sign-in attempts per account. A browser that has signed in before has its own count, so that nobody can lock
 * the owner out by guessing (OWASP: device cookies).
 */
export function accountAttempts(pool: pg.Pool, secret: string) {
  const attempts = limiter(pool, 'sign-in', signInAttempts.account)

  const callerOf = (request: FastifyRequest, email: string) => {
    const device = request.cookies[cookieName(request, 'device')]
    const deviceId = unsign(secret, `device:${hashedKey(email)}`, device)
    return deviceId ? `${hashedKey(email)}:${deviceId}` : hashedKey(email)
  }

  return {
    /** Call it before checking the password. @returns the seconds to wait when no attempt is left, else 0 */
    take: (request: FastifyRequest, email: string) => attempts(callerOf(request, email)),
    /** Resets the count after a correct password, and remembers this browser. */
    async succeeded(request: FastifyRequest, reply: FastifyReply, email: string) {
      await attempts.forget(callerOf(request, email))
      const device = sign(secret, `device:${hashedKey(email)}`, request.id.replaceAll('-', ''))
      reply.setCookie(cookieName(request, 'device'), device, cookieOptions(request, { maxAge: year }))
    },
  }
}
