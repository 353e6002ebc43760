import { addComment, shownComments } from '#features/comments/index.ts'
import { CommentQuery } from '#features/comments/schema.ts'
import { addPage, pageAt } from '#features/pages/index.ts'
import type { Db } from '#lib/db.ts'
import { comments } from './comments.ts'
import { pages } from './pages.ts'

/** The content pages of the demo sites. A route that has a page keeps it. */
export async function seedPages(db: Db, themeIds: Map<string, string>): Promise<void> {
  for (const { theme, containers, ...page } of pages) {
    const themeId = themeIds.get(theme)!
    if (await pageAt(db, themeId, page.route)) continue
    const document = { schemaVersion: 1 as const, containers }
    const rest = { type: 'page' as const, hideTitle: false, global: false, image: null }
    await addPage(db, null, themeId, { ...page, ...rest, document: document as never })
  }
  await seedComments(db, { id: themeIds.get('true-bearing')!, applications: { comments: true } })
}

/** What people wrote; where somebody has written something, nothing is added. */
async function seedComments(db: Db, site: { id: string; applications: Record<string, boolean> }) {
  const { totalDocs } = await shownComments(db, site, CommentQuery.parse({}))
  if (totalDocs) return
  for (const comment of comments)
    await addComment(db, site, null, {
      ...comment,
      email: 'somebody@true-bearing.example',
      commentIdentifier: 'wall',
    })
}
