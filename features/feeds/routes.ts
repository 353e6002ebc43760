import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { patiently } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { employerMessages, feedMessages } from '#spec/messages.ts'
import { correctFeed, mappingOf } from './correct.ts'
import { noSuchFeed, readableFeeds, removeFeed, replaceFeeds, runByHand } from './employer-feeds.ts'
import { feedById } from './feeds.ts'
import { listFeeds } from './health.ts'
import { pauseFeed, resumeFeed } from './pause.ts'
import { EmployerFeeds, FeedAction, FeedQuery, MappingForm, OneFeed } from './schema.ts'

const config = { can: 'feeds.manage' } as const
const list = '/admin/feeds'

/** Feeds: health, runs by hand (document 1, section 7), an employer's addresses (document 2, section 7). */
export default async function feedRoutes(app: App, { db, settings }: Tools) {
  app.get(list, { schema: { querystring: FeedQuery }, config }, async ({ query }, reply) =>
    reply.page('feeds/list', await listFeeds(db, query)),
  )

  app.post(
    `${list}/run`,
    { schema: { body: FeedAction, response: { 202: done() } }, config },
    async (request, reply) => {
      const { id, confirm } = request.body
      const feed = await feedById(db, id)
      if (!feed) throw noSuchFeed()
      await runByHand(db, request, feed, { confirm })
      return reply.done({ message: feedMessages.importing, status: 202 })
    },
  )

  for (const [verb, change, message] of [
    ['pause', pauseFeed, feedMessages.paused],
    ['resume', resumeFeed, feedMessages.resumed],
  ] as const)
    app.post(
      `${list}/${verb}`,
      { schema: { body: OneFeed, response: { 200: done({ id: z.uuid() }) } }, config },
      async (request, reply) => {
        const { id } = request.body
        await change(db, request, id)
        return reply.done({ message, body: { id } })
      },
    )

  app.delete(
    list,
    { schema: { body: FeedAction, response: { 200: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const { id } = request.body
      await patiently(db, (trx) => removeFeed(trx, request, id))
      return reply.done({ message: feedMessages.removed, body: { id } })
    },
  )

  app.get(`${list}/:id/mapping`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('feeds/mapping', await mappingOf(db, params.id, settings.allowPrivateAddresses)),
  )

  app.post(
    `${list}/:id/mapping`,
    {
      schema: {
        params: ById,
        querystring: UnmodifiedSince,
        body: MappingForm,
        response: { 200: done({ id: z.uuid() }) },
      },
      config,
    },
    async (request, reply) => {
      const { id } = request.params
      const { run, ...corrections } = request.body
      await correctFeed(db, request, id, corrections, request.query)
      if (run) await runByHand(db, request, (await feedById(db, id))!)
      const to = run ? list : `${list}/${id}/mapping`
      return reply.done({ to, message: run ? feedMessages.importing : feedMessages.mapped, body: { id } })
    },
  )

  app.put(
    '/admin/employers/feedImport/:id',
    { schema: { params: ById, body: EmployerFeeds }, config },
    async (request, reply) => {
      await readableFeeds(db, request.params.id)
      const feeds = await replaceFeeds(db, request, request.params.id, request.body.feeds)
      return reply.done({ message: employerMessages.saved, body: { feeds } })
    },
  )

  // Document 2 makes this a GET with an effect: it only queues runs, and only from our own pages.
  app.get(
    '/admin/employers/feedImport/:id',
    {
      schema: { params: ById, response: { 200: done({ feeds: z.array(z.uuid()) }) } },
      config: { ...config, sameOrigin: true },
    },
    async (request, reply) => {
      const feeds = await readableFeeds(db, request.params.id)
      if (!feeds.length) throw new Invalid({ form: feedMessages.noneToRun })
      const running = feeds.filter(({ pausedAt }) => !pausedAt)
      if (!running.length) throw new Invalid({ form: feedMessages.allPaused })
      for (const feed of running) await runByHand(db, request, feed)
      return reply.done({
        to: list,
        message: feedMessages.importing,
        body: { feeds: running.map(({ id }) => id) },
      })
    },
  )
}
