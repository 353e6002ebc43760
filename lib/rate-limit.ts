import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem.ts'
import { callerOf } from './rate-limit/address.ts'
import { SharedLimiter } from './rate-limit/shared-limiter.ts'
import { representation } from './web.ts'

/** A number of requests per period, counted by address or by account (by address for visitors). */
export type Limit = { points: number; seconds: number; by: 'address' | 'account' }

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** how often one caller may use this route, across all processes */
    limit?: Limit
  }
  interface FastifyRequest {
    /** refunds this request to its route's limit: for routes where only failures count */
    giveBackAttempt(): Promise<void>
  }
}

/**
 * Enforces the `limit` of each route. Register it after sessions and csrf: a write only counts with a valid token,
 * otherwise any foreign page could use up its visitor's limit.
 * Callers over the limit are refused from memory; while PostgreSQL is down each process counts separately.
 */
export const rateLimits = plugin<{ pool: pg.Pool }>(async (app, { pool }) => {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (route: string, limit: Limit) => {
    const limiter = limiters.get(route) ?? shared(pool, route, limit, limiters.size === 0)
    limiters.set(route, limiter)
    return limiter
  }
  async function take(request: FastifyRequest) {
    const { config, method, url } = request.routeOptions
    const { limit } = config
    if (!limit) return
    const limiter = limiterOf(`${method} ${url}`, limit)
    const caller = callerBy(limit.by, request)
    const wait = await waitFor(limiter, caller)
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
    request.giveBackAttempt = async () => void (await limiter.reward(caller))
  }
  app.decorateRequest('giveBackAttempt', async () => {})
  app.addHook('onRequest', async (request) => {
    if (!writes.has(request.method)) await take(request)
  })
  app.addHook('preValidation', async (request) => {
    if (writes.has(request.method)) await take(request)
  })
})

/**
 * Stops one address from flooding this process, before any lookup and without a round trip.
 * @param points requests in ten seconds; 0 disables it
 */
export const floodGuard = plugin<{ points: number }>(async (app, { points }) => {
  if (!points) return
  const limiter = new RateLimiterMemory({ points, duration: floodSeconds })
  app.addHook('onRequest', async (request, reply) => {
    const wait = await waitFor(limiter, callerOf(request.ip))
    if (!wait) return
    // Not a page of the site, since refusing a flood must be cheap.
    reply.code(429).headers({ 'retry-after': wait, 'cache-control': 'no-store' })
    const error = tooOften(wait)
    if (representation(request.headers) === 'json') return reply.send({ error, requestId: request.id })
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Too many requests</title><p>${error}`)
  })
})

/**
 * A separate limit across all processes, for something smaller than a route: by address or any other key.
 * @returns a function that takes one point and returns the seconds to wait (0 if allowed); `waits` returns them without taking
 * one; `forget` refunds all points
 */
export function limiter(pool: pg.Pool, name: string, limit: Omit<Limit, 'by'>) {
  const points = shared(pool, name, { ...limit, by: 'address' }, false)
  return Object.assign((caller: string) => waitFor(points, callerOf(caller)), {
    waits: async (caller: string) => {
      const taken = await points.get(callerOf(caller))
      const isOver = taken !== null && taken.consumedPoints >= limit.points
      return isOver ? Math.max(1, Math.ceil(taken.msBeforeNext / 1000)) : 0
    },
    forget: async (caller: string) => void (await points.delete(callerOf(caller))),
  })
}

const floodSeconds = 10

function shared(pool: pg.Pool, name: string, { points, seconds }: Limit, sweeps: boolean) {
  const limits = { points, duration: seconds, keyPrefix: name }
  return new SharedLimiter({
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

/** Takes one point; returns the seconds to wait when none is left. */
async function waitFor(limiter: RateLimiterAbstract, caller: string): Promise<number> {
  try {
    await limiter.consume(caller)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** The sentence for a caller over the limit. */
export function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? count(seconds, 'second') : count(minutes, 'minute')
  return `You have tried too often. Please try again in ${wait}.`
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
