import { sql } from 'kysely'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { pageLabels, pageMessages, pageTypeLabels } from '#spec/messages.ts'
import { differencesOf } from './differences.ts'
import type { Page } from './find.ts'
import type { Restoration } from './restoration.tsx'
import { savePage } from './save.ts'
import type { PageSettings } from './schema.ts'

/** The versions of a page, newest first. */
export const revisionsOf = (db: Db, pageId: string) =>
  selected(db)
    .select(['rev', 'name', 'saved_at as savedAt', 'first_name as firstName', 'last_name as lastName'])
    .where('page_id', '=', pageId)
    .orderBy('rev', 'desc')
    .limit(500)
    .execute()

const selected = (db: Db) =>
  db.selectFrom('page_revisions').leftJoin('users', 'users.id', 'page_revisions.saved_by')

/** A version of a page: its content, and its settings if they were recorded. */
export type Revision = { page: Page; savedAt: Date; hasSettings: boolean }

/** A page as of a version. @throws Problem 404 when it has no such version */
export async function pageAsOf(db: Db, page: Page, rev: number): Promise<Revision> {
  const found = await db
    .selectFrom('page_revisions')
    .select(['rev', 'name', 'document', 'saved_at as savedAt', 'type', 'hide_title as hideTitle'])
    .select(['is_global as global', 'route', 'description', 'image', 'intro', 'preview_img as previewImg'])
    .select(sql<string | null>`publish_date::text`.as('publishDate'))
    .where('page_id', '=', page.id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  if (!found) throw notFound('This page has no such version.')
  const { savedAt, ...saved } = found
  // Versions saved before settings were recorded have only a name and content.
  const hasSettings = saved.type !== null
  const { name, document } = saved
  return {
    page: { ...page, ...((hasSettings ? saved : { rev, name, document }) as Page) },
    savedAt,
    hasSettings,
  }
}

/** The page after restoring: the version, except for settings that this viewer may not change. */
function restored(viewer: Person, page: Page, old: Page): Page {
  const mayShare = may(viewer, 'pages.editTemplates')
  const type = old.type === 'template' && !mayShare ? page.type : old.type
  const route = type === 'home' ? null : old.route
  return { ...old, type, route, global: mayShare ? old.global : page.global, rev: page.rev }
}

/**
 * Saves an older version as the newest; the versions in between are kept.
 * @param rev the page's version when the user decided to
 * @throws Problem 409 when somebody has saved it since
 */
export const restore = (
  db: Db,
  actor: NonNullable<Actor>,
  page: Page,
  { page: old }: Revision,
  rev = page.rev,
): Promise<Page> =>
  savePage(db, actor, page, { ...(restored(actor.viewer, page, old) as Page & { document: never }), rev })

/** What restoring a version would change, in words. */
export function restorationOf(viewer: Person, page: Page, { page: old, ...revision }: Revision): Restoration {
  const then = restored(viewer, page, old)
  const differ = (one: Page, other: Page) => names.filter((name) => one[name] !== other[name])
  const unchanged = differ(then, old)
  return {
    rev: old.rev,
    savedAt: revision.savedAt.toISOString(),
    settings: differ(page, then).map((name) => ({
      label: pageLabels[name],
      now: wordsOf(page, name),
      was: wordsOf(then, name),
    })),
    parts: differencesOf(page.document, then.document),
    notes: [
      !revision.hasSettings && pageMessages.settingsUnknown,
      unchanged.length > 0 && pageMessages.settingsStay(unchanged.map((name) => pageLabels[name]).join(', ')),
    ].filter((note) => note !== false),
  }
}

const names = Object.keys(pageLabels) as (keyof PageSettings)[]

function wordsOf(page: PageSettings, name: keyof PageSettings): string {
  const value = page[name]
  if (name === 'type') return pageTypeLabels[page.type]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value || 'Nothing'
}
