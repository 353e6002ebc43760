import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Problem } from './problem.ts'
import { standingQueue } from './standing-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** served even when the server is too busy for other requests, as all writes are: pages to sign in and to give */
    shed?: 'last'
  }
}

/** Limits above which a process refuses requests; what is to be saved, and routes that are shed last, a little later. */
export type Shedding = {
  /**
   * concurrent reads: a hundred are a second of work; once so many as `standing` are always in progress on a busy process, no more, and
   * `working` of them are worked on while the others wait their turn
   */
  reads: Bound & { standing: number; working: number }
  /** mean event loop delay over a second, in milliseconds; 0: unlimited */
  delay: Bound
}
type Bound = { most: number; mostForLast: number }

const busy = () =>
  new Problem(503, 'The site is very busy. Please try again in a moment.', { 'retry-after': '5' })

async function shed(app: FastifyInstance, { reads, delay }: Shedding) {
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
  // What somebody has filled in is worth more than the next page.
  const isFirstShed = (request: FastifyRequest) =>
    isRead(request) && request.routeOptions.config.shed !== 'last'
  const mostOf = (request: FastifyRequest, { most, mostForLast }: Bound) =>
    isFirstShed(request) ? most : mostForLast

  // Only reads count, and only until their response is ready: the time to receive a body or to send a response is up to
  // the caller, who could otherwise lock everybody else out.
  let count = 0
  const reading = new WeakSet<FastifyRequest>()
  const queue = standingQueue(reads, () => app.isBusy())
  app.addHook('onRequest', async (request) => {
    if (count >= mostOf(request, reads)) throw busy()
    if (isFirstShed(request) && queue.stands(count)) throw busy()
    // What becomes a socket has no answer that would end it.
    if (!isRead(request) || request.headers.upgrade) return
    reading.add(request)
    count++
    if (isFirstShed(request)) await queue.turn(count)
  })
  app.addHook('onSend', async (request) => {
    if (reading.delete(request)) queue.left(--count)
  })

  const lasts = lasting()
  await app.register(underPressure, {
    maxEventLoopDelay: delay.most,
    exposeStatusRoute: false,
    async pressureHandler(request, _reply, _type, late = 0) {
      if (lasts(late) && late > mostOf(request, delay)) throw busy()
    },
  })
}

/**
 * Load shedding: refuses requests above capacity before any lookup, since accepting them would make all of them late.
 * Register it first, after `yielding`, but not above routes that must always answer.
 */
export const shedding = plugin(shed, { decorators: { fastify: ['isBusy'] } })

/** Measurements come a second apart, and later where the event loop is late. */
const nextMs = 4_000
/** A value that is still seen after this long was measured again: no measurement is the same twice but the infinite one. */
const againMs = 1_500

/**
 * Whether a delay was too long in two measurements in a row. One long turn of the event loop is no overload: a process that has just
 * started has them, and refused the requests after it; so does a large page. A turn longer than the time between two measurements
 * measures as infinite; turn after turn of that length is the worst overload there is.
 */
function lasting(): (late: number) => boolean {
  let measured = 0
  let measuredAt = Number.NEGATIVE_INFINITY
  let seenAt = Number.NEGATIVE_INFINITY
  let isSecond = false
  return (late) => {
    const now = performance.now()
    if (late !== measured || now - measuredAt > againMs) {
      isSecond = now - seenAt < nextMs
      measured = late
      measuredAt = now
    }
    seenAt = now
    return isSecond
  }
}
