import { audit } from '#lib/audit.ts'
import { clearSessionCookie, endSession } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInMessages } from '#spec/messages.ts'

const config = { can: 'public', shed: 'last', beforeSecondFactor: true } as const

/** Signs out of this browser. Idempotent. */
export async function logoutRoutes(app: App, { db }: Tools) {
  app.post('/user/logout', { config }, async (request, reply) => {
    const { session, viewer } = request.halfSignedIn ?? request
    if (session && viewer)
      await db.transaction().execute(async (trx) => {
        await endSession(trx, session.token)
        await audit(trx, request, { action: 'sign-out', subject: { type: 'user', id: viewer.id } })
      })
    clearSessionCookie(request, reply)
    return reply.done({ to: '/', message: signInMessages.signedOut, clearHistory: true })
  })
}
