// A real process sends what it does to a collector: the receiver here speaks OTLP over HTTP, as JSON.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { clientAt } from './faults/client.ts'
import { newPerson, type Scene, sceneOf } from './faults/scene.ts'
import { type Server, serving } from './faults/server-process.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
}
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const sent: Sent[] = []
const receiver = createServer(async (request, response) => {
  if (request.url === '/v1/traces') sent.push((await json(request)) as Sent)
  response.setHeader('content-type', 'application/json').end('{}')
})
// The process keeps its connection between two batches.
receiver.keepAliveTimeout = 300_000
const spans = () =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  )

// A process that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000 })

let own: TestDatabase
let scene: Scene
let server: Server
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const { port } = receiver.address() as { port: number }
  server = await serving(own.application.url, {
    DATABASE_OWNER_URL: own.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'harbor',
    OTEL_BSP_SCHEDULE_DELAY: '200',
    WORKER: 'inside',
  })
}, 240_000)
afterAll(async () => {
  await server.close()
  receiver.close()
  await own.close()
})

test('a request, its statements, the task that it queued and the mail of that are one trace, without what was typed', async () => {
  const { email } = await newPerson(scene)
  const client = await clientAt(server.origin)
  expect((await client.send('POST', '/forgot', { email, captcha: await client.captcha() }))?.status).toBe(200)
  const trace = await vi.waitFor(() => {
    const asked = spans().find(
      ({ name, attributes }) => name === 'POST /forgot' && statusOf(attributes) === 200,
    )
    const all = spans().filter(({ traceId }) => traceId === asked?.traceId)
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /forgot', 'SQL insert', 'task mail.send', 'mail']),
    )
    return all
  }, 90_000)
  const request = trace.find(({ name }) => name === 'POST /forgot')!
  const task = trace.find(({ name }) => name === 'task mail.send')!
  const ids = new Set(trace.map(({ spanId }) => spanId))
  expect(request.parentSpanId).toBeFalsy()
  expect(ids.has(task.parentSpanId!)).toBe(true)
  const mail = trace.find(({ name }) => name === 'mail')!
  expect(mail.parentSpanId).toBe(task.spanId)
  expect(trace.some(({ name, parentSpanId }) => name.startsWith('SQL') && parentSpanId === task.spanId)).toBe(
    true,
  )
  expect(JSON.stringify(sent)).not.toContain(email)
  expect(JSON.stringify(sent[0]!.resourceSpans[0]!.resource)).toContain('"harbor"')
})

test('a collector that cannot be reached is in the log', async () => {
  let log = ''
  const cut = await serving(
    own.application.url,
    {
      ...{ DATABASE_OWNER_URL: own.url, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
      ...{ OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_TIMEOUT: '500', LOG_LEVEL: 'warn' },
    },
    (text) => (log += text),
  )
  await fetch(cut.origin)
  await vi.waitFor(() => expect(log).toContain('spans could not be sent to the collector'), 90_000)
  await cut.close()
})

test('a search is a span of its request, without what was searched for', async () => {
  await fetch(`${server.origin}/jobs/search?q=Quackenbush`)
  const [request, search] = await vi.waitFor(() => {
    const searching = spans().find(({ name }) => name === 'search')
    const asking = spans().find(({ spanId }) => spanId === searching?.parentSpanId)
    expect(asking?.name).toBe('GET /jobs/search')
    return [asking!, searching!]
  }, 90_000)
  expect(search.traceId).toBe(request.traceId)
  expect(JSON.stringify(sent)).not.toContain('Quackenbush')
})

test('a request joins the trace that it came with, and is stopped with all of it sent', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(server.origin, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
  await server.terminate()
  const asked = spans().find((span) => span.traceId === traceId && span.name === 'GET /')
  expect(asked).toMatchObject({ parentSpanId: '00f067aa0ba902b7' })
})

const statusOf = (attributes: Span['attributes']) =>
  Number(attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue)
