import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { cookieName } from './cookies.ts'
import { representation } from './web.ts'

type Kept = { body: string; status: number; type: string }

/** Stands in kept HTML where the nonce of each answer goes. */
export const noncePlace = '@@nonce@@'

/**
 * Keeps anonymous answers of routes with `cached: true` in memory, by site, URL and representation, until `clear()`.
 * The nonce of the content security policy is new in every answer.
 */
export function pageCache(options: {
  megabytes: number
  seconds: number
  site: (request: FastifyRequest) => string
}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: options.megabytes * 1024 * 1024,
    sizeCalculation: (entry) => entry.body.length * 2 + 200,
    ttl: options.seconds * 1000,
  })
  const key = (request: FastifyRequest) =>
    `${options.site(request)} ${representation(request.headers)} ${request.url}`
  let generation = 0
  const generations = new WeakMap<FastifyRequest, number>()

  const hooks = plugin(async (app) => {
    // After sessions and access: only visitors get here, and only to what they may see.
    app.addHook('preHandler', async (request, reply) => {
      if (!mayKeep(request)) return
      generations.set(request, generation)
      const hit = kept.get(key(request))
      if (!hit) return
      return reply.code(hit.status).header('x-cache', 'hit').type(hit.type).send(hit.body)
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const body = typeof payload === 'string' ? payload : null
      if (
        body !== null &&
        mayKeep(request) &&
        keepable(reply) &&
        generations.get(request) === generation &&
        reply.getHeader('x-cache') !== 'hit'
      )
        kept.set(key(request), {
          body,
          status: reply.statusCode,
          type: String(reply.getHeader('content-type')),
        })
      return body !== null && isHtml(reply)
        ? body.replaceAll(noncePlace, reply.cspNonce?.style ?? '')
        : payload
    })
  })
  /** Forgets everything: what pages show has changed. */
  const clear = () => {
    generation++
    kept.clear()
  }
  return { hooks, clear }
}

function mayKeep(request: FastifyRequest) {
  return (
    request.routeOptions.config.cached === true &&
    request.method === 'GET' &&
    request.viewer === null &&
    !request.hasForm &&
    request.headers['x-inertia-partial-component'] === undefined &&
    request.cookies[cookieName(request, 'flash')] === undefined
  )
}

const keepable = (reply: FastifyReply) =>
  reply.statusCode === 200 && reply.getHeader('set-cookie') === undefined
const isHtml = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html')
