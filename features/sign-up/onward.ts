import type { FastifyRequest } from 'fastify'
import { originOf } from '#features/themes/index.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'

/**
 * Where somebody was on the way to who signs up first, as the apply page of a job. Whoever was on the way to nothing
 * else (the home page, the forms of signing in and up) is led to the new profile.
 */
export function onwardTo(request: FastifyRequest, redirectTo: string | undefined): string | null {
  const path = safeRedirect(redirectTo, originOf(request))
  return path && !/^\/(?:$|[?#]|(?:auth|user|forgot|employer\/login)(?:[/?#]|$))/.test(path) ? path : null
}
