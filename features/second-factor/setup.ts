import type { FastifyReply, FastifyRequest } from 'fastify'
import { mailCredentialsChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { seal, unseal } from '#lib/seal.ts'
import { beginSession, endSessionsOf, setSessionCookie } from '#lib/session.ts'
import { factorsOf } from './factors.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** Recovery codes that were just created: shown for ten minutes, in this browser only. */
const fresh = pendingFlow<{ userId: string; sealed: string }>('recovery_codes', 10)

type Change = { action: string; what: string; save: (db: Db) => Promise<unknown> }

/**
 * Adds a second factor: notifies the owner and ends all other sessions. The first one also renews this session's token
 * and creates recovery codes.
 * @returns where to go next
 */
export async function addFactor(
  db: Db,
  settings: { secret: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { action, what, save }: Change,
): Promise<string> {
  const userId = request.viewer!.id
  const added = await db.transaction().execute(async (trx) => {
    const isFirst = !(await factorsOf(trx, userId)).any
    await save(trx)
    await notifyOwner(trx, request, action, what)
    await endSessionsOf(trx, userId, isFirst ? undefined : request.session!.token)
    if (!isFirst) return { codes: null, token: null }
    const token = await beginSession(trx, userId, { request, secondFactor: true })
    return { codes: await renewRecoveryCodes(trx, settings, userId), token }
  })
  if (added.token) setSessionCookie(request, reply, added.token)
  if (!added.codes) return '/account/second-factor'
  await showOnce(db, settings, request, reply, added.codes)
  return '/account/second-factor/codes'
}

/** Notifies the account owner by mail that credentials changed, and audits it. */
export async function notifyOwner(db: Db, request: FastifyRequest, action: string, what: string) {
  const { id } = request.viewer!
  const account = await accountById(db, id)
  if (account)
    await mailCredentialsChanged(db, account, { site: mailSite(request), themeId: request.site.id, what })
  await audit(db, request, { action, subject: { type: 'user', id } })
}

const purpose = (userId: string) => `codes ${userId}`

export async function showOnce(
  db: Db,
  settings: { secret: string },
  request: FastifyRequest,
  reply: FastifyReply,
  codes: string[],
) {
  const userId = request.viewer!.id
  const sealed = seal(settings.secret, purpose(userId), JSON.stringify(codes))
  await fresh.begin(db, request, reply, { userId, sealed })
}

/** The codes that were just created for this viewer in this browser. */
export async function freshCodes(
  db: Db,
  settings: { secret: string },
  request: FastifyRequest,
): Promise<string[] | null> {
  const made = await fresh.read(db, request)
  if (!made || made.userId !== request.viewer!.id) return null
  return JSON.parse(unseal(settings.secret, purpose(made.userId), made.sealed))
}
