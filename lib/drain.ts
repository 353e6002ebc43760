import { setTimeout as sleep } from 'node:timers/promises'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** shutting down: `/health/ready` reports it */
    isDraining: boolean
    /**
     * Announces the shutdown to load balancers and keep-alive connections, and waits until they have noticed: at most this long, and no
     * longer than there is somebody to notice.
     */
    drain(ms: number): Promise<void>
  }
}

const lookMs = 50
/** A balancer that has not asked for as long as this does not ask at all. */
const askedWithinMs = 60_000

/**
 * Graceful shutdown: a process announces it before it stops. Keep-alive connections close with their next
 * response, so that none is cut while a request is in flight.
 */
export const draining = plugin(async (app) => {
  let asked = Number.NEGATIVE_INFINITY
  app.decorate('isDraining', false)
  app.decorate('drain', async (ms) => {
    app.isDraining = true
    const isNoticed = performance.now() - asked > askedWithinMs
    const end = performance.now() + ms
    while (performance.now() < end && !(isNoticed && (await openConnections()) === 0)) await sleep(lookMs)
  })
  const openConnections = () =>
    new Promise<number>((counted) => app.server.getConnections((error, count) => counted(error ? 1 : count)))
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (routeOptions.url === '/health/ready' && !app.isDraining) asked = performance.now()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
})
