import { isConfigured } from '#features/content/index.ts'
import { originOf } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { calendarMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { newsOf, reachPrivateNews } from './news.ts'
import { RssQuery } from './schema.ts'

const config = { can: 'public', limit: { points: 300, seconds: 600, by: 'address' } } as const

/** News of other sites (document 3, section 7: GET /rss), of feeds that a page of this site shows. */
export default async function rssRoutes(app: App, { db, settings }: Tools) {
  reachPrivateNews(settings.allowPrivateAddresses)

  app.get('/rss', { schema: { querystring: RssQuery }, config }, async (request, reply) => {
    const { site, query, log } = request
    const { feedUrl, limit } = query
    if (!(await isConfigured(db, site, 'newsroom', feedUrl))) throw notFound(calendarMessages.unknown)
    const { items, failed } = await newsOf(new URL(feedUrl, originOf(request)).href, limit)
    if (failed) log.warn({ feedUrl, failed }, 'a news feed can not be read')
    return reply.page('rss/news', { feedUrl, events: items })
  })
}
