import { audit } from '#lib/audit.ts'
import { clearSessionCookie, endSession } from '#lib/session.ts'
import type { App } from '#lib/web.ts'
import { signInMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'

/** Signs out of this browser. Doing it again changes nothing. */
export async function logoutRoutes(app: App, { db }: Tools) {
  app.post('/user/logout', { config: { can: 'public', shed: 'last' } }, async (request, reply) => {
    const { session, viewer } = request
    if (session && viewer) {
      await endSession(db, session.token)
      await audit(db, request, { action: 'sign-out', subject: { type: 'user', id: viewer.id } })
    }
    clearSessionCookie(request, reply)
    return reply.done({ to: '/', message: signInMessages.signedOut, clearHistory: true })
  })
}
