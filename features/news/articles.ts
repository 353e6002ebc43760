import { sql } from 'kysely'
import { pictureOf } from '#features/content/schema.ts'
import { introOf } from '#features/rss/index.ts'
import { publishedOn, type Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { NewsArticle, NewsPage } from './schema.ts'

type PublishedSite = Pick<Site, 'id' | 'timeZone'>

const yearOf = sql<number>`extract(year from publish_date)::int`

/** Articles that visitors of a site find: its own and those of other sites that it shows, once their date has begun. */
const articles = (db: Db, site: PublishedSite) =>
  db.selectFrom('pages').where('type', '=', 'article').where(publishedOn(site))

/** The newest articles of a site, at most `limit`. */
export async function newestArticles(db: Db, site: PublishedSite, limit: number): Promise<NewsArticle[]> {
  return (await newestFirst(db, site).limit(limit).execute()).map(itemOf)
}

/** The articles of a year; by default of the newest year that has any. */
export async function newsOfYear(db: Db, site: PublishedSite, asked?: number): Promise<NewsPage> {
  const found = await articles(db, site)
    .select(yearOf.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  const years = found.map(({ year }) => year)
  const year = asked ?? years[0] ?? null
  const rows = year === null ? [] : await newestFirst(db, site).where(yearOf, '=', year).execute()
  return { year, years, news: rows.map(itemOf) }
}

/** The path of an article on this site; null when there is no such article. */
export async function pathOfArticle(db: Db, site: PublishedSite, id: string): Promise<string | null> {
  const found = await articles(db, site).select('route').where('id', '=', id).executeTakeFirst()
  return found ? `/pages${found.route}` : null
}

const newestFirst = (db: Db, site: PublishedSite) =>
  articles(db, site)
    .select(['id', 'name', 'route', 'image', 'description', 'intro', 'preview_img'])
    .select(sql<string>`publish_date::text`.as('publishDate'))
    .orderBy('publish_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number]

function itemOf({ id, name, route, publishDate, ...row }: Row): NewsArticle {
  const intro = row.intro ?? row.description ?? ''
  const previewImg = pictureOf(row.preview_img ?? row.image ?? '')
  return {
    ...{ id, title: name, publishDate, intro, previewImg },
    // The names that items of external feeds have.
    link: `/pages${route}`,
    pubDate: `${publishDate}T00:00:00.000Z`,
    img: previewImg,
    summary: introOf(intro),
  }
}
