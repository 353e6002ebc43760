import { newsSoon } from '#features/rss/index.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { outsideEvents } from '#spec/limits.ts'
import type { LoadContext } from '../../data.ts'
import { linkOf, pictureOf } from '../../model/grammar.ts'

/** Two rows of three (document 2, section 9). */
const most = 6

/**
 * The newest articles of the site, or of the feed that the column names, null while its server has not answered; only
 * where the news room is enabled.
 */
export async function loadNews(part: object, { db, site, request }: LoadContext) {
  if (!site.applications.newsRoom) return { isEnabled: false, news: [] }
  const address = linkOf((part as { linkTo?: string }).linkTo)
  if (!address) return { isEnabled: true, news: await articlesOf(db, site.id) }
  const href = new URL(address, originOf(request)).href
  return { isEnabled: true, news: await newsSoon(href, outsideEvents.usual) }
}

async function articlesOf(db: Db, themeId: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['name', 'route', 'image', 'description', 'created_at'])
    .where('type', '=', 'article')
    .where((where) => where.or([where('theme_id', '=', themeId), where('is_global', '=', true)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ name, route, image, description, created_at }) => ({
    title: name,
    link: `/pages${route}`,
    pubDate: created_at.toISOString(),
    img: pictureOf(image ?? ''),
    summary: description ?? '',
  }))
}
