import type { FastifyReply, FastifyRequest } from 'fastify'
import { representation } from '#lib/web.ts'
import { errorDocument } from './document.ts'

/** An address that Fastify cannot decode: it belongs to no route and no site, and no hook has seen it. */
export function unreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const message = 'This address cannot be read. Please check it.'
  const { id: requestId } = request
  reply.code(400).headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  if (representation(request.headers) === 'json') reply.send({ error: message, requestId })
  else
    reply
      .type('text/html; charset=utf-8')
      .send(errorDocument({ status: 400, title: 'We could not read that', message, requestId }))
}
