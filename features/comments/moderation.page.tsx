import { addressOf } from '#schema/address.ts'
import { commentMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './moderation.module.css'
import { type CommentRow, type Moderation, ModerationQuery } from './schema.ts'

export type Props = Moderation

const path = '/admin/comments'

/** What visitors wrote, for those who answer for the site. */
export default function CommentModeration({ comments, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Comments"
      lead="New comments appear right away. Hidden ones stay in this list; deleted ones are gone."
      noun="comments"
      path={path}
      href={(change) => addressOf(path, ModerationQuery, page, change)}
      columns={columns}
      rows={comments}
      rowKey={({ id }) => id}
      empty={{ title: commentMessages.none, icon: 'edit' }}
    />
  )
}

const columns: ListColumn<CommentRow>[] = [
  { key: 'comment', header: 'Comment', onPhone: 'title', cell: (row) => <Words row={row} /> },
  {
    key: 'from',
    header: 'Written on',
    cell: ({ site, identifier }) => (
      <div className={styles.site}>
        {site}
        {identifier && <span className={styles.small}>{identifier}</span>}
      </div>
    ),
  },
  { key: 'at', header: 'Time', cell: ({ createdAt }) => <TimeText date={createdAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (row) => (
      <div className={styles.actions}>
        <Actions row={row} />
      </div>
    ),
  },
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
      <Form action={`${path}/${id}`} name={`hide-${id}`}>
        <input type="hidden" name="hidden" value={String(!isHidden)} />
        <SubmitButton variant="secondary" size="small">
          {isHidden ? 'Show' : 'Hide'}
          <VisuallyHidden>
            {' '}
            the comment of <bdi>{name}</bdi>
          </VisuallyHidden>
        </SubmitButton>
      </Form>
      <Confirm
        action={`${path}/${id}/delete`}
        of={`the comment of ${name}`}
        size="small"
        title="Delete this comment?"
      >
        <p>It cannot be brought back. Hiding takes it off the site and keeps it here.</p>
      </Confirm>
    </Cluster>
  )
}
