import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { isOneClick } from '#lib/one-click.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { savedSearchMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'
import { silence } from './saved-searches.ts'
import { mayUnsubscribe } from './unsubscribe.ts'

const ById = z.object({ id: z.uuid() })
const Token = z.object({ token: z.string().max(200).default('') })
const url = '/my-saved-searches/:id/unsubscribe'
const schema = { params: ById, querystring: Token }

/** The way out of the mails, for whoever has one of them: a page, and the POST of a mail program (RFC 8058). */
export function unsubscribeRoutes(
  app: App,
  { db, settings }: { db: Db; settings: Pick<Settings, 'secret'> },
) {
  const searchOf = async (id: string, token: string) => {
    const known = mayUnsubscribe(settings.secret, id, token)
      ? await db
          .selectFrom('saved_searches')
          .select(['name', 'frequency'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!known) throw notFound('This link is not complete, or the saved search has been removed.')
    return known
  }

  app.get(url, { schema, config: { can: 'public' } }, async ({ params, query }, reply) => {
    const { name, frequency } = await searchOf(params.id, query.token)
    reply.header('cache-control', 'no-store')
    return reply.page('saved-searches/unsubscribe', {
      ...{ id: params.id, token: query.token, name },
      isOff: frequency === 'off',
    })
  })

  // The signature in the address is the proof: mail programs carry no cookie and no token of ours.
  app.post(url, { schema, config: { can: 'public', fromOutside: true } }, async (request, reply) => {
    const { params, query } = request
    await searchOf(params.id, query.token)
    await silence(db, params.id)
    if (isOneClick(request)) return reply.send({ ok: true })
    return reply.done({ to: request.url, message: savedSearchMessages.unsubscribed })
  })
}
