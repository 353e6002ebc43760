import { newestArticles } from '#features/news/index.ts'
import { newsSoon } from '#features/rss/index.ts'
import { originOf } from '#features/themes/index.ts'
import { feedFor } from '#lib/remote-items.ts'
import { remoteEvents } from '#spec/limits.ts'
import type { LoadContext } from '../../data.ts'
import { linkOf } from '../../model/grammar.ts'

/** Two rows of three (document 2, section 9). */
const most = 6

/**
 * The newest articles of the site, or of the feed that the column names, null while its server has not answered; only
 * where the news room is enabled.
 */
export async function loadNews(part: object, { db, site, viewer, request }: LoadContext) {
  if (!site.applications.newsRoom) return { isEnabled: false, news: [] }
  const address = linkOf((part as { linkTo?: string }).linkTo)
  if (!address) return { isEnabled: true, news: await newestArticles(db, site, most) }
  const href = new URL(address, originOf(request)).href
  const news = await newsSoon(href, remoteEvents.usual)
  return { isEnabled: true, news: [], feed: news && feedFor(news, { viewer, site }) }
}
