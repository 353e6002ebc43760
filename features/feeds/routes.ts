import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { employerMessages, feedMessages } from '#spec/messages.ts'
import { readableFeeds, removeFeed, runByHand, setFeeds } from './employer-feeds.ts'
import { feedById } from './feeds.ts'
import { listFeeds } from './health.ts'
import { EmployerFeeds, FeedAction, FeedQuery } from './schema.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'feeds.manage' } as const
const list = '/admin/feeds'

/** Feeds: their health, and one run by hand (document 1, section 7); an employer's addresses (document 2, section 7). */
export default async function feedRoutes(app: App, { db }: { db: Db }) {
  app.get(list, { schema: { querystring: FeedQuery }, config }, async ({ query }, reply) =>
    reply.page('feeds/list', await listFeeds(db, query)),
  )

  app.post(`${list}/run`, { schema: { body: FeedAction }, config }, async (request, reply) => {
    const { id, confirm } = request.body
    const feed = await feedById(db, id)
    if (!feed) throw notFound('There is no such feed. It may have been removed.')
    await runByHand(db, request, feed, { confirm })
    return reply.done({ to: list, message: feedMessages.importing, status: 202 })
  })

  app.delete(list, { schema: { body: FeedAction }, config }, async (request, reply) => {
    const { id } = request.body
    const removed = await db.transaction().execute((trx) => removeFeed(trx, request, id))
    if (!removed) throw notFound('There is no such feed. It may have been removed.')
    return reply.done({ to: list, body: { id } })
  })

  app.put(
    '/admin/employers/feedImport/:id',
    { schema: { params: ById, body: EmployerFeeds }, config },
    async (request, reply) => {
      if ((await readableFeeds(db, request.params.id)) === null) throw notFound('There is no such employer.')
      const feeds = await setFeeds(db, request, request.params.id, request.body.feeds)
      return reply.done({ message: employerMessages.saved, body: { feeds } })
    },
  )

  // A GET with an effect, as document 2 has it: it only queues one run, and only from a page of ours.
  app.get(
    '/admin/employers/feedImport/:id',
    { schema: { params: ById }, config: { ...config, sameOrigin: true } },
    async (request, reply) => {
      const feeds = await readableFeeds(db, request.params.id)
      if (feeds === null) throw notFound('There is no such employer.')
      for (const feed of feeds) await runByHand(db, request, feed)
      return reply.done({
        to: list,
        message: feedMessages.importing,
        body: { feeds: feeds.map(({ id }) => id) },
      })
    },
  )
}
