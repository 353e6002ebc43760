import { createPage, pageAt } from '#features/pages/index.ts'
import type { Db } from '#lib/db.ts'
import { pages } from './pages.ts'

/** The content pages of the demo sites. A route that has a page keeps it. */
export async function seedPages(db: Db, themeIds: Map<string, string>): Promise<void> {
  for (const { theme, containers, ...page } of pages) {
    const themeId = themeIds.get(theme)!
    if (await pageAt(db, themeId, page.route)) continue
    const document = { schemaVersion: 1 as const, containers }
    const rest = { type: 'page' as const, hideTitle: false, global: false, image: null }
    await createPage(db, null, themeId, { ...page, ...rest, document: document as never })
  }
}
