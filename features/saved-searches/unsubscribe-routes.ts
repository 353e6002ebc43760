import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { isOneClick } from '#lib/one-click.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import type { Settings } from '../../config.ts'
import { savedSearchMessages } from './messages.ts'
import { stopMails } from './saved-searches.ts'
import { mayUnsubscribe } from './unsubscribe.ts'

const Token = z.object({ token: z.string().max(200).default('') })
const url = '/my-saved-searches/:id/unsubscribe'
const schema = { params: ById, querystring: Token }

/** Unsubscribing without signing in: a page, and the one-click POST of mail clients (RFC 8058). */
export function unsubscribeRoutes(
  app: App,
  { db, settings }: { db: Db; settings: Pick<Settings, 'secret'> },
) {
  /** Null: it has been removed, so it sends no more mail. */
  const searchOf = async (id: string, token: string) => {
    if (!mayUnsubscribe(settings.secret, id, token)) throw notFound('This link is not complete.')
    const search = await db
      .selectFrom('saved_searches')
      .select(['name', 'frequency'])
      .where('id', '=', id)
      .executeTakeFirst()
    return search ?? null
  }

  app.get(url, { schema, config: { can: 'public' } }, async ({ params, query }, reply) => {
    const search = await searchOf(params.id, query.token)
    reply.header('cache-control', 'no-store')
    return reply.page('saved-searches/unsubscribe', {
      ...{ id: params.id, token: query.token, name: search?.name ?? null },
      isOff: !search || search.frequency === 'off',
    })
  })

  // The signature in the address is the proof: mail programs carry no cookie and no token of ours.
  app.post(url, { schema, config: { can: 'public', fromOutside: true } }, async (request, reply) => {
    const { params, query } = request
    await searchOf(params.id, query.token)
    await stopMails(db, params.id)
    if (isOneClick(request)) return reply.send({ ok: true })
    return reply.done({ to: request.url, message: savedSearchMessages.unsubscribed })
  })
}
