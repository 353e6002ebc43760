import { constants } from 'node:zlib'
import type { App } from './web.ts'

/** How long a connection may take (milliseconds), and how much it may say before its body. */
export const patience = {
  /** a request with its body; what comes too slowly is ended sooner (lib/files/arrivals.ts) */
  requestTimeout: 300_000,
  /** a connection on which nothing moves */
  connectionTimeout: 120_000,
  /** between two requests */
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16 * 1024 },
}

/** Responses are compressed on every request, so speed matters more than size. */
export const compression = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 4 },
}

/** The listening port; null before the server listens. */
export function portOf({ server }: App): number | null {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : null
}
