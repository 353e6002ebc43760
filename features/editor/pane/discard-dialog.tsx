import { editorMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useEditor, useStore } from '../state/use-editor.ts'

/** Asks before much is discarded, and says how it comes back. */
export function DiscardDialog({ onDiscard }: { onDiscard: () => void }) {
  const store = useStore()
  const steps = useEditor(({ history }) => history.past.length)
  const close = () => store.set({ dialog: null })
  return (
    <Modal
      title={`Discard ${steps} changes?`}
      size="small"
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {editorMessages.discard}
          </Button>
        </>
      }
    >
      <p>{editorMessages.bringBack}</p>
    </Modal>
  )
}
