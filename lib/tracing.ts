import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'

type Attributes = Record<string, string | number>

/** What tracing does once it runs (lib/tracing/open-telemetry.ts). */
export type Tracing = {
  requests: FastifyPluginAsync
  inSpan<T>(name: string, attributes: Attributes, work: () => T): T
  /** the active span as a `traceparent` header (W3C Trace Context) */
  parent(): string | null
  /** a span whose parent is in another process, or long ended */
  continued<T>(parent: unknown, name: string, attributes: Attributes, work: () => T): T
  traceId(): string | null
  /** sends what is not sent yet */
  stop(): Promise<void>
}

let running: Tracing | null = null

/**
 * Begins to trace where OTEL_EXPORTER_OTLP_ENDPOINT (or …_TRACES_ENDPOINT) is set, as all standard variables of OpenTelemetry say. Otherwise
 * none of its packages is loaded.
 */
export async function startTracing(
  logger: Pick<FastifyBaseLogger, 'warn'>,
  environment = process.env,
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = environment
  if (running || !(all || traces) || environment.OTEL_SDK_DISABLED === 'true') return
  const { openTelemetry } = await import('./tracing/open-telemetry.ts')
  running = openTelemetry(logger)
}

export async function stopTracing(): Promise<void> {
  const stopped = running
  running = null
  await stopped?.stop()
}

/** A span around work, where tracing is on. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => T): T =>
  running ? running.inSpan(name, attributes, work) : work()

/** The trace of the work in progress. */
export const traceId = (): string | null => running?.traceId() ?? null

/** Spans of requests, where tracing is on. */
export const tracedRequests = (): FastifyPluginAsync | null => running?.requests ?? null

/** The key in a task's payload that says which span queued it. */
const carrier = '_traceparent'

/** A task's payload, with what its own span will belong to. */
export function carried(payload: unknown): unknown {
  const parent = running?.parent()
  return parent && typeof payload === 'object' && payload ? { ...payload, [carrier]: parent } : payload
}

/** Runs a task with its payload as it was given, in a span of the trace that queued it. */
export function delivered<T>(payload: unknown, name: string, work: (payload: unknown) => T): T {
  if (typeof payload !== 'object' || !payload || !(carrier in payload))
    return inSpan(name, {}, () => work(payload))
  const { [carrier]: parent, ...own } = payload
  return running ? running.continued(parent, name, {}, () => work(own)) : work(own)
}
