import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import type { Account } from '#features/users/index.ts'
import { isPassword } from '#lib/password.ts'
import { Problem } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { signInTries } from '#spec/limits.ts'

/** Whoever sits at an open session must still know the password to change what opens the account. */
export function ownPassword(pool: pg.Pool) {
  const tries = limiter(pool, 'own-password', signInTries.account)
  /** @returns whether it is; accounts without a password have only their session to show */
  return async (account: Account, password: string): Promise<boolean> => {
    if (account.passwordHash === null) return true
    const wait = await tries(account.id)
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
    const isRight = await isPassword(account.passwordHash, password)
    if (isRight) await tries.forget(account.id)
    return isRight
  }
}

export const wrongPassword = (reply: FastifyReply) =>
  reply.back({ current: 'This is not your password. Please try again.' })
