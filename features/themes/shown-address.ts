import { type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { shownOn } from './shown-pages.ts'

type Site = { id: string; content: { feeds?: string[] } }

/**
 * Whether this site shows what is at an address elsewhere: a column of this type names it on one of its pages, or the
 * theme does. Nothing else is ever fetched for a visitor.
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
  return page !== undefined
}
