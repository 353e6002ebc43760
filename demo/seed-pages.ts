import { addComment, shownComments } from '#features/comments/index.ts'
import { CommentQuery } from '#features/comments/schema.ts'
import { addPage, homeOfTheme, pageAt } from '#features/pages/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { comments } from './comments.ts'
import { pages } from './pages.ts'

/** The content pages of the demo sites, each once. A route that has a page keeps it. */
export async function seedPages(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  for (const page of pages) {
    const thing = `page ${page.theme} ${page.route}`
    const themeId = themeIds.get(page.theme)
    if (!themeId || brought.has(thing)) continue
    await bringPage(db, themeId, page)
    await brought.note(thing)
  }
  const wall = themeIds.get('true-bearing')
  if (!wall || brought.has('comments')) return
  await seedComments(db, { id: wall, applications: { comments: true } })
  await brought.note('comments')
}

async function bringPage(db: Db, themeId: string, { theme, ...page }: (typeof pages)[number]) {
  if (
    page.route
      ? await pageAt(db, { id: themeId, timeZone: 'UTC' }, page.route)
      : await homeOfTheme(db, themeId)
  )
    return
  await addPage(db, null, themeId, page)
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
      teamPage: null,
    })
}
