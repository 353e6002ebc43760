import { feedMessages } from '#spec/messages.ts'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import type { FeedRow } from './schema.ts'

/** What can be done with a feed. */
export function Actions({ feed }: { feed: FeedRow }) {
  return (
    <Cluster>
      {feed.hasAddress ? <Run feed={feed} /> : <p className={styles.url}>{feedMessages.noAddress}</p>}
      <Confirm
        action="/admin/feeds/delete"
        label="Remove"
        of={`the feed of ${feed.employer.name}`}
        icon="trash"
        size="small"
        variant="quiet"
        title="Remove this feed?"
        verb="Remove"
      >
        <input type="hidden" name="id" value={feed.id} />
        <p>
          The jobs that came through this feed of {feed.employer.name} are taken down immediately. Its past
          runs are deleted.
        </p>
      </Confirm>
    </Cluster>
  )
}

function Run({ feed }: { feed: FeedRow }) {
  return (
    <Form action="/admin/feeds/run" name={feed.id}>
      <input type="hidden" name="id" value={feed.id} />
      <Cluster>
        <SubmitButton size="small" variant="secondary">
          Run now <VisuallyHidden>the feed of {feed.employer.name}</VisuallyHidden>
        </SubmitButton>
        {feed.mayConfirm && (
          <SubmitButton size="small" variant="secondary" name="confirm" value="true">
            Confirm and run <VisuallyHidden>the feed of {feed.employer.name}</VisuallyHidden>
          </SubmitButton>
        )}
      </Cluster>
    </Form>
  )
}
