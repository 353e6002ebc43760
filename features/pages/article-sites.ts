import { todayIn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import { Invalid } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { pageMessages } from '#spec/messages.ts'
import type { Page } from './find.ts'
import type { PageInput } from './schema.ts'

/** The sites that show a page in addition to its own. */
export async function themesOf(db: Db, pageId: string): Promise<string[]> {
  const rows = await db.selectFrom('page_themes').select('theme_id').where('page_id', '=', pageId).execute()
  return rows.map(({ theme_id }) => theme_id)
}

/**
 * Shows a page on exactly these of the sites that the viewer edits; the choice of other sites' editors stays.
 * @throws Invalid for sites that the viewer does not edit
 */
export async function chooseThemes(trx: Db, viewer: Person, page: Page, wanted: string[]): Promise<void> {
  const own = editableSites(viewer)
  const before = await themesOf(trx, page.id)
  const added = wanted.filter((id) => id !== page.themeId && !before.includes(id))
  const known = added.length
    ? await trx.selectFrom('themes').select('id').where('id', 'in', added).execute()
    : []
  if (known.length < added.length || !added.every(own.includes))
    throw new Invalid({ themes: pageMessages.otherSites })
  const dropped = before.filter((id) => own.includes(id) && !wanted.includes(id))
  if (dropped.length)
    await trx
      .deleteFrom('page_themes')
      .where('page_id', '=', page.id)
      .where('theme_id', 'in', dropped)
      .execute()
  if (added.length)
    await trx
      .insertInto('page_themes')
      .values(added.map((theme_id) => ({ page_id: page.id, theme_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** The date of an article: the one given, else the one it had, else today on its site. Other pages need none. */
export async function publishDateFor(
  trx: Db,
  themeId: string,
  { type, publishDate }: PageInput,
  before: string | null = null,
): Promise<string | null> {
  const date = publishDate ?? before
  if (date || type !== 'article') return date
  const { time_zone } = await trx
    .selectFrom('themes')
    .select('time_zone')
    .where('id', '=', themeId)
    .executeTakeFirstOrThrow()
  return todayIn(time_zone)
}
