import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import pg from 'pg'

type Ask = (...given: unknown[]) => unknown

/**
 * A span around each statement that belongs to a request or a task, with its text and without its values.
 * @returns a function that ends it
 */
export function traceStatements(tracer: Tracer): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Ask }
  const { query } = prototype
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const text = textOf(given[0])
    if (!text || !trace.getActiveSpan()) return query.apply(this, given)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes })
    const end = (error?: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const called = context.bind(context.active(), callback as Ask)
      const ended: Ask = (error, ...rest) => {
        end(error)
        return called(error, ...rest)
      }
      return query.apply(this, [...given.slice(0, -1), ended])
    }
    const result = query.apply(this, given)
    if (result instanceof Promise) result.then(() => end(), end)
    else end()
    return result
  }
  return () => {
    prototype.query = query
  }
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text

/** “select”, “insert”: what traces are read by. */
const operationOf = (text: string) => `SQL ${/^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'}`
