import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { cookieName, cookieOptions } from './cookies.ts'
import { sign, unsign } from './signature.ts'
import { representation } from './web.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** a token for a form of this answer; sets the cookie beside it */
    csrfToken(): string
  }
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Every write carries a token: header `x-csrf-token`, or body field `csrf` or `_csrf` (document 3, section 7).
 * The token equals a cookie that is signed and bound to the session. A refusal answers 403 with a fresh token in the
 * body, and the client retries once. Nothing of this stands in cacheable HTML.
 */
export const csrf = plugin<{ secret: string }>(async (app, { secret }) => {
  const purpose = (request: FastifyRequest) => `csrf:${request.viewer?.id ?? 'visitor'}`

  const issue = (request: FastifyRequest, reply: FastifyReply) => {
    const known = request.cookies[cookieName(request, 'csrf')]
    if (known && unsign(secret, purpose(request), known)) return known
    const token = sign(secret, purpose(request), randomBytes(18).toString('base64url'))
    // Our script reads it to send it back, so it is not HttpOnly; alone it gives no access to anything.
    reply.setCookie(cookieName(request, 'csrf'), token, cookieOptions(request, { httpOnly: false }))
    return token
  }

  app.decorateRequest('csrfToken', () => '')
  app.addHook('onRequest', async (request, reply) => {
    request.csrfToken = () => issue(request, reply)
  })

  app.addHook('preValidation', async (request, reply) => {
    const { sameOrigin, fromOutside } = request.routeOptions.config
    if (sameOrigin && !fromOwnPage(request))
      return reply.code(403).send({ error: 'This address works only from a page of this site.' })
    if (!writes.has(request.method) || fromOutside) return
    const cookie = request.cookies[cookieName(request, 'csrf')]
    const body = request.body as { csrf?: unknown; _csrf?: unknown } | null | undefined
    const given = request.headers['x-csrf-token'] ?? body?.csrf ?? body?._csrf
    if (body && typeof body === 'object') {
      delete body.csrf
      delete body._csrf
    }
    const proven =
      given === cookie && unsign(secret, purpose(request), cookie) !== null && !fromElsewhere(request)
    if (proven) return
    // Somebody without script would read the JSON: the form comes back instead, with what was typed and a new token.
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

/** Browsers say where a request comes from; one that does not say must carry our referrer. */
function fromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  return request.headers.referer?.startsWith(`${request.protocol}://${request.headers.host}/`) ?? false
}
