import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { cookieName, cookieOptions } from '#lib/cookies.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { sign, unsign } from '#lib/signature.ts'
import { saveFavorite } from './favorites.ts'

const name = 'intent'
const seconds = 30 * 60

/**
 * A visitor who saves a job is asked to sign in; a cookie remembers the job, and the first screen after sign-in saves it.
 * The cookie is signed and set only in response to a form on our own page, so that links from elsewhere cannot save jobs.
 */
export const rememberIntent = (secret: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { segment = '' } = request.params as { segment?: string }
  const jobId = idIn(segment)
  if (request.viewer || reply.statusCode !== 303 || !jobId || !isOwnPage(request)) return
  reply.setCookie(
    cookieName(request, name),
    sign(secret, name, jobId),
    cookieOptions(request, { maxAge: seconds }),
  )
}

function isOwnPage({ headers, protocol }: FastifyRequest): boolean {
  const own = `${protocol}://${headers.host}`
  return headers.origin === own || (!headers.origin && headers.referer?.startsWith(`${own}/`) === true)
}

/** Saves the remembered job once the visitor is signed in. Register it after the sessions. */
export const keptIntents = plugin<{ db: Db; secret: string }>(async (app, { db, secret }) => {
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[cookieName(request, name)]
    if (!cookie || !request.viewer || request.method !== 'GET') return
    reply.clearCookie(cookieName(request, name), cookieOptions(request))
    const jobId = unsign(secret, name, cookie)
    if (jobId) await saveFavorite(db, request.viewer.id, jobId)
  })
})
