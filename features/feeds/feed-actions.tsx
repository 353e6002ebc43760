import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Modal } from '#ui/modal.tsx'
import { router } from '#ui/nav.ts'
import type { FeedRow } from './schema.ts'

type ForOne = { feed: FeedRow; onRemove: (feed: FeedRow) => void }

/** What can be done with a feed. What came from a file can not be read again from here. */
export function Actions({ feed, onRemove }: ForOne) {
  const [busy, setBusy] = useState(false)
  const run = (confirm: boolean) =>
    router.post(
      '/admin/feeds/run',
      { id: feed.id, confirm },
      { preserveScroll: true, onStart: () => setBusy(true), onFinish: () => setBusy(false) },
    )
  if (feed.url.startsWith('file:')) return <RemoveButton feed={feed} onRemove={onRemove} />
  return (
    <Cluster>
      <Button size="small" variant="secondary" busy={busy} onClick={() => run(false)}>
        Run now
      </Button>
      {feed.mayConfirm && (
        <Button size="small" variant="secondary" busy={busy} onClick={() => run(true)}>
          Confirm and run
        </Button>
      )}
      <RemoveButton feed={feed} onRemove={onRemove} />
    </Cluster>
  )
}

function RemoveButton({ feed, onRemove }: ForOne) {
  return (
    <Button size="small" variant="quiet" icon="trash" onClick={() => onRemove(feed)}>
      Remove
    </Button>
  )
}

/** Asks before a feed and its jobs are taken away. */
export function Removal({ feed, onClose }: { feed: FeedRow | null; onClose: () => void }) {
  const remove = () =>
    feed && router.delete('/admin/feeds', { data: { id: feed.id }, preserveScroll: true, onFinish: onClose })
  return (
    <Modal
      title="Remove this feed?"
      isOpen={feed !== null}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={remove}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        The jobs that came through this feed of {feed?.employer.name} are taken down at once. Its past runs
        are forgotten.
      </p>
    </Modal>
  )
}
