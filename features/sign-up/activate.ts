import type { FastifyReply, FastifyRequest } from 'fastify'
import { adoptFile } from '#features/files/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { enter } from '#features/sign-in/index.ts'
import { accountById, activate } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isPassword } from '#lib/password.ts'
import { tokenOwner, useToken } from '#lib/user-tokens.ts'
import { signInMessages, signUpMessages } from '#spec/messages.ts'
import { forgetSignUpsOf, madeHere, signUpOf } from './drafts.ts'

/** What a link of a mail leads to; null when it is used, too old, or no link at all. */
export async function linkOf(db: Db, request: FastifyRequest, token: string) {
  const owner = await tokenOwner(db, token, 'activate')
  const account = owner && (await accountById(db, owner.userId))
  if (!account || account.isDisabled) return null
  const signUp = await signUpOf(db, account.id)
  // Anybody can sign up with anybody's address. A link that is opened elsewhere than where the sign-up was made must
  // not open an account with a password that a stranger has chosen.
  const asksPassword = account.passwordHash !== null && !madeHere(request, signUp)
  return { account, signUp, asksPassword }
}

type Activation = { token: string; password: string }

/** Proves the address, gives the account its files, and signs in. */
export async function activateAccount(
  db: Db,
  request: FastifyRequest<{ Body: Activation }>,
  reply: FastifyReply,
) {
  const { token, password } = request.body
  const link = await linkOf(db, request, token)
  if (!link) return reply.back({ form: signInMessages.linkDead }, {}, '/user/activate')
  const { account, signUp, asksPassword } = link
  if (asksPassword && !(await isPassword(account.passwordHash, password)))
    return reply.back({ password: signUpMessages.activationPassword })
  const active = await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, token, 'activate'))) return null
    await activate(trx, account.id)
    const hasAll = await takeFiles(trx, account.id, signUp)
    await forgetSignUpsOf(trx, account.id)
    const subject = { type: 'user', id: account.id }
    await audit(trx, request, { action: 'user.activate', subject, themeId: request.site.id })
    return { hasAll }
  })
  if (!active) return reply.back({ form: signInMessages.linkDead }, {}, '/user/activate')
  await enter(db, request, reply, account.id, { how: 'activation', secondFactor: false })
  const { registered, fileDropped } = signUpMessages
  return reply.done({
    to: signUp?.redirectTo ?? `/profile/${account.id}/edit`,
    message: active.hasAll ? registered : `${registered} ${fileDropped}`,
    body: { user: { id: account.id } },
  })
}

/** @returns whether every file that was sent is still there */
async function takeFiles(db: Db, userId: string, signUp: Awaited<ReturnType<typeof signUpOf>>) {
  const sent = { dd214FileId: signUp?.dd214FileId, resumeFileId: signUp?.resumeFileId }
  let hasAll = true
  for (const [name, id] of Object.entries(sent)) {
    if (!id) continue
    await adoptFile(db, id, userId)
    const kept = await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    if (kept) await saveProfile(db, userId, { [name]: id })
    else hasAll = false
  }
  return hasAll
}
