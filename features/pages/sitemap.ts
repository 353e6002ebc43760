import { type SqlBool, sql } from 'kysely'
import { publishedOn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { SitemapAddress } from '#lib/feature.ts'
import { legalWords } from './defaults/legal-words.ts'
import type { PublishedSite } from './find.ts'

const legal = Object.keys(legalWords).map((name) => `/${name}`)

/** The public pages of a site except its home page: the legal pages that every site has, and its own. */
export async function pagesOnSite(db: Db, site: PublishedSite): Promise<SitemapAddress[]> {
  const rows = await db
    .selectFrom('pages')
    .distinctOn(sql`lower(route)`)
    .select(['route', 'updated_at as updatedAt'])
    .where(publishedOn(site))
    .where('type', 'in', ['page', 'article'])
    .orderBy(sql`lower(route)`)
    .orderBy(sql<SqlBool>`theme_id = ${site.id}`, 'desc')
    .execute()
  const own = rows.filter(({ route }) => !legal.includes(route!.toLowerCase()))
  return [
    ...legal.toSorted().map((href) => ({ href })),
    ...own.map(({ route, updatedAt }) => ({ href: `/pages${route}`, updatedAt })),
  ]
}
