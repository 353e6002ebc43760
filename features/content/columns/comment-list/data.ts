import { shownComments } from '#features/comments/index.ts'
import { CommentQuery } from '#features/comments/schema.ts'
import type { LoadContext } from '../../data.ts'

/** The newest comments that everybody may read. */
export const loadComments = (part: object, { db, site }: LoadContext) => {
  const { commentIdentifier } = part as { commentIdentifier?: string }
  return shownComments(db, site, CommentQuery.parse({ commentIdentifier }))
}
