import underPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** served even when the server is too busy for other requests: sign-in and donations */
    shed?: 'last'
  }
}

/** Limits above which a process refuses requests; `shedLast` routes are refused a little later. */
export type Shedding = {
  /** concurrent reads: a hundred are a second of work */
  reads: Bound
  /** mean event loop delay over a second, in milliseconds; 0: unlimited */
  delay: Bound
}
type Bound = { most: number; mostForLast: number }

const busy = () =>
  new Problem(503, 'The site is very busy. Please try again in a moment.', { 'retry-after': '5' })

/**
 * Load shedding: refuses requests above capacity before any lookup, since accepting them would make all of them late.
 * Register it first, but not above routes that must always answer.
 */
export const shedding = plugin<Shedding>(async (app, { reads, delay }) => {
  const mostOf = ({ routeOptions }: FastifyRequest, { most, mostForLast }: Bound) =>
    routeOptions.config.shed === 'last' ? mostForLast : most

  // Only reads count, and only until their response is ready: the time to receive a body or to send a response is up to
  // the caller, who could otherwise lock everybody else out.
  let count = 0
  const reading = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    if (count >= mostOf(request, reads)) throw busy()
    // What becomes a socket has no answer that would end it.
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.upgrade) return
    reading.add(request)
    count++
  })
  app.addHook('onSend', async (request) => {
    if (reading.delete(request)) count--
  })

  await app.register(underPressure, {
    maxEventLoopDelay: delay.most,
    exposeStatusRoute: false,
    async pressureHandler(request, _reply, _type, late = 0) {
      if (late > mostOf(request, delay)) throw busy()
    },
  })
})
