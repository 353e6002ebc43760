import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log of a process: JSON lines on stdout. It names requests, sites and people by their ids and nothing else: no addresses, no
 * tokens, no bodies, nothing that a person typed (decision 395). JSON escapes line breaks.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.csrf'],
    serializers: { req: requestInLog, err: errorInLog },
  }
  return destination ? pino(options, destination) : pino(options)
}

type LoggedRequest = Pick<FastifyRequest, 'method'> & Partial<Pick<FastifyRequest, 'routeOptions' | 'params'>>

/** The route instead of the address, which has tokens and whatever people search for; of its parameters, the ids. */
const requestInLog = ({ method, routeOptions, params }: LoggedRequest) => {
  const ids = Object.entries((params as Record<string, unknown>) ?? {}).filter(([, value]) => isId(value))
  return {
    method,
    route: routeOptions?.url ?? 'none',
    ...(ids.length && { params: Object.fromEntries(ids) }),
  }
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value)

type Thrown = Error & { code?: unknown; severity?: unknown; table?: unknown; constraint?: unknown }

/** Where and why, without the values: PostgreSQL repeats them in details, mail servers in their answers. */
function errorInLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { name, message, stack = '', code, severity, table, constraint, cause } = error as Thrown
  const isOfDatabase = typeof severity === 'string'
  const said = withoutValues(message, isOfDatabase)
  return {
    type: name,
    message: said,
    stack: [said, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n'),
    ...(code !== undefined && { code }),
    ...(isOfDatabase && { table, constraint }),
    ...(cause !== undefined && { cause: errorInLog(cause) }),
  }
}

const address = /[^\s<>"'(),;:/?&=]+(?:@|%40)[^\s<>"'(),;:/?&=]+/gi
const query = /\?[^\s"'<>]*/g

function withoutValues(message: string, isOfDatabase: boolean): string {
  const without = message.replace(address, '…').replace(query, '?…')
  // “invalid input syntax for type uuid: "Maria"”; names of tables and constraints have no capitals, spaces or digits in front.
  return isOfDatabase ? without.replace(/: ".*"$/s, ': "…"') : without
}
