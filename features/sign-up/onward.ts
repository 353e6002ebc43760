import type { FastifyRequest } from 'fastify'
import { originOf } from '#features/themes/index.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'

/**
 * Where a person was headed before signing up, such as the apply page of a job. Someone who was headed nowhere
 * else (the home page, the forms of signing in and up) is led to the new profile.
 */
export function onwardTo(request: FastifyRequest, redirectTo: string | undefined): string | null {
  const path = safeRedirect(redirectTo, originOf(request))
  return path && !/^\/(?:$|[?#]|(?:auth|user|forgot|employer\/login)(?:[/?#]|$))/.test(path) ? path : null
}
