/** An error response: a status and a sentence for the user. */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly headers: Record<string, string>
  /** logged once, when it is answered: a handler that throws may run twice (lib/replicas/plugin.ts) */
  warning?: { msg: string } & Record<string, unknown>

  constructor(statusCode: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.statusCode = statusCode
    this.headers = headers
  }
}

export const notFound = (message = 'There is nothing at this address.') => new Problem(404, message)
export const forbidden = (
  message = 'Your account may not see or do this.',
  warning?: Problem['warning'],
): Problem => Object.assign(new Problem(403, message), { warning })

/**
 * The input is invalid: a sentence by field, `form` for the whole. Thrown anywhere below a handler it becomes
 * `reply.back` (lib/errors.ts): 303 to the form with its input, or 422; a transaction rolls back by itself.
 */
export class Invalid extends Error {
  override name = 'Invalid'
  readonly errors: Record<string, string>
  /** a local path, when the page that the write came from does not show the errors */
  readonly to: string | undefined

  constructor(errors: Record<string, string>, to?: string) {
    super(Object.values(errors).join(' '))
    this.errors = errors
    this.to = to
  }
}
