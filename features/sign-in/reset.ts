import { accountByEmail, accountById, activate, changePassword } from '#features/users/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { MailSite } from '#lib/mail.ts'
import { Invalid } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { issueToken, useToken } from '#lib/user-tokens.ts'
import { signInMessages } from '#spec/messages.ts'
import { mailPasswordChanged, mailReset } from './mails.ts'

export type ResetRequest = { email: string; site: MailSite; themeId: string }

/**
 * Mails a password link if the address has an account. The lookup happens in the background, so neither the answer nor
 * its timing reveals whether it does.
 */
export const requestReset = (db: Db, request: ResetRequest) => addTask(db, 'signIn.reset', request)

export async function mailResetTo(db: Db, { email, site, themeId }: ResetRequest) {
  const account = await accountByEmail(db, email)
  if (!account || account.isDisabled) return
  await db.transaction().execute(async (trx) => {
    await mailReset(trx, account, { site, themeId, href: await resetLink(trx, account.id, site.origin) })
  })
}

/** A password link, valid for an hour; it replaces earlier ones. @param origin of the site it leads to */
export async function resetLink(db: Db, userId: string, origin: string): Promise<string> {
  return `${origin}/user/reset?token=${await issueToken(db, userId, 'reset')}`
}

/**
 * Uses up the link and sets the password; all sessions end. The link verifies the email address too.
 * @throws Invalid when the link was used already or has expired
 */
export async function resetPassword(
  db: Db,
  actor: Actor,
  token: string,
  hash: string,
  mail: { site: MailSite; themeId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, token, 'reset')
    const account = used && (await accountById(trx, used.userId))
    if (!account || account.isDisabled) throw new Invalid({ form: signInMessages.linkDead })
    await changePassword(trx, account.id, hash)
    await activate(trx, account.id)
    await mailPasswordChanged(trx, account, mail)
    await audit(trx, actor, { action: 'password.reset', subject: { type: 'user', id: account.id } })
  })
}
