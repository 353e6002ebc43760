import { entriesInNameOf, textOf } from '#features/audit/index.ts'
import { audit } from '#lib/audit.ts'
import { clearSessionCookie, endOwnSession, endSessionsOf, sessionsOf } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInMessages } from '#spec/messages.ts'
import { browserOf } from './browser-of.ts'
import { SessionsEnd } from './schema.ts'

const config = { can: 'account.secure' } as const
const url = '/account/sessions'
const shownActs = 50

/** The sessions of an account; signs out of one, of all others, or of all. */
export async function sessionRoutes(app: App, { db }: Tools) {
  app.get(url, { config }, async ({ viewer, session }, reply) => {
    const found = await sessionsOf(db, viewer!.id)
    const sessions = found.map(({ id, userAgent, address, actorId, createdAt, lastSeenAt }) => ({
      id,
      browser: actorId ? 'Site staff' : browserOf(userAgent),
      address: actorId ? null : address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === session?.id,
      isStaff: actorId !== null,
    }))
    const acts = await entriesInNameOf(db, app.features.auditActions, viewer!.id, shownActs)
    const staff = acts.map(({ id, at, sentence }) => ({ id, at, text: textOf(sentence) }))
    return reply.page('sign-in/sessions', { sessions, staff })
  })

  app.post(`${url}/end`, { schema: { body: SessionsEnd }, config }, async (request, reply) => {
    const { id: userId } = request.viewer!
    const { body, session } = request
    const subject = { type: 'user', id: userId }
    if ('id' in body) {
      await db.transaction().execute(async (trx) => {
        if (await endOwnSession(trx, userId, body.id))
          await audit(trx, request, { action: 'session.end', subject })
      })
      if (body.id !== session!.id) return reply.done({ to: url, message: signInMessages.sessionEnded })
    } else {
      const others = body.which === 'others'
      await db.transaction().execute(async (trx) => {
        await endSessionsOf(trx, userId, others ? session!.token : undefined)
        await audit(trx, request, { action: 'session.end-all', subject, detail: { others } })
      })
      if (others) return reply.done({ to: url, message: signInMessages.signedOutElsewhere })
    }
    clearSessionCookie(request, reply)
    return reply.done({ to: '/user/login', message: signInMessages.signedOut, clearHistory: true })
  })
}
