import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isConnectionLost } from './connection-lost.ts'
import { Invalid, notFound, Problem } from './problem.ts'
import { representation } from './web.ts'

const titles: Record<number, string> = {
  400: 'We could not read that',
  401: 'Please sign in',
  403: 'Not allowed',
  404: 'Page not found',
  409: 'This cannot be done right now',
  410: 'No longer here',
  413: 'Too large',
  421: 'No site at this address',
  422: 'Please check what you entered',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
  503: 'Back in a moment',
}

/** The error as the user sees it: never a stack, always the request id to quote. */
export type ShownError = { status: number; title: string; message: string; requestId: string }

/**
 * Turns any thrown value into a response: JSON for programs, `screen` for people.
 * A bug of ours is logged with its stack and shown as a sentence with the request id.
 */
export const errors = plugin<{
  screen: (shown: ShownError, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}>(async (app, { screen }) => {
  app.setNotFoundHandler(async (request, reply) => answer(notFound(), request, reply))
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))

  async function answer(
    error: FastifyError | Problem | Invalid,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (error instanceof Invalid) return reply.back(error.errors, undefined, error.to)
    if (hasZodFastifySchemaValidationErrors(error)) {
      const found = errorsOf(error.validation)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && representation(request.headers) === 'json') return reply.code(400).send({ errors: found })
      const isAddress = isRead || error.validationContext === 'params'
      return isAddress
        ? answer(badAddress(error.validationContext, found), request, reply)
        : reply.back(found)
    }
    if (isUnkeepable(error)) return answer(unkeepable, request, reply)
    const status = statusOf(error)
    if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed')
    if (error instanceof Problem && error.warning) request.log.warn(error.warning)
    const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : {}
    const shown = {
      status,
      title: titles[status] ?? titles[status < 500 ? 400 : 500]!,
      message:
        status === 500
          ? 'The error has been logged. Please try again; if it happens again, contact us with the number below.'
          : sentence(error),
      requestId: request.id,
    }
    reply.code(status).headers({ ...headers, 'cache-control': 'no-store' })
    if (status === 503 && !reply.getHeader('retry-after')) reply.header('retry-after', '5')
    if (asksForWords(request)) return reply.send({ error: shown.message, requestId: request.id })
    return screen(shown, request, reply)
  }
})

/** API clients, and our own client when it writes: it shows the message next to the form, which keeps its input. */
function asksForWords({ method, headers }: FastifyRequest): boolean {
  const asks = representation(headers)
  return asks === 'json' || (asks === 'inertia' && method !== 'GET' && method !== 'HEAD')
}

type Issue = { instancePath: string; message?: string }

/** A sentence by field; `form` for the whole. */
const errorsOf = (issues: Issue[]) =>
  Object.fromEntries(
    issues.map(({ instancePath, message = '' }) => [
      instancePath.slice(1).replaceAll('/', '.') || 'form',
      message,
    ]),
  )

/** A wrong id names nothing; another part of an address that cannot be read is explained. */
const badAddress = (part: string | undefined, found: Record<string, string>) =>
  part === 'params' ? notFound() : new Problem(400, Object.values(found).join(' '))

// PostgreSQL accepts neither a NUL nor a lone surrogate in a text.
const unkeepable = new Problem(400, 'The input contains an invalid character. Please remove it.')
const isUnkeepable = (error: FastifyError | Problem) =>
  'code' in error && (error.code === '22021' || error.code === '22P05')

// PostgreSQL is out of connections or room (53), ended a statement that took too long (57014), or only reads, as one that
// is about to be promoted (25006): the visitor should try again, as when it is unreachable; the process keeps running.
const cannotNow = /^(53|57014|25006)/

function statusOf(error: FastifyError | Problem): number {
  if (error.statusCode && error.statusCode >= 400) return error.statusCode
  return isConnectionLost(error) || cannotNow.test(String((error as FastifyError).code ?? '')) ? 503 : 500
}

const sentence = (error: FastifyError | Problem) =>
  error instanceof Problem || (error.statusCode && error.statusCode < 500)
    ? error.message
    : 'The site is very busy or under maintenance. Please try again in a moment.'
