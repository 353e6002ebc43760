import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from './db.ts'
import { registerMeasures } from './metrics/collect.ts'
import type { Measure } from './metrics/measure.ts'
import { measureReplicas } from './replicas/measures.ts'
import type { Replicas } from './replicas.ts'
import type { App } from './web.ts'

// Of the process, once: what measures its garbage collection is never let go, nor is whatever its registry refers to.
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

type Options = {
  pool: pg.Pool
  db: Db
  measures: Measure[]
  replicas?: Replicas | undefined
  token: string | null
}

/** `/metrics` for Prometheus: from this machine, or with the token of METRICS_TOKEN. */
export const metrics = plugin(async (app: App, { pool, db, measures, replicas, token }: Options) => {
  const registry = new Registry()
  registerMeasures(registry, measures, db, app.log)
  measureConnections(app, registry, pool)
  if (replicas) measureReplicas(registry, replicas)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const cached = new Counter({
    name: 'muster_page_cache_requests_total',
    help: 'Pages for visitors that may come from memory, by result: hit, miss',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
    if (mayBeCached(request, reply))
      cached.inc({ result: reply.getHeader('x-cache') === 'hit' ? 'hit' : 'miss' })
  })
  app.get('/metrics', { config: { can: 'public' }, logLevel: 'warn' }, async (request, reply) => {
    const isAllowed = token ? isBearer(request, token) : isOfThisMachine(request)
    if (!isAllowed)
      return reply
        .code(403)
        .send({ error: 'Metrics can only be read from this machine, or with METRICS_TOKEN.' })
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics())
  })
})

function measureConnections({ server }: App, registry: Registry, pool: pg.Pool) {
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
  const sockets = new Gauge({
    name: 'muster_sockets',
    help: 'WebSockets of this process that are open',
    registers: [registry],
  })
  server.on('upgrade', (_, socket) => {
    sockets.inc()
    socket.once('close', () => sockets.dec())
  })
}

const mayBeCached = ({ routeOptions, method, viewer }: FastifyRequest, { statusCode }: FastifyReply) =>
  routeOptions.config.cached === true && method === 'GET' && !viewer && statusCode === 200

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text))
  return given!.length === expected!.length && timingSafeEqual(given!, expected!)
}

/** Behind an unconfigured local proxy every request looks local, so forwarded requests do not count as local. */
const isOfThisMachine = ({ ip, headers }: FastifyRequest) =>
  /^(127\.|::1$|::ffff:127\.)/.test(ip) && !headers['x-forwarded-for'] && !headers.forwarded
