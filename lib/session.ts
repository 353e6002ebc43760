import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import type { Person } from '#spec/access.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { type FactorOwed, factorOwed } from './session/owed.ts'
import { readSession } from './session/read.ts'
import { lifetime } from './session/token.ts'

export { beginSession } from './session/begin.ts'
export { endOwnSession, endSession, endSessionsOf } from './session/end.ts'
export { sessionsOf } from './session/list.ts'
export { factorOwed } from './session/owed.ts'
export { proveSession } from './session/prove.ts'
export { readSession } from './session/read.ts'

/** The session of a request; its permissions are those of `request.viewer`. */
export type Session = {
  id: string
  /** pass to endSessionsOf to keep this session when the others end */
  token: string
  /** when a second factor was verified in it */
  secondFactorAt: Date | null
  /** when the user signed in; later if a change of credentials rotated the token */
  begunAt: Date
  /** when its user last proved again who they are */
  provenAt: Date | null
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** a user whose session lacks a second factor; `viewer` and `session` are then null, as for a visitor */
    halfSignedIn: { viewer: NonNullable<Person>; session: Session; owed: FactorOwed } | null
  }
  interface FastifyContextConfig {
    /** sets up the required second factor, or signs out: open to users who have yet to set it up */
    beforeSecondFactor?: boolean
  }
}

/**
 * Reads the session cookie into `request.viewer` and `request.session`. Without a cookie it makes no query.
 * A user who owes a second factor is a visitor everywhere except on the routes that set it up.
 * @param options.requireSecondFactor staff must have one
 */
export const sessions = plugin<{ pool: pg.Pool; requireSecondFactor: boolean }>(
  async (app, { pool, requireSecondFactor }) => {
    app.decorateRequest('viewer', null)
    app.decorateRequest('session', null)
    app.decorateRequest('halfSignedIn', null)
    app.addHook('onRequest', async (request) => {
      const token = request.cookies[cookieName(request, 'session')]
      const found = token ? await readSession(pool, token, request.ip) : null
      if (!found) return
      const { viewer, session } = found
      const owed = factorOwed(found, requireSecondFactor)
      if (owed) request.halfSignedIn = { viewer, session, owed }
      if (owed && !(owed === 'setup' && request.routeOptions.config.beforeSecondFactor)) return
      request.viewer = viewer
      request.session = session
    })
  },
)

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  const options = cookieOptions(request, { maxAge: lifetime.wholeDays * 86_400 })
  reply.setCookie(cookieName(request, 'session'), token, options)
}

/** Signs this browser out and clears its cached pages, since others may use it next. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.header('clear-site-data', '"cache", "storage"')
  reply.clearCookie(cookieName(request, 'session'), cookieOptions(request))
}
