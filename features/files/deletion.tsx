import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { router } from '#ui/nav.ts'
import type { OwnFile } from './schema.ts'

/** Asks before a file is deleted. */
export function Deletion({ file, onClose }: { file: OwnFile | null; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const remove = () =>
    file &&
    router.delete(`/account/files/${file.id}`, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  return (
    <Modal
      title="Delete this file?"
      isOpen={file !== null}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p>{file?.name} is deleted for good, and taken off your profile where it stands there.</p>
    </Modal>
  )
}
