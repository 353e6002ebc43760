import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getNumberFromEnv, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Tracing } from '../tracing.ts'
import { traceStatements } from './statements.ts'

/** Traces for a collector that speaks OTLP over HTTP; the exporter reads its address and headers from the environment. */
export function openTelemetry(logger: Pick<FastifyBaseLogger, 'warn'>): Tracing {
  let saidAt = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    // While the collector is away, each batch is lost.
    if (performance.now() - saidAt < sayAgainMs) return
    saidAt = performance.now()
    logger.warn({ err: error }, 'spans could not be sent to the collector, and are lost')
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'muster' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batches() })],
  })
  const tracer = provider.getTracer('muster')
  const restore = traceStatements(tracer)

  function run<T>(span: Span, parent: Context, work: () => T): T {
    try {
      const result = context.with(trace.setSpan(parent, span), work)
      if (!(result instanceof Promise)) {
        span.end()
        return result
      }
      return result.then(
        (value) => {
          span.end()
          return value
        },
        (error) => failed(span, error),
      ) as T
    } catch (error) {
      return failed(span, error)
    }
  }

  return {
    requests: plugin(async (app) => {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagation.extract(ROOT_CONTEXT, request.headers)
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'none'
        // The route and not the address, which has what people search for (decision 395).
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
        spans.set(request, span)
        context.with(trace.setSpan(parent, span), done)
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', statusCode)
        if (request.site) span?.setAttribute('muster.site', request.site.id)
        if (request.viewer) span?.setAttribute('muster.person', request.viewer.id)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    }),
    inSpan: (name, attributes, work) => {
      const parent = context.active()
      return run(tracer.startSpan(name, { attributes }, parent), parent, work)
    },
    parent() {
      const headers: { traceparent?: string } = {}
      propagation.inject(context.active(), headers)
      return headers.traceparent ?? null
    },
    continued(from, name, attributes: Attributes, work) {
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent: from })
      return run(tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent), parent, work)
    },
    traceId() {
      const active = trace.getActiveSpan()?.spanContext()
      return active && isSpanContextValid(active) ? active.traceId : null
    },
    async stop() {
      restore()
      await provider.shutdown().catch(() => {})
      context.disable()
      propagation.disable()
    },
  }
}

const sayAgainMs = 60_000

/** The standard variables of batches, which the processor does not read by itself. */
const batches = () => ({
  scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
  exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
  maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE'),
  maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
})

/** Without the message, which may repeat what a person typed. */
function failed(span: Span, error: unknown): never {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
  throw error
}
