import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { cookieName } from './cookies.ts'
import type { PageEvent } from './page-events.ts'
import { representation } from './web.ts'

type Entry = {
  body: string
  status: number
  headers: Record<string, string>
  events: readonly PageEvent[] | null
}

/**
 * Mark where each answer's own nonces go in cached HTML. Content cannot contain them: they are
 * random per process and never sent.
 */
export const noncePlaces = { style: randomBytes(18).toString('hex'), script: randomBytes(18).toString('hex') }

/** Headers of one particular response; all others are cached. */
const momentary = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'retry-after',
  'set-cookie',
  'transfer-encoding',
  'x-cache',
])

/**
 * Caches anonymous answers of routes with `cached: true` in memory, by site, URL and representation, until `clear()`.
 * A hit repeats the first answer's status, body and headers; only the nonces of the content security policy are new.
 */
export function pageCache(options: {
  megabytes: number
  seconds: number
  site: (request: FastifyRequest) => string
  /** a draft, reached through a secret link */
  isKeyed: (request: FastifyRequest) => boolean
  /** whether the date changed what pages show since it was asked last */
  isDue: () => boolean
  /** whether changes may not be heard of: then nothing is served from memory, and nothing kept */
  isDeaf: () => boolean
}) {
  const mayKeep = (request: FastifyRequest) =>
    isForAnyone(request) && !options.isKeyed(request) && !options.isDeaf()
  const pages = new LRUCache<string, Entry>({
    maxSize: options.megabytes * 1024 * 1024,
    sizeCalculation: (entry) => entry.body.length * 2 + 200,
    ttl: options.seconds * 1000,
  })
  const key = (request: FastifyRequest) =>
    `${options.site(request)} ${representation(request.headers)} ${request.url}`
  let generation = 0
  const generations = new WeakMap<FastifyRequest, number>()

  const hooks = plugin(async (app) => {
    // Runs after sessions and access, so it only sees visitors on pages they may see.
    app.addHook('preHandler', async (request, reply) => {
      if (options.isDue()) clear()
      if (!mayKeep(request)) return
      generations.set(request, generation)
      const hit = pages.get(key(request))
      if (!hit) return
      reply.events = hit.events
      return reply
        .code(hit.status)
        .headers(
          Object.fromEntries(
            Object.entries(hit.headers).map(([name, value]) => [name, withNonces(value, reply)]),
          ),
        )
        .header('x-cache', 'hit')
        .send(hit.body)
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
        pages.set(key(request), {
          body,
          status: reply.statusCode,
          headers: cacheableHeaders(reply),
          events: reply.events,
        })
      return body !== null && isHtml(reply) && reply.audience !== 'person' ? withNonces(body, reply) : payload
    })
  })
  /** Empties the cache; call it when anything that pages show has changed. */
  const clear = () => {
    generation++
    pages.clear()
  }
  return { hooks, clear }
}

/** Query parameters that grant access. */
const keys = ['token', 'key', 'code', 'signature', 'preview', 'state']

/** Whether an address has one: reads the URL, because a route's schema strips unknown parameters from `query`. */
export const grantsAccess = (url: string) => {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  return keys.some((name) => query.has(name))
}

function isForAnyone(request: FastifyRequest) {
  return (
    !grantsAccess(request.url) &&
    request.routeOptions.config.cached === true &&
    request.method === 'GET' &&
    request.viewer === null &&
    !request.hasForm &&
    request.headers['x-inertia-partial-component'] === undefined &&
    request.cookies[cookieName(request, 'flash')] === undefined
  )
}

/** The policy contains this response's nonces, which are removed here and replaced at each hit. */
function cacheableHeaders(reply: FastifyReply): Record<string, string> {
  const { script = '', style = '' } = reply.cspNonce ?? {}
  const lasting = Object.entries(reply.getHeaders()).filter(
    ([name, value]) => value !== undefined && !momentary.has(name),
  )
  return Object.fromEntries(
    lasting.map(([name, value]) => {
      const text = String(value)
      const withoutNonces =
        script && style
          ? text.replaceAll(script, noncePlaces.script).replaceAll(style, noncePlaces.style)
          : text
      return [name, withoutNonces]
    }),
  )
}

const withNonces = (text: string, { cspNonce }: FastifyReply) =>
  text
    .replaceAll(noncePlaces.script, cspNonce?.script ?? '')
    .replaceAll(noncePlaces.style, cspNonce?.style ?? '')

/** The cache-control of a page addresses browsers; this cache goes by who may see the page. */
const keepable = (reply: FastifyReply) =>
  reply.statusCode === 200 &&
  reply.getHeader('set-cookie') === undefined &&
  reply.audience !== 'person' &&
  (reply.audience === 'anyone' || !/private|no-store/.test(String(reply.getHeader('cache-control'))))
const isHtml = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html')
