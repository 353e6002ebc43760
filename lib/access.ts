import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { type Capability, may } from '#spec/access.ts'
import { connectionMessages } from '#spec/messages.ts'
import { cookieName } from './cookies.ts'
import { forbidden } from './problem.ts'
import { safeRedirect } from './safe-redirect.ts'
import { Stop } from './stop.ts'
import { representation } from './web.ts'

/** A route and who may use it. */
export type Named = { method: string; url: string; can: Capability; cached: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    /** every route in order of registration, for the access table in the docs */
    named: Named[]
  }
}

/** The app refuses to start when a route names no capability. Register before any route. */
export const capabilityNamed = plugin(async (app) => {
  app.decorate('named', [])
  app.addHook('onRoute', (route) => {
    if (!route.config?.can)
      throw new Stop(
        `The route ${route.method} ${route.url} names no capability: add config: { can: … } from spec/access.ts.`,
      )
    const { can, cached = false } = route.config
    for (const method of [route.method].flat()) app.named.push({ method, url: route.url, can, cached })
  })
})

/** Rejects callers who lack a route's capability; visitors are sent to sign in and return. */
export const accessChecked = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { can } = request.routeOptions.config
    if (!can || may(request.viewer, can)) return
    if (request.viewer) throw forbidden()
    if (representation(request.headers) === 'json')
      return reply.code(401).send({ error: 'Please sign in first.' })
    // Our client stays on the page and shows the message, so that nothing typed is lost.
    if (isEndedSession(request)) return reply.code(401).send({ error: connectionMessages.signedOut })
    return reply.redirect(`/user/login?redirectTo=${encodeURIComponent(returnTo(request))}`, 303)
  })
})

/** A write by our client on a page that was loaded while signed in. */
const isEndedSession = (request: FastifyRequest) =>
  request.method !== 'GET' &&
  representation(request.headers) === 'inertia' &&
  Boolean(request.cookies[cookieName(request, 'session')])

type UnauthenticatedRequest = {
  method: string
  url: string
  headers: { referer?: string; host?: string }
  protocol: string
}

/** Where to go after signing in: this address, or for a write the page it was submitted from. */
function returnTo({ method, url, headers, protocol }: UnauthenticatedRequest): string {
  if (method === 'GET') return url
  const base = `${protocol}://${headers.host}`
  const { referer } = headers
  return (referer?.startsWith(`${base}/`) && safeRedirect(referer.slice(base.length))) || '/'
}
