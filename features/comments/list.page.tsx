import { commentMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItems } from './comment-items.tsx'
import styles from './list.module.css'
import type { CommentList } from './schema.ts'

export type Props = CommentList

/** What visitors wrote, and the form to write. */
export default function Comments(page: Props) {
  const { isEnabled, list, totalDocs, limit, commentIdentifier } = page
  return (
    <Container narrow>
      <Head title="Comments" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Comments" />
          {!isEnabled && <Alert>{commentMessages.off}</Alert>}
          {isEnabled && (
            <>
              <CommentItems list={list} />
              {totalDocs > limit && (
                <Pagination
                  page={page.page}
                  total={totalDocs}
                  perPage={limit}
                  href={(to) => hrefOf(page, to)}
                  label="Pages of comments"
                />
              )}
              <Card as="section">
                <h2 className={styles.title}>Leave a message</h2>
                <CommentForm identifier={commentIdentifier} />
              </Card>
            </>
          )}
        </Stack>
      </div>
    </Container>
  )
}

function hrefOf({ commentIdentifier }: Props, page: number): string {
  const query = new URLSearchParams({
    ...(commentIdentifier && { commentIdentifier }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/comments${query.size ? `?${query}` : ''}`
}
