import { addressOf } from '#schema/address.ts'
import { commentMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItems } from './comment-items.tsx'
import styles from './list.module.css'
import { type CommentList, CommentQuery } from './schema.ts'

export type Props = CommentList

/** What visitors wrote, and the form to write. */
export default function Comments({ isEnabled, list, ...page }: Props) {
  const { totalDocs, limit, commentIdentifier, teamPage } = page
  return (
    <Page title="Comments" narrow>
      {!isEnabled && <Alert>{commentMessages.off}</Alert>}
      {isEnabled && (
        <>
          <CommentItems list={list} />
          {totalDocs > limit && (
            <Pagination
              page={page.page}
              total={totalDocs}
              perPage={limit}
              href={(to) => addressOf('/comments', CommentQuery, page, { page: to })}
              label="Pages of comments"
            />
          )}
          <Card as="section">
            <h2 className={styles.title}>Leave a message</h2>
            <CommentForm identifier={commentIdentifier} teamPage={teamPage ?? undefined} />
          </Card>
        </>
      )}
    </Page>
  )
}
