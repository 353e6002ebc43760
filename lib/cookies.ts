import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** Over https the `__Host-` prefix binds a cookie to this host; plain http (development) does not support it. */
export const cookieName = (request: FastifyRequest, name: string) =>
  request.protocol === 'https' ? `__Host-${name}` : name

export const cookieOptions = (
  request: FastifyRequest,
  options: CookieSerializeOptions = {},
): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: request.protocol === 'https',
  ...options,
})
