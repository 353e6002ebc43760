/** A fetch that was refused or failed. The message is a sentence for the user who entered the address. */
export class FetchRefused extends Error {
  override name = 'FetchRefused'
}

const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|HOSTNAME_MISMATCH)/

/** Why a server could not be reached, as a sentence. */
export function whyNotReached(error: unknown, host: string): FetchRefused {
  if (error instanceof FetchRefused) return error
  const code = codeOf(error)
  const words = () => {
    if (code === 'ENOTFOUND' || code === 'EAI_NONAME' || code === 'ENODATA')
      return `There is no server named ${host}.`
    if (code === 'EAI_AGAIN') return `The name ${host} cannot be looked up at the moment.`
    if (code === 'ECONNREFUSED') return `The server ${host} refused the connection.`
    if (certificate.test(code)) return `The certificate of ${host} is not valid (${code}).`
    if (code.startsWith('HPE_')) return `The server ${host} did not answer with HTTP.`
    if (code === 'UND_ERR_HEADERS_OVERFLOW') return `The server ${host} sent headers that are too long.`
    return `The server ${host} could not be reached${code && ` (${code})`}.`
  }
  return new FetchRefused(words(), { cause: error })
}

/** Why a body ended early, as a sentence. */
export function whyNotRead(error: unknown, host: string, idleSeconds: number): Error {
  if (error instanceof FetchRefused || (error as Error).name === 'AbortError') return error as Error
  const code = codeOf(error)
  const words = () => {
    if (code === 'UND_ERR_BODY_TIMEOUT')
      return `The server ${host} sent nothing for ${seconds(idleSeconds)}, so we stopped waiting.`
    if (code === 'Z_BUF_ERROR') return `The compressed content from ${host} ends too early.`
    if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR_FORMAT'))
      return `The compressed content from ${host} is damaged.`
    return `The server ${host} ended the transfer before it was complete.`
  }
  return new FetchRefused(words(), { cause: error })
}

export const seconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`)

function codeOf(error: unknown): string {
  // With several addresses Node throws one AggregateError.
  const one = error instanceof AggregateError ? error.errors[0] : error
  const { code, cause } = (one ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
