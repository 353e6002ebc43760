import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Account } from '#features/users/index.ts'
import { isPassword } from '#lib/password.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { signInAttempts } from '#spec/limits.ts'

const freshMs = 300_000

/** Signed in within the last five minutes. */
export const isFresh = ({ session }: Pick<FastifyRequest, 'session'>): boolean =>
  session !== null && Date.now() - session.begunAt.getTime() < freshMs

/**
 * Requires recent authentication: an open session alone changes no credential. The current password proves that it is
 * the owner; an account without one needs a sign-in within the last five minutes.
 */
export function recentAuthentication(pool: pg.Pool) {
  const attempts = limiter(pool, 'own-password', signInAttempts.account)
  /** @throws Invalid, or Problem 429 after too many attempts */
  return async (request: FastifyRequest, account: Account, password: string): Promise<void> => {
    if (account.passwordHash === null) {
      if (!isFresh(request)) throw new Invalid({ form: signInAgain })
      return
    }
    const wait = await attempts(account.id)
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
    if (!(await isPassword(account.passwordHash, password)))
      throw new Invalid({ current: 'This is not your password. Please try again.' })
    await attempts.forget(account.id)
  }
}

export const signInAgain = 'Please sign out, sign in again, and come back here within five minutes.'
