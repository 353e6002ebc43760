import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { factorsOf } from '#features/second-factor/index.ts'
import { hasIdentity } from '#features/single-sign-on/index.ts'
import type { Account } from '#features/users/index.ts'
import { type Db, queryBuilder } from '#lib/db.ts'
import { isPassword } from '#lib/password.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { proveAddress, rememberTyped } from './prove-first.ts'
import type { RequiredProof } from './schema.ts'

const freshMs = 300_000
const isWithin = (at: Date | null) => at !== null && Date.now() - at.getTime() < freshMs

/** Proved within the last five minutes that it is still them: on the page that asks for it, or by signing in. */
export const isFresh = ({ session }: Pick<FastifyRequest, 'session'>): boolean =>
  session !== null && (isWithin(session.begunAt) || isWithin(session.provenAt))

/** The same for changes of an account: with a password, having signed in is not enough. */
const isProven = ({ session }: Pick<FastifyRequest, 'session'>, { passwordHash }: Account) =>
  session !== null && (isWithin(session.provenAt) || (passwordHash === null && isWithin(session.begunAt)))

/** What a form that changes a credential must ask for. */
export async function requiredProofFor(
  db: Db,
  request: FastifyRequest,
  account: Account,
): Promise<RequiredProof> {
  if (isProven(request, account)) return 'nothing'
  if (account.passwordHash === null) return 'another way'
  return (await hasOtherWay(db, account)) ? 'password or another way' : 'password'
}

const hasOtherWay = async (db: Db, { id }: Account) =>
  (await factorsOf(db, id)).any || (await hasIdentity(db, id))

/**
 * Requires recent authentication: an open session alone changes no credential. Either it was proven within the last five
 * minutes, or the current password is given. Otherwise the person is led to the page that asks, and back to the form
 * with what they typed.
 */
export function recentAuthentication(pool: pg.Pool) {
  const db = queryBuilder(pool)
  const isOwn = ownPassword(pool)
  /** @throws Invalid, or Problem 429 after too many attempts */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    password: string,
    form: string,
  ): Promise<void> => {
    const required = await requiredProofFor(db, request, account)
    if (required === 'nothing') return
    if (required === 'another way' || (required === 'password or another way' && !password)) {
      await rememberTyped(db, request, reply, form)
      throw new Invalid({ form: signInMessages.proveFirst }, proveAddress(form))
    }
    if (!(await isOwn(account, password)))
      throw new Invalid({ current: 'This is not your password. Please try again.' })
  }
}

/** Checks a current password, ten times in a quarter of an hour. @throws Problem 429 */
export function ownPassword(pool: pg.Pool) {
  const attempts = limiter(pool, 'own-password', signInAttempts.account)
  return async (account: Account, password: string): Promise<boolean> => {
    const wait = await attempts(account.id)
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
    if (!(await isPassword(account.passwordHash, password))) return false
    await attempts.forget(account.id)
    return true
  }
}
