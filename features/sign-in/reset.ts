import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import { accountByEmail, accountById, activate, changePassword } from '#features/users/index.ts'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { MailSite } from '#lib/mail.ts'
import { addTask } from '#lib/queue.ts'
import { issueToken, useToken } from '#lib/user-tokens.ts'
import { mailPasswordChanged, mailReset } from './mails.ts'

export type ResetWish = { email: string; site: MailSite; themeId: string }

/**
 * Mails a link for a new password, if the address has an account. All that depends on whether it has happens in the
 * background, so the answer and its time tell nobody.
 */
export const wishReset = (db: Db, request: FastifyRequest, email: string) =>
  addTask(db, 'signIn.reset', {
    email,
    site: mailSite(request),
    themeId: request.site.id,
  } satisfies ResetWish)

export async function mailResetTo(db: Db, { email, site, themeId }: ResetWish) {
  const account = await accountByEmail(db, email)
  if (!account || account.isDisabled) return
  await db.transaction().execute(async (trx) => {
    await mailReset(trx, account, { site, themeId, href: await resetLink(trx, account.id, site.origin) })
  })
}

/** A link for a new password, good for an hour; earlier ones are dead. @param origin of the site that it leads to */
export async function resetLink(db: Db, userId: string, origin: string): Promise<string> {
  return `${origin}/user/reset?token=${await issueToken(db, userId, 'reset')}`
}

/**
 * Uses the link of a mail up and sets the password; whoever was signed in is out. It proves the address too.
 * @returns whose it is, or null when the link is used or too old
 */
export async function resetPassword(
  db: Db,
  doer: Doer,
  token: string,
  hash: string,
  mail: { site: MailSite; themeId: string },
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const used = await useToken(trx, token, 'reset')
    const account = used && (await accountById(trx, used.userId))
    if (!account || account.isDisabled) return null
    await changePassword(trx, account.id, hash)
    await activate(trx, account.id)
    await mailPasswordChanged(trx, account, mail)
    await audit(trx, doer, { action: 'password.reset', subject: { type: 'user', id: account.id } })
    return account.id
  })
}
