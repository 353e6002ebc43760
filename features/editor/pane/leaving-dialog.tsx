import type { Column } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { nameOf } from '../state/names.ts'

type Props = { columns: readonly Column[]; onKeep: () => void; onChange: () => void }

/** Warns about columns that a new layout would remove from the page. */
export default function LeavingDialog({ columns, onKeep, onChange }: Props) {
  return (
    <Modal
      title="These leave the page"
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Keep the layout
          </Button>
          <Button onClick={onChange}>Set aside and change</Button>
        </>
      }
    >
      <p>They are set aside in this container and can be brought back.</p>
      <ul>
        {columns.map((column) => (
          <li key={column.id}>{nameOf('column', column)}</li>
        ))}
      </ul>
    </Modal>
  )
}
