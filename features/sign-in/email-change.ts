import type { FastifyReply, FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import { type Account, accountByEmail, accountById, changeEmail } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { beginSession, setSessionCookie } from '#lib/session.ts'
import { issueToken, tokenOwner, useToken } from '#lib/user-tokens.ts'
import { signInMessages } from '#spec/messages.ts'
import { mailEmailChanged, mailEmailProof, mailEmailTaken } from './mails.ts'

/** Mails a link to the new address. Only its owner learns whether another account has it. */
export async function requestEmailChange(db: Db, request: FastifyRequest, account: Account, email: string) {
  const from = { site: mailSite(request), themeId: request.site.id }
  await db.transaction().execute(async (trx) => {
    const taken = await accountByEmail(trx, email)
    const token = await issueToken(trx, account.id, 'email', email)
    const href = `${from.site.origin}/account/email/confirm?token=${token}`
    if (taken && taken.id !== account.id) await mailEmailTaken(trx, taken, from)
    else await mailEmailProof(trx, { email, firstName: account.firstName }, { ...from, href })
    await audit(trx, request, { action: 'email.wish', subject: { type: 'user', id: account.id } })
  })
}

/**
 * Uses up the link that was mailed to the new address. Only the person who requested it may: access to that mailbox
 * must not be enough to take over the account.
 * @throws Invalid when the link has expired, or the address belongs to another account
 */
export async function confirmEmail(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<void> {
  const userId = request.viewer!.id
  if ((await tokenOwner(db, token, 'email'))?.userId !== userId) throw linkDead()
  const from = { site: mailSite(request), themeId: request.site.id }
  const session = await db.transaction().execute(async (trx) => {
    const [before, used] = [await accountById(trx, userId), await useToken(trx, token, 'email')]
    if (!before || !used?.email) throw linkDead()
    if (!(await changeEmail(trx, userId, used.email))) throw new Invalid({ form: signInMessages.emailTaken })
    await mailEmailChanged(trx, before, { ...from, newEmail: used.email })
    await audit(trx, request, { action: 'email.change', subject: { type: 'user', id: userId } })
    return beginSession(trx, userId, { request })
  })
  setSessionCookie(request, reply, session)
}

const linkDead = () => new Invalid({ form: signInMessages.linkDead })
