import type { FastifyRequest } from 'fastify'
import { removeFactorsSince } from '#features/second-factor/index.ts'
import { unlinkSince } from '#features/single-sign-on/index.ts'
import { accountById, changeEmail, proveAddress, restoreEmail } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { revokeTokens, useToken } from '#lib/user-tokens.ts'
import { signInMessages } from '#spec/messages.ts'
import { mailStop } from './staff-address.ts'

const linkDead = () => new Invalid({ form: signInMessages.linkDead })

/**
 * The holder of an address that staff entered is here: it counts from now on. A password that was chosen under an address
 * that nobody had proven is dropped: a stranger may have chosen it.
 * @throws Invalid when the link has expired or another account has taken the address
 * @returns whether a password must be chosen first
 */
export async function confirmNewAddress(db: Db, request: FastifyRequest, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await useToken(trx, token, 'new-address')
    const account = used && (await accountById(trx, used.userId))
    if (!account || !used.email || account.isDisabled) throw linkDead()
    if (!(await changeEmail(trx, account.id, used.email)))
      throw new Invalid({ form: signInMessages.emailTaken })
    if (account.isActivated) await mailStop(trx, request, account, { isDone: true, newEmail: used.email })
    else await proveAddress(trx, account.id)
    await audit(trx, request, { action: 'email.change', subject: { type: 'user', id: account.id } })
    return !account.isActivated
  })
}

/**
 * The holder of the old address stops the change. After it has happened this takes the account back: the address, and
 * every credential that was added since.
 * @throws Invalid when the link has expired or another account has taken the address
 * @returns whether the account was taken back
 */
export async function stopAddressChange(db: Db, request: FastifyRequest, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await useToken(trx, token, 'address-stop')
    const account = used && (await accountById(trx, used.userId))
    if (!account || !used.email) throw linkDead()
    const subject = { type: 'user', id: account.id }
    if (account.email.toLowerCase() === used.email.toLowerCase()) {
      await revokeTokens(trx, account.id, 'new-address')
      await audit(trx, request, { action: 'email.stop', subject })
      return false
    }
    if (!(await restoreEmail(trx, account.id, used.email)))
      throw new Invalid({ form: signInMessages.emailTaken })
    await removeFactorsSince(trx, account.id, used.createdAt)
    await unlinkSince(trx, account.id, used.createdAt)
    await audit(trx, request, { action: 'email.restore', subject })
    return true
  })
}
