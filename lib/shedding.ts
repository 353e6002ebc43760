import underPressure from '@fastify/under-pressure'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** answered when the server is too busy for other requests: signing in, and where money is given */
    shed?: 'last'
  }
}

/** Where a process has enough to do: others are refused, and those that are shed last a little later. */
export type Shedding = {
  /** reads that are being answered at once: a hundred are a second of work */
  reads: Bound
  /** how late the event loop is on average over a second, in milliseconds; 0: however late */
  delay: Bound
}
type Bound = { most: number; mostForLast: number }

const busy = () =>
  new Problem(503, 'The site is very busy. Please try again in a moment.', { 'retry-after': '5' })

/**
 * Refuses requests that the process is too busy for, before anything is looked up for them: more of them than can be
 * answered would make all of them late. Register it first, where nothing is that must always be answered.
 */
export const shedding = plugin<Shedding>(async (app, { reads, delay }) => {
  const mostOf = ({ routeOptions }: FastifyRequest, { most, mostForLast }: Bound) =>
    routeOptions.config.shed === 'last' ? mostForLast : most

  // Reads alone are counted, and only until their answer is made: how long a body takes to come, or an answer to be
  // taken, is up to the caller, who could keep everybody else out.
  let count = 0
  const reading = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    if (count >= mostOf(request, reads)) throw busy()
    if (request.method !== 'GET' && request.method !== 'HEAD') return
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
