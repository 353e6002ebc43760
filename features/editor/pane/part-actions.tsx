import { Button, IconButton } from '#ui/button.tsx'
import type { Kind } from '../operations/find.ts'
import { addContainer, copyPart, deletePart, duplicatePart, movePart, pastePart } from '../state/edit.ts'
import { useStore } from '../state/use-editor.ts'
import styles from './pane.module.css'

/** What can be done with the selected part, as the keys do it. */
export function PartActions({ id, kind, isFree }: { id: string; kind: Kind; isFree: boolean }) {
  const store = useStore()
  return (
    <div>
      <div className={styles.actions}>
        <IconButton icon="sort-up" label="Move up" onClick={() => movePart(store, id, -1)} />
        <IconButton icon="sort-down" label="Move down" onClick={() => movePart(store, id, 1)} />
        <IconButton icon="duplicate" label="Duplicate" onClick={() => duplicatePart(store, id)} />
        <IconButton icon="copy" label="Copy" onClick={() => copyPart(store, id)} />
        <IconButton icon="paste" label="Paste" onClick={() => pastePart(store)} />
        <IconButton icon="trash" label="Delete" onClick={() => deletePart(store, id)} />
      </div>
      <div className={styles.actions}>
        {kind === 'container' && (
          <Button variant="quiet" size="small" icon="plus" onClick={() => addContainer(store)}>
            Container
          </Button>
        )}
        {isFree && (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => store.set({ picking: { kind: 'block' } })}
          >
            Block
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => store.set({ picking: { kind: 'column' } })}
        >
          Column
        </Button>
      </div>
    </div>
  )
}
