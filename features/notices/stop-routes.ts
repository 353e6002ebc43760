import { isOneClick } from '#lib/one-click.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { stopMails, wantsMail } from './choices.ts'
import { noticeMessages } from './messages.ts'
import { kindOf } from './model/kinds.ts'
import { StopQuery } from './schema.ts'
import { mayStop } from './stop.ts'

const url = '/notifications/stop'
const schema = { querystring: StopQuery }

/** "Unsubscribe from these emails" without signing in: a page, and the one-click POST of mail clients (RFC 8058). */
export async function stopRoutes(app: App, { db, settings }: Tools) {
  const check = (query: StopQuery) => {
    if (!mayStop(settings.secret, query)) throw notFound('This link is not complete.')
    return query
  }

  app.get(url, { schema, config: { can: 'public' } }, async (request, reply) => {
    const { user, kind } = check(request.query)
    reply.header('cache-control', 'no-store')
    return reply.page('notices/stop', {
      label: kindOf(kind)!.label,
      isOff: !(await wantsMail(db, user, kind)),
      action: request.url,
    })
  })

  // The signature in the address is the proof: mail programs carry no cookie and no token of ours.
  app.post(url, { schema, config: { can: 'public', fromOutside: true } }, async (request, reply) => {
    const { user, kind } = check(request.query)
    await stopMails(db, user, [kind])
    if (isOneClick(request)) return reply.send({ ok: true })
    return reply.done({ to: request.url, message: noticeMessages.stopped })
  })
}
