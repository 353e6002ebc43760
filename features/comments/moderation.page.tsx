import { commentMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { TimeText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './moderation.module.css'
import type { CommentRow, Moderation } from './schema.ts'

export type Props = Moderation

/** What visitors wrote, for those who answer for the site. */
export default function CommentModeration({ comments, totalDocs, page, limit }: Props) {
  return (
    <Container>
      <Head title="Comments" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Comments"
            lead="They are shown as soon as they come. What you hide stays here; what you delete is gone."
          />
          <Table
            caption="Comments"
            hideCaption
            columns={columns}
            rows={comments}
            rowKey={({ id }) => id}
            empty={<EmptyState title={commentMessages.none} icon="edit" />}
          />
          <Pagination
            page={page}
            total={totalDocs}
            perPage={limit}
            href={(to) => (to > 1 ? `/admin/comments?page=${to}` : '/admin/comments')}
            label="Pages of comments"
          />
        </Stack>
      </div>
    </Container>
  )
}

const columns: Column<CommentRow>[] = [
  { key: 'comment', header: 'Comment', cell: (row) => <Words row={row} /> },
  {
    key: 'from',
    header: 'Written on',
    cell: ({ site, identifier }) => (
      <>
        {site}
        {identifier && <span className={styles.small}>{identifier}</span>}
      </>
    ),
  },
  { key: 'at', header: 'Time', cell: ({ createdAt }) => <TimeText date={createdAt} /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (row) => <Actions row={row} /> },
]

function Words({ row: { name, email, message, isHidden } }: { row: CommentRow }) {
  return (
    <div className={styles.comment}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {isHidden && <Badge tone="warning">Hidden</Badge>}
        <span className={styles.small}>{email}</span>
      </p>
      <p className={styles.message} dir="auto">
        {message}
      </p>
    </div>
  )
}

function Actions({ row: { id, name, isHidden } }: { row: CommentRow }) {
  return (
    <Cluster>
      <Form action={`/admin/comments/${id}`} name={`hide-${id}`}>
        {({ busy }) => (
          <>
            <input type="hidden" name="hidden" value={String(!isHidden)} />
            <Button type="submit" variant="secondary" size="small" busy={busy}>
              {isHidden ? 'Show' : 'Hide'}
              <VisuallyHidden>
                {' '}
                the comment of <bdi>{name}</bdi>
              </VisuallyHidden>
            </Button>
          </>
        )}
      </Form>
      <Form action={`/admin/comments/${id}/removal`} name={`delete-${id}`}>
        {({ busy }) => (
          <Button type="submit" variant="secondary" size="small" busy={busy}>
            Delete
            <VisuallyHidden>
              {' '}
              the comment of <bdi>{name}</bdi>
            </VisuallyHidden>
          </Button>
        )}
      </Form>
    </Cluster>
  )
}
