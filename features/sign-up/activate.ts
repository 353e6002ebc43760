import type { FastifyReply, FastifyRequest } from 'fastify'
import { foundKeptCompany } from '#features/employers/index.ts'
import { adoptFile } from '#features/files/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { signIn } from '#features/sign-in/index.ts'
import { accountById, activate } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isPassword } from '#lib/password.ts'
import { Invalid } from '#lib/problem.ts'
import { tokenOwner, useToken } from '#lib/user-tokens.ts'
import type { Tools } from '#lib/web.ts'
import { signInMessages, signUpMessages } from '#spec/messages.ts'
import { forgetSignUpsOf, madeHere, signUpOf } from './drafts.ts'

/** What an activation link leads to; null when it is used, expired or invalid. */
export async function linkOf(db: Db, request: FastifyRequest, token: string) {
  const owner = await tokenOwner(db, token, 'activate')
  const account = owner && (await accountById(db, owner.userId))
  if (!account || account.isDisabled || account.isActivated) return null
  const signUp = await signUpOf(db, account.id)
  // Anyone can sign up with anyone's address. A link opened in another browser than the sign-up must not activate an
  // account with a password that a stranger chose.
  const asksPassword = account.passwordHash !== null && !madeHere(request, signUp)
  return { account, signUp, asksPassword }
}

const linkDead = () => new Invalid({ form: signInMessages.linkDead }, '/user/activate')

type Activation = { token: string; password: string }

/** Verifies the email address, gives the account its files, and signs in, asking for a second factor if there is one. */
export async function activateAccount(
  tools: Tools,
  request: FastifyRequest<{ Body: Activation }>,
  reply: FastifyReply,
) {
  const { db } = tools
  const { token, password } = request.body
  const link = await linkOf(db, request, token)
  if (!link) throw linkDead()
  const { account, signUp, asksPassword } = link
  if (asksPassword && !(await isPassword(account.passwordHash, password)))
    throw new Invalid({ password: signUpMessages.activationPassword })
  const active = await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, token, 'activate'))) throw linkDead()
    await activate(trx, account.id)
    const hasAll = await takeFiles(trx, account.id, signUp)
    await foundKeptCompany(trx, { viewer: null, ip: request.ip }, account.id)
    await forgetSignUpsOf(trx, account.id)
    const subject = { type: 'user', id: account.id }
    await audit(trx, request, { action: 'user.activate', subject, themeId: request.site.id })
    return { hasAll }
  })
  const { registered, fileDropped } = signUpMessages
  const message = active.hasAll ? registered : `${registered} ${fileDropped}`
  const redirectTo = signUp?.redirectTo
  return signIn(tools, request, reply, account, { how: 'activation', redirectTo, isNew: true, message })
}

/** @returns whether every file that was sent is still there */
async function takeFiles(db: Db, userId: string, signUp: Awaited<ReturnType<typeof signUpOf>>) {
  const sent = { dd214FileId: signUp?.dd214FileId, resumeFileId: signUp?.resumeFileId }
  let hasAll = true
  for (const [name, id] of Object.entries(sent)) {
    if (!id) continue
    await adoptFile(db, id, userId)
    const file = await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    if (file) await saveProfile(db, userId, { [name]: id })
    else hasAll = false
  }
  return hasAll
}
