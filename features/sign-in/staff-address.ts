import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import { type Account, accountByEmail } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { addToken, issueToken, pendingToken, revokeTokens } from '#lib/user-tokens.ts'
import { userMessages } from '#spec/messages.ts'
import { mailAddressStop, mailNewAddress } from './address-mails.ts'

type Person = Pick<Account, 'id' | 'firstName'>

/**
 * Staff enter another address for an account. It counts once its holder has opened the link that is mailed there; the
 * old address, if it was ever proven, gets a link that stops it (decision 225).
 * @throws Invalid when another account has the address
 */
export async function askForAddress(trx: Db, request: FastifyRequest, account: Account, email: string) {
  const taken = await accountByEmail(trx, email)
  if (taken && taken.id !== account.id) throw new Invalid({ email: userMessages.emailTaken })
  await mailProof(trx, request, account, email)
  if (account.isActivated) await mailStop(trx, request, account, { isDone: false, newEmail: email })
  await audit(trx, request, { action: 'email.staff-wish', subject: { type: 'user', id: account.id } })
}

/** The address that waits for its holder. */
export async function pendingAddress(db: Db, userId: string) {
  const pending = await pendingToken(db, userId, 'new-address')
  return pending?.email
    ? { email: pending.email, until: pending.expiresAt.toISOString(), since: pending.createdAt.toISOString() }
    : null
}

/** Mails a fresh link; the earlier one is dead. @throws Problem 409 when nothing waits */
export async function resendAddressProof(db: Db, request: FastifyRequest, person: Person): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const pending = await pendingAddress(trx, person.id)
    if (!pending) throw new Problem(409, userMessages.addressNotPending)
    await mailProof(trx, request, person, pending.email)
    await audit(trx, request, { action: 'email.staff-resend', subject: { type: 'user', id: person.id } })
    return pending.email
  })
}

/** @throws Problem 409 when nothing waits */
export async function cancelAddressChange(db: Db, request: FastifyRequest, { id }: Person): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await revokeTokens(trx, id, 'new-address'))) throw new Problem(409, userMessages.addressNotPending)
    await audit(trx, request, { action: 'email.staff-cancel', subject: { type: 'user', id } })
  })
}

async function mailProof(db: Db, request: FastifyRequest, { id, firstName }: Person, email: string) {
  const from = { site: mailSite(request), themeId: request.site.id }
  const href = `${from.site.origin}/user/new-address?token=${await issueToken(db, id, 'new-address', email)}`
  await mailNewAddress(db, { email, firstName }, { ...from, href })
}

/** Earlier stop links stay valid: two changes in a row must not shut out who had the first address. */
export async function mailStop(
  db: Db,
  request: FastifyRequest,
  account: Account,
  change: { isDone: boolean; newEmail: string },
) {
  const from = { site: mailSite(request), themeId: request.site.id }
  const token = await addToken(db, account.id, 'address-stop', account.email)
  const href = `${from.site.origin}/user/address-stop?token=${token}`
  await mailAddressStop(db, account, { ...from, ...change, href })
}
