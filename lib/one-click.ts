import type { FastifyRequest } from 'fastify'

/**
 * Whether a mail client posts this for its user (RFC 8058, section 3.2). It follows no redirects, so it gets a direct
 * answer.
 */
export const isOneClick = ({ body }: FastifyRequest): boolean =>
  (body as Record<string, unknown> | null | undefined)?.['List-Unsubscribe'] === 'One-Click'
