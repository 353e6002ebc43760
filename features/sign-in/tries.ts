import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import { limiter } from '#lib/rate-limit.ts'
import { sign, unsign } from '#lib/signature.ts'
import { signInTries } from '#spec/limits.ts'

const year = 365 * 86_400

/** Addresses are counted as hashes: the table of limits is no list of who has an account. */
export const hidden = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)

/**
 * Tries of one account, whoever makes them. A browser that has signed in to it before has tries of its own, so that
 * nobody can lock somebody out by guessing (OWASP: device cookies).
 */
export function accountTries(pool: pg.Pool, secret: string) {
  const tries = limiter(pool, 'sign-in', signInTries.account)

  const callerOf = (request: FastifyRequest, email: string) => {
    const device = request.cookies[cookieName(request, 'device')]
    const known = unsign(secret, `device:${hidden(email)}`, device)
    return known ? `${hidden(email)}:${known}` : hidden(email)
  }

  return {
    /** Takes one before the password is looked at. @returns the seconds to wait when none is left, else 0 */
    take: (request: FastifyRequest, email: string) => tries(callerOf(request, email)),
    /** It was right: begins anew, and knows this browser from now on. */
    async succeeded(request: FastifyRequest, reply: FastifyReply, email: string) {
      await tries.forget(callerOf(request, email))
      const device = sign(secret, `device:${hidden(email)}`, request.id.replaceAll('-', ''))
      reply.setCookie(cookieName(request, 'device'), device, cookieOptions(request, { maxAge: year }))
    },
  }
}
