import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './web.ts'

// Of the process, once: what measures its garbage collection is never let go, nor is whatever its registry refers to.
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** `/metrics` for Prometheus: from this machine, or with the token of METRICS_TOKEN. */
export const metrics = plugin(async (app: App, { pool, token }: { pool: pg.Pool; token: string | null }) => {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { can: 'public' }, logLevel: 'warn' }, async (request, reply) => {
    const isAllowed = token ? request.headers.authorization === `Bearer ${token}` : isOfThisMachine(request)
    if (!isAllowed)
      return reply
        .code(403)
        .send({ error: 'Metrics can only be read from this machine, or with METRICS_TOKEN.' })
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics())
  })
})

/** Behind an unconfigured local proxy every request looks local, so forwarded requests do not count as local. */
const isOfThisMachine = ({ ip, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(ip) && !headers['x-forwarded-for'] && !headers.forwarded
