import type { FastifyReply, FastifyRequest } from 'fastify'
import { factorsOf } from '#features/second-factor/index.ts'
import { originOf } from '#features/themes/index.ts'
import { type Account, signedIn } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { handshake } from '#lib/handshake.ts'
import { ownPath } from '#lib/own-path.ts'
import { beginSession, endSession, readSession, setSessionCookie } from '#lib/session.ts'
import { may } from '#spec/access.ts'
import { signUpMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'

/** Somebody whose first proof was right, and who still owes the second. */
export type HalfSignedIn = { userId: string; how: string; redirectTo: string | null }

/** Ten minutes to find the phone. */
export const secondStep = handshake<HalfSignedIn>('second_step', 10)

/** What was shown: the way in, and whether it counts as two factors, as a passkey with a fingerprint does. */
export type Proof = {
  how: string
  isBoth?: boolean
  redirectTo?: unknown
  /** the account was just made */
  isNew?: boolean
}

/**
 * Lets somebody in whose first proof was right; whoever has a second factor is asked for it before.
 * @returns the answer
 */
export async function signIn(
  { db, pool, settings }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<Account, 'id'>,
  { how, isBoth = false, redirectTo, isNew }: Proof,
) {
  const onward = ownPath(redirectTo, originOf(request))
  const { any: hasFactor } = await factorsOf(db, account.id)
  if (!isBoth && hasFactor) {
    await secondStep.begin(db, request, reply, { userId: account.id, how, redirectTo: onward })
    return reply.done({ to: '/user/second-factor', body: { secondFactor: true } })
  }
  const token = await enter(db, request, reply, account.id, { how, secondFactor: isBoth })
  const owes = settings.requireSecondFactor && !isBoth && (await owesSecond(pool, token, request.ip))
  const usual = isNew ? `/profile/${account.id}/edit` : '/'
  const to = owes ? '/account/second-factor' : (onward ?? usual)
  const message = isNew ? signUpMessages.registered : undefined
  return reply.done({ to, message, body: { user: { id: account.id } } })
}

async function owesSecond(pool: Tools['pool'], token: string, address: string): Promise<boolean> {
  const viewer = (await readSession(pool, token, address))?.viewer ?? null
  return may(viewer, 'second-factor.owed')
}

/** Begins the session: with a new token, whatever the browser brought. @returns the token */
export async function enter(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  { how, secondFactor }: { how: string; secondFactor: boolean },
) {
  const token = await db.transaction().execute(async (trx) => {
    if (request.session) await endSession(trx, request.session.token)
    await signedIn(trx, userId)
    await audit(
      trx,
      { viewer: null, ip: request.ip },
      {
        action: 'sign-in',
        subject: { type: 'user', id: userId },
        themeId: request.site.id,
        detail: { how, secondFactor },
      },
    )
    return beginSession(trx, userId, { request, secondFactor })
  })
  setSessionCookie(request, reply, token)
  return token
}
