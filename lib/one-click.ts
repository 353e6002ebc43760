import type { FastifyRequest } from 'fastify'

/**
 * Whether a mail program posts this for its reader (RFC 8058, section 3.2). It follows no redirect, so it is answered
 * at once.
 */
export const isOneClick = ({ body }: FastifyRequest): boolean =>
  (body as Record<string, unknown> | null | undefined)?.['List-Unsubscribe'] === 'One-Click'
