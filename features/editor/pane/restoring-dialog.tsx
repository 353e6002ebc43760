import { type Restoration, RestorationChanges } from '#features/pages/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'

type Props = { restoration: Restoration; busy: boolean; onKeep: () => void; onRestore: () => void }

/** Says what a version brings back before it does. */
export default function RestoringDialog({ restoration, busy, onKeep, onRestore }: Props) {
  return (
    <Modal
      title={`Restore version ${restoration.rev}?`}
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Keep the page as it is
          </Button>
          <Button busy={busy} onClick={onRestore}>
            Restore version {restoration.rev}
          </Button>
        </>
      }
    >
      <RestorationChanges {...restoration} />
    </Modal>
  )
}
