import { type SqlBool, sql } from 'kysely'
import { publishedOn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Page, PublishedSite } from './find.ts'
import { addressOf } from './model/address.ts'

/** Where the page that had this route on a site is now; null when there is none. */
export async function redirectFrom(db: Db, site: PublishedSite, route: string): Promise<string | null> {
  const page = await db
    .selectFrom('page_redirects')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(['pages.type', 'pages.route'])
    .$castTo<Pick<Page, 'type' | 'route'>>()
    .where('page_redirects.route', '=', route.toLowerCase())
    .where(publishedOn(site))
    .where('pages.type', '!=', 'template')
    .orderBy(sql<SqlBool>`page_redirects.theme_id = ${site.id}`, 'desc')
    .executeTakeFirst()
  return page ? addressOf(page) : null
}

/**
 * Keeps the former route of a page as a redirect, and ends the redirect at the route that it takes. Call it in the
 * transaction that saves the page.
 */
export async function keepFormerRoute(trx: Db, before: Page | null, after: Page): Promise<void> {
  const [from, to] = [before?.route?.toLowerCase(), after.route?.toLowerCase()]
  if (from === to) return
  if (to)
    await trx
      .deleteFrom('page_redirects')
      .where('theme_id', '=', after.themeId)
      .where('route', '=', to)
      .execute()
  // A template never had visitors.
  if (!from || before?.type === 'template') return
  await trx
    .insertInto('page_redirects')
    .values({ theme_id: after.themeId, route: from, page_id: after.id })
    .onConflict((conflict) => conflict.columns(['theme_id', 'route']).doUpdateSet({ page_id: after.id }))
    .execute()
}
