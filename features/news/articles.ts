import { sql } from 'kysely'
import { pictureOf } from '#features/content/schema.ts'
import { introOf } from '#features/rss/index.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import type { Db } from '#lib/db.ts'
import type { NewsPage } from './schema.ts'

/** Years are in UTC, as dates are shown. */
const yearOf = sql<number>`extract(year from created_at at time zone 'UTC')::int`

/** Articles of a site and of all sites: pages of that type (document 2, section 3, static page). */
const articles = (db: Db, themeId: string) =>
  db
    .selectFrom('pages')
    .where('type', '=', 'article')
    .where((where) => where.or([where('theme_id', '=', themeId), where('is_global', '=', true)]))

/** The newest articles of a site, at most `limit`. */
export async function newestArticles(db: Db, themeId: string, limit: number): Promise<NewsItem[]> {
  return (await newestFirst(db, themeId).limit(limit).execute()).map(itemOf)
}

/** The articles of a year; by default of the newest year that has any. */
export async function newsOfYear(db: Db, themeId: string, asked?: number): Promise<NewsPage> {
  const found = await articles(db, themeId)
    .select(yearOf.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  const years = found.map(({ year }) => year)
  const year = asked ?? years[0] ?? null
  const rows = year === null ? [] : await newestFirst(db, themeId).where(yearOf, '=', year).execute()
  return { year, years, news: rows.map(itemOf) }
}

/** The path of an article on this site; null when there is no such article. */
export async function pathOfArticle(db: Db, themeId: string, id: string): Promise<string | null> {
  const found = await articles(db, themeId).select('route').where('id', '=', id).executeTakeFirst()
  return found ? `/pages${found.route}` : null
}

const newestFirst = (db: Db, themeId: string) =>
  articles(db, themeId)
    .select(['name', 'route', 'image', 'description', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number]
const itemOf = ({ name, route, image, description, created_at }: Row): NewsItem => ({
  title: name,
  link: `/pages${route}`,
  pubDate: created_at.toISOString(),
  img: pictureOf(image ?? ''),
  summary: introOf(description ?? ''),
})
