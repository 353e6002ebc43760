import type { FastifyReply, FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import { type Account, changePassword } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { beginSession, setSessionCookie } from '#lib/session.ts'
import { mailPasswordChanged } from './mails.ts'

/** Sets a new password: ends every session and begins a new one in this browser. */
export async function setPassword(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  password: string,
) {
  const hash = await hashPassword(password)
  const token = await db.transaction().execute(async (trx) => {
    await changePassword(trx, account.id, hash)
    await mailPasswordChanged(trx, account, { site: mailSite(request), themeId: request.site.id })
    await audit(trx, request, { action: 'password.change', subject: { type: 'user', id: account.id } })
    return beginSession(trx, account.id, { request })
  })
  setSessionCookie(request, reply, token)
}
