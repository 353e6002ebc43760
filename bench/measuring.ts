// npm run bench:measuring: what metrics and tracing cost a request, off and on, as shares of a rendered page in the same run.
// Prints a table and one JSON line. Starts the real server on the demo sites twice, in data folders of their own.
import { createServer } from 'node:http'
import fastify from 'fastify'
import { Pool } from 'undici'
import { openPool, queryBuilder } from '#lib/db.ts'
import { metrics } from '#lib/metrics.ts'
import { inSpan } from '#lib/tracing.ts'
import type { App } from '#lib/web.ts'
import { openDemoServer } from './demo-server.ts'

const pages = 300
const rounds = 7
/** More than a request has: a request, its statements, a search, the tasks that it queues. */
const spansOfRequest = 50

const off = await pageCpu()
const on = await tracedPageCpu()
const hook = await metricsCpu()
const span = spanCpu()
const share = (ms: number) => Math.round((ms / off) * 100_000) / 1_000
const result = {
  pageCpuMs: rounded(off),
  metricsPercent: share(hook),
  tracingOffPercent: share(span * spansOfRequest),
  tracingOnRatio: rounded(on / off),
}
console.table({
  'CPU of a rendered page, tracing off, ms': result.pageCpuMs,
  'of it metrics, %': result.metricsPercent,
  [`of it ${spansOfRequest} spans while tracing is off, %`]: result.tracingOffPercent,
  'tracing on, times as much': result.tracingOnRatio,
})
console.log(JSON.stringify(result))

/** A search that nobody has asked for, so that nothing comes from the memory of pages. @returns milliseconds of the server */
async function pageCpu(): Promise<number> {
  const server = await openDemoServer()
  const pool = new Pool(server.url, { connections: 4, pipelining: 1 })
  const ask = async (from: number) => {
    for (let at = from; at < from + pages / 4; at++) {
      const path = `/jobs/search?q=nurse&utm=${at}`
      const { body } = await pool.request({ path, method: 'GET', headers: { accept: 'text/html' } })
      await body.dump()
    }
  }
  const all = (from: number) => Promise.all([0, 1, 2, 3].map((n) => ask(from + n * pages)))
  try {
    await all(0)
    const before = await server.cpuSeconds()
    await all(10 * pages)
    return ((await server.cpuSeconds()) - before) * (1000 / pages)
  } finally {
    await pool.close()
    await server.stop()
  }
}

async function tracedPageCpu(): Promise<number> {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  const { port } = collector.address() as { port: number }
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  try {
    return await pageCpu()
  } finally {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    collector.closeAllConnections()
    collector.close()
  }
}

/** The best of several rounds of an empty request, with metrics and without. @returns milliseconds of a request */
async function metricsCpu(): Promise<number> {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none', 1)
  const [bare, measured] = [fastify(), fastify()]
  await measured.register(metrics, { pool, db: queryBuilder(pool), measures: [], token: null } as never)
  for (const app of [bare, measured] as unknown as App[])
    app.get('/empty', { config: { can: 'public' } }, async () => ({}))
  const requests = 3_000
  const cost = async (app: typeof bare) => {
    const before = process.cpuUsage()
    for (let n = 0; n < requests; n++) await app.inject('/empty')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / requests
  }
  const [without, withMetrics]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    without.push(await cost(bare))
    withMetrics.push(await cost(measured))
  }
  await Promise.all([bare.close(), measured.close(), pool.end()])
  return Math.max(0, Math.min(...withMetrics) - Math.min(...without))
}

/** A span around nothing, while tracing is off. @returns milliseconds */
function spanCpu(): number {
  const times = 1_000_000
  let sum = 0
  const work = () => sum++
  const cost = (each: () => void) => {
    const before = process.cpuUsage()
    for (let n = 0; n < times; n++) each()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / times
  }
  const spans = Array.from({ length: rounds }, () => cost(() => inSpan('bench', {}, work)))
  return Math.min(...spans)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
