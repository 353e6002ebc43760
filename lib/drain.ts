import { setTimeout as sleep } from 'node:timers/promises'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** shutting down: `/health/ready` reports it */
    isDraining: boolean
    /** Announces the shutdown to load balancers and keep-alive connections, and waits until they have noticed. */
    drain(ms: number): Promise<void>
  }
}

/**
 * Graceful shutdown: a process announces it before it stops. Keep-alive connections close with their next
 * response, so that none is cut while a request is in flight.
 */
export const draining = plugin(async (app) => {
  app.decorate('isDraining', false)
  app.decorate('drain', async (ms) => {
    app.isDraining = true
    await sleep(ms)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
})
