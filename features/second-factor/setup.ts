import type { FastifyReply, FastifyRequest } from 'fastify'
import { mailWayInChanged } from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { handshake } from '#lib/handshake.ts'
import { seal, unseal } from '#lib/seal.ts'
import { beginSession, endSessionsOf, setSessionCookie } from '#lib/session.ts'
import { factorsOf } from './factors.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** Recovery codes that were just made: shown for ten minutes, to this browser. */
const fresh = handshake<{ userId: string; sealed: string }>('recovery_codes', 10)

type Change = { action: string; what: string; keep: (db: Db) => Promise<boolean> }

/**
 * Adds something that opens the account from now on: tells its owner, and with the first one ends every session that was
 * begun without it, for this browser with a new token, and makes recovery codes.
 * @returns where to go next; null when `keep` refused
 */
export async function addFactor(
  db: Db,
  settings: { secret: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { action, what, keep }: Change,
): Promise<string | null> {
  const userId = request.viewer!.id
  const added = await db.transaction().execute(async (trx) => {
    const isFirst = !(await factorsOf(trx, userId)).any
    if (!(await keep(trx))) return null
    await tell(trx, request, action, what)
    if (!isFirst) return { codes: null, token: null }
    await endSessionsOf(trx, userId)
    const token = await beginSession(trx, userId, { request, secondFactor: true })
    return { codes: await renewRecoveryCodes(trx, settings, userId), token }
  })
  if (!added) return null
  if (added.token) setSessionCookie(request, reply, added.token)
  if (!added.codes) return '/account/second-factor'
  await showOnce(db, settings, request, reply, added.codes)
  return '/account/second-factor/codes'
}

/** Tells the owner of the account by mail, and the audit trail, that a way in was added or taken away. */
export async function tell(db: Db, request: FastifyRequest, action: string, what: string) {
  const { id } = request.viewer!
  const account = await accountById(db, id)
  if (account)
    await mailWayInChanged(db, account, { site: mailSite(request), themeId: request.site.id, what })
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

/** The codes that were just made for this viewer in this browser. */
export async function freshCodes(
  db: Db,
  settings: { secret: string },
  request: FastifyRequest,
): Promise<string[] | null> {
  const made = await fresh.look(db, request)
  if (!made || made.userId !== request.viewer!.id) return null
  return JSON.parse(unseal(settings.secret, purpose(made.userId), made.sealed))
}
