import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { FeedRow } from './schema.ts'

/** What can be done with a feed. */
export function Actions({ feed }: { feed: FeedRow }) {
  return (
    <Cluster>
      {feed.hasAddress && !feed.pausedAt && <Run feed={feed} />}
      {feed.hasAddress && <Pause feed={feed} />}
      {feed.hasAddress && (
        <ButtonLink href={`/admin/feeds/${feed.id}/mapping`} size="small" variant="quiet">
          Mapping <VisuallyHidden>of the feed of {feed.employer.name}</VisuallyHidden>
        </ButtonLink>
      )}
      <Confirm
        action="/admin/feeds/delete"
        row={feed.id}
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

/** Pausing ends a run in progress; the jobs stay, and resuming takes it back: nothing needs to be confirmed. */
function Pause({ feed }: { feed: FeedRow }) {
  const verb = feed.pausedAt ? 'resume' : 'pause'
  return (
    <Form action={`/admin/feeds/${verb}`} name={`${verb}-${feed.id}`}>
      <input type="hidden" name="id" value={feed.id} />
      <SubmitButton size="small" variant="secondary" icon={feed.pausedAt ? 'play' : 'pause'}>
        {feed.pausedAt ? 'Resume' : 'Pause'} <VisuallyHidden>the feed of {feed.employer.name}</VisuallyHidden>
      </SubmitButton>
    </Form>
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
