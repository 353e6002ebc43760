import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** Over https a cookie is bound to this very host by its prefix; http (development) knows no such prefix. */
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
