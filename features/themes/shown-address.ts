import { type SqlBool, sql } from 'kysely'
import { isModuleOn } from '#features/module-audience/index.ts'
import type { Db } from '#lib/db.ts'
import { shownOn } from './shown-pages.ts'

type Site = { id: string; content: { feeds?: string[] } }

const moduleTypes: Record<string, string> = { calendar: 'calendar', newsroom: 'rssFeed' }

/**
 * Whether this site shows what is at an address elsewhere: a column of this type names it on one of its pages, a module of its
 * dashboards does, or the theme does. Nothing else is ever fetched for a visitor.
 */
export async function showsAddress(
  db: Db,
  site: Site,
  contentType: string,
  address: string,
): Promise<boolean> {
  if (site.content.feeds?.includes(address)) return true
  const path = '$.containers[*].columns[*] ? (@.contentType == $type && @.linkTo == $address)'
  const asked = JSON.stringify({ type: contentType, address })
  const page = await db
    .selectFrom('pages')
    .select('id')
    .where(shownOn(site.id))
    .where(sql<SqlBool>`jsonb_path_exists(document, ${path}::jsonpath, ${asked}::jsonb)`)
    .executeTakeFirst()
  return page !== undefined || (await isInModule(db, site, contentType, address))
}

async function isInModule(db: Db, { id }: Site, contentType: string, address: string): Promise<boolean> {
  const module = await db
    .selectFrom('dashboard_modules as module')
    .select('id')
    .where('type', '=', moduleTypes[contentType] ?? '')
    .where(sql<SqlBool>`options ->> 'feedUrl' = ${address}`)
    .where(isModuleOn(id))
    .executeTakeFirst()
  return module !== undefined
}
