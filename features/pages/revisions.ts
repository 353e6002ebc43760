import type { Document } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { type Page, type Refused, type Saved, savePage } from './pages.ts'

/** The versions of a page, the newest first. */
export const revisionsOf = (db: Db, pageId: string) =>
  db
    .selectFrom('page_revisions')
    .leftJoin('users', 'users.id', 'saved_by')
    .select(['rev', 'name', 'saved_at as savedAt', 'first_name as firstName', 'last_name as lastName'])
    .where('page_id', '=', pageId)
    .orderBy('rev', 'desc')
    .limit(500)
    .execute()

/** A page as it was; null when it never had such a version. */
export async function pageAsOf(db: Db, page: Page, rev: number): Promise<Page | null> {
  const found = await db
    .selectFrom('page_revisions')
    .select(['rev', 'name', 'document'])
    .where('page_id', '=', page.id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  return found ? { ...page, ...found, document: found.document as unknown as Document } : null
}

/** Makes an older version the newest: its name and its content come back, the versions in between stay. */
export const restore = (db: Db, viewer: Person, page: Page, old: Page): Promise<Saved | Refused> =>
  savePage(db, viewer, page, { ...page, name: old.name, document: old.document as never, rev: page.rev })
