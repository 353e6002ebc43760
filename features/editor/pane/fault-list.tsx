import { Button } from '#ui/button.tsx'
import type { Fault } from '../state/faults.ts'
import { goToField } from '../state/go.ts'
import { useStore } from '../state/use-editor.ts'
import styles from './pane.module.css'

/** What is to be filled in or corrected before the page can be saved; each leads there. */
export function FaultList({ faults }: { faults: Fault[] }) {
  const store = useStore()
  if (faults.length === 0) return null
  return (
    <ul className={styles.missing}>
      {faults.map(({ id, field, label, of, message, isEmpty }) => (
        <li key={`${id} ${field} ${message}`}>
          <Button variant="quiet" size="small" onClick={() => goToField(store, id, field)}>
            {label}, {of}
          </Button>
          {!isEmpty && <p>{message}</p>}
        </li>
      ))}
    </ul>
  )
}
