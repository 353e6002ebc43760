import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { cookieName, cookieOptions } from './cookies.ts'
import { forbidden } from './problem.ts'
import { sign, unsign } from './signature.ts'
import { representation } from './web.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** a token for a form in this response; also sets its cookie */
    csrfToken(): string
    /** is this token valid for this write? True where none is required */
    provesCsrf(given: unknown): boolean
    /** the browser reports that another site sent this */
    isFromElsewhere: boolean
    /** a write without a valid token, which may come from any page on the web */
    lacksCsrfToken: boolean
    /** opened from elsewhere although it has an effect: a pasted address, or a link on another site */
    isPasted: boolean
  }
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Every write carries a token: header `x-csrf-token`, or body field `csrf` or `_csrf` (document 3, section 7).
 * The token equals a cookie that is signed and bound to the session, and expires with it. A refusal answers 403
 * with a fresh token in the body, and the client retries once. Cacheable HTML contains no token.
 */
export const csrf = plugin<{ secret: string }>(async (app, { secret }) => {
  const purpose = (request: FastifyRequest) => `csrf:${request.session?.id ?? 'visitor'}`

  const issue = (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = request.cookies[cookieName(request, 'csrf')]
    if (cookie && unsign(secret, purpose(request), cookie)) return cookie
    const token = sign(secret, purpose(request), randomBytes(18).toString('base64url'))
    // Not HttpOnly, because our script reads it to send it back; on its own it gives no access to anything.
    reply.setCookie(cookieName(request, 'csrf'), token, cookieOptions(request, { httpOnly: false }))
    return token
  }

  const proves = (request: FastifyRequest, given: unknown) => {
    const cookie = request.cookies[cookieName(request, 'csrf')]
    return given === cookie && unsign(secret, purpose(request), cookie) !== null && !fromElsewhere(request)
  }
  const asksForToken = ({ method, routeOptions }: FastifyRequest) =>
    writes.has(method) && !routeOptions.config.fromOutside

  app.decorateRequest('csrfToken', () => '')
  app.decorateRequest('provesCsrf', () => false)
  app.decorateRequest('isFromElsewhere', false)
  app.decorateRequest('lacksCsrfToken', false)
  app.decorateRequest('isPasted', false)
  app.addHook('onRequest', async (request, reply) => {
    request.csrfToken = () => issue(request, reply)
    request.provesCsrf = (given) => !asksForToken(request) || proves(request, given)
    request.isFromElsewhere = fromElsewhere(request)
  })

  app.addHook('preValidation', async (request, reply) => {
    const { sameOrigin } = request.routeOptions.config
    if (sameOrigin && !fromOwnPage(request)) {
      request.isPasted = true
      throw forbidden("This link can't be opened directly. Go back and try again.")
    }
    if (!asksForToken(request)) return
    const body = request.body as { csrf?: unknown; _csrf?: unknown } | null | undefined
    const given = request.headers['x-csrf-token'] ?? body?.csrf ?? body?._csrf
    if (body && typeof body === 'object') {
      delete body.csrf
      delete body._csrf
    }
    if (proves(request, given)) return
    request.lacksCsrfToken = true
    // Without script the user would see the JSON; show the form again instead, with the input and a new token.
    if (isNativeForm(request) && fromOwnPage(request)) return reply.back({ form: tooOld })
    return reply.code(403).send({ error: tooOld, csrf: issue(request, reply) })
  })
})

const tooOld = 'The page was open for too long. Please try again.'

const isNativeForm = ({ headers }: FastifyRequest) =>
  representation(headers) === 'html' &&
  String(headers.accept).includes('text/html') &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(String(headers['content-type']))

function fromElsewhere(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && origin !== `${request.protocol}://${request.headers.host}`
}

/** Browsers send the origin of a request; one without it must carry our referrer. */
function fromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  return request.headers.referer?.startsWith(`${request.protocol}://${request.headers.host}/`) ?? false
}
