/** An answer that is not what was asked for: a status and a sentence for the person who asked. */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly headers: Record<string, string>

  constructor(statusCode: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.statusCode = statusCode
    this.headers = headers
  }
}

export const notFound = (message = 'There is nothing at this address.') => new Problem(404, message)
export const forbidden = (message = 'Your account may not see or do this.') => new Problem(403, message)
