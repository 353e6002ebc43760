import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Problem } from './problem.ts'
import { callerOf } from './rate-limit/address.ts'
import { representation } from './web.ts'

/** So many times in so many seconds, counted by address or by account (a visitor's address where there is none). */
export type Limit = { points: number; seconds: number; by: 'address' | 'account' }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** how often one caller may use this route; counted for all processes together */
    limit?: Limit
  }
}

/**
 * Keeps the `limit` of every route that names one. Register it after the sessions.
 * Whoever is over it is refused from memory; while PostgreSQL is away each process counts for itself.
 */
export const rateLimits = plugin<{ pool: pg.Pool }>(async (app, { pool }) => {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (route: string, limit: Limit) => {
    const limiter = limiters.get(route) ?? shared(pool, route, limit, limiters.size === 0)
    limiters.set(route, limiter)
    return limiter
  }
  app.addHook('onRequest', async (request) => {
    const { config, method, url } = request.routeOptions
    const { limit } = config
    const wait = limit && (await waitFor(limiterOf(`${method} ${url}`, limit), callerBy(limit.by, request)))
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
  })
})

/**
 * Stops one address from flooding this process, before anything is looked up for it; costs no round trip.
 * @param points requests in ten seconds; 0 switches it off
 */
export const floodGuard = plugin<{ points: number }>(async (app, { points }) => {
  if (!points) return
  const limiter = new RateLimiterMemory({ points, duration: floodSeconds })
  app.addHook('onRequest', async (request, reply) => {
    const wait = await waitFor(limiter, callerOf(request.ip))
    if (!wait) return
    // No page of the site: a flood must be cheap to refuse.
    reply.code(429).headers({ 'retry-after': wait, 'cache-control': 'no-store' })
    const error = tooOften(wait)
    if (representation(request.headers) === 'json') return reply.send({ error, requestId: request.id })
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Too many requests</title><p>${error}`)
  })
})

/**
 * A limit of its own for all processes together, for what is not a whole route: by address, or by any other text.
 * @returns takes a point of a caller: the seconds to wait when none is left, else 0; `forget` gives all points back
 */
export function limiter(pool: pg.Pool, name: string, limit: Omit<Limit, 'by'>) {
  const points = shared(pool, name, { ...limit, by: 'address' }, false)
  return Object.assign((caller: string) => waitFor(points, callerOf(caller)), {
    forget: async (caller: string) => void (await points.delete(callerOf(caller))),
  })
}

const floodSeconds = 10

function shared(pool: pg.Pool, name: string, { points, seconds }: Limit, sweeps: boolean) {
  const limits = { points, duration: seconds, keyPrefix: name }
  return new RateLimiterPostgres({
    ...limits,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: sweeps,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(limits),
  })
}

const callerBy = (by: Limit['by'], { viewer, ip }: FastifyRequest) =>
  by === 'account' && viewer ? viewer.id : callerOf(ip)

/** Takes one point; the seconds to wait when there is none left. */
async function waitFor(limiter: RateLimiterAbstract, caller: string): Promise<number> {
  try {
    await limiter.consume(caller)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** The sentence for whoever has to wait. */
export function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? count(seconds, 'second') : count(minutes, 'minute')
  return `That was more often than we can take. Please try again in ${wait}.`
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
