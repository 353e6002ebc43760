import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import type { Person } from '#spec/access.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { readSession } from './session/read.ts'
import { lifetime } from './session/token.ts'

export { beginSession } from './session/begin.ts'
export { endOwnSession, endSession, endSessionsOf } from './session/end.ts'
export { sessionsOf } from './session/list.ts'
export { readSession } from './session/read.ts'

/** The session that a request came in; its rights are those of `request.viewer`. */
export type Session = {
  id: string
  /** keep this one when the others end (endSessionsOf) */
  token: string
  /** when a second factor was shown in it */
  secondFactorAt: Date | null
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Reads the session cookie into `request.viewer` and `request.session`. A visitor without a cookie costs no query. */
export const sessions = plugin<{ pool: pg.Pool }>(async (app, { pool }) => {
  app.decorateRequest('viewer', null)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[cookieName(request, 'session')]
    const found: { viewer: Person; session: Session } | null = token
      ? await readSession(pool, token, request.ip)
      : null
    request.viewer = found?.viewer ?? null
    request.session = found?.session ?? null
  })
})

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  const options = cookieOptions(request, { maxAge: lifetime.wholeDays * 86_400 })
  reply.setCookie(cookieName(request, 'session'), token, options)
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(cookieName(request, 'session'), cookieOptions(request))
}
