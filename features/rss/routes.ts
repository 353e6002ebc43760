import { originOf, showsAddress } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import { feedFor } from '#lib/remote-items.ts'
import type { App, Tools } from '#lib/web.ts'
import { calendarMessages } from '#spec/messages.ts'
import { RssPage } from './answers.ts'
import { newsOf, reachPrivateNews } from './news.ts'
import { RssQuery } from './schema.ts'

const config = { can: 'public', limit: { points: 300, seconds: 600, by: 'address' } } as const

/** News of the external feeds that the site's pages show (document 3, section 7: GET /rss). */
export default async function rssRoutes(app: App, { db, settings }: Tools) {
  reachPrivateNews(settings.allowPrivateAddresses)

  app.get(
    '/rss',
    { schema: { querystring: RssQuery, response: { 200: RssPage } }, config },
    async (request, reply) => {
      const { site, query, log } = request
      const { feedUrl, limit } = query
      if (!(await showsAddress(db, site, 'newsroom', feedUrl))) throw notFound(calendarMessages.unknown)
      const { items, failed } = await newsOf(new URL(feedUrl, originOf(request)).href, limit)
      const { items: _, ...shown } = feedFor({ items, failed }, request)
      if (failed) log.warn({ feedUrl, failed }, 'a news feed could not be read')
      return reply.page('rss/news', { feedUrl, events: items, ...shown })
    },
  )
}
