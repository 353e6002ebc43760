import type { FastifyReply, FastifyRequest } from 'fastify'
import { factorsOf } from '#features/second-factor/index.ts'
import { originOf } from '#features/themes/index.ts'
import { type Account, signedIn } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import { beginSession, endSession, factorOwed, readSession, setSessionCookie } from '#lib/session.ts'
import type { Tools } from '#lib/web.ts'
import { signUpMessages } from '#spec/messages.ts'

/** Passed the first factor, and still owes the second. */
export type HalfSignedIn = { userId: string; how: string; redirectTo: string | null }

/** Ten minutes to find the phone. */
export const secondStep = pendingFlow<HalfSignedIn>('second_step', 10)

/** The credential that was used, and whether it counts as two factors, as a passkey with a fingerprint does. */
export type Proof = {
  how: string
  isBoth?: boolean
  redirectTo?: unknown
  /** the account was just created */
  isNew?: boolean
  /** the toast for a new account */
  message?: string
}

/**
 * Signs in after the first factor, or asks for the second if the account has one.
 * @returns the answer
 */
export async function signIn(
  { db, pool, settings }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<Account, 'id'>,
  { how, isBoth = false, redirectTo, isNew, message = signUpMessages.registered }: Proof,
) {
  // Only failures count against an address: a whole office may sign in within minutes.
  await request.giveBackAttempt()
  const onward = safeRedirect(redirectTo, originOf(request))
  const { any: hasFactor } = await factorsOf(db, account.id)
  if (!isBoth && hasFactor) {
    await secondStep.begin(db, request, reply, { userId: account.id, how, redirectTo: onward })
    return reply.done({ to: '/user/second-factor', body: { secondFactor: true } })
  }
  const token = await enter(db, request, reply, account.id, { how, secondFactor: isBoth })
  const owes = settings.requireSecondFactor && !isBoth && (await owesSetup(pool, token, request.ip))
  const usual = isNew ? `/profile/${account.id}/edit` : '/'
  const to = owes ? '/account/second-factor' : (onward ?? usual)
  const notice = isNew && { message, stays: true, ...(to !== usual && { link: profileLink(usual) }) }
  return reply.done({ to, ...notice, body: { user: { id: account.id } } })
}

const profileLink = (href: string) => ({ href, label: 'Complete your profile' })

async function owesSetup(pool: Tools['pool'], token: string, address: string): Promise<boolean> {
  const begun = await readSession(pool, token, address)
  return begun !== null && factorOwed(begun, true) === 'setup'
}

/** Begins a session with a new token, whatever the browser sent (session fixation). @returns the token */
export async function enter(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  { how, secondFactor }: { how: string; secondFactor: boolean },
) {
  const token = await db.transaction().execute(async (trx) => {
    const before = request.session ?? request.halfSignedIn?.session
    if (before) await endSession(trx, before.token)
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
