import { Button } from '#ui/button.tsx'
import { goToField } from '../state/go.ts'
import type { Missing } from '../state/save.ts'
import { useStore } from '../state/use-editor.ts'
import styles from './pane.module.css'

/** Required fields that are empty; each leads there. */
export function MissingList({ missing }: { missing: Missing[] }) {
  const store = useStore()
  if (missing.length === 0) return null
  return (
    <ul className={styles.missing}>
      {missing.map(({ id, field, label, of }) => (
        <li key={`${id} ${field}`}>
          <Button variant="quiet" size="small" onClick={() => goToField(store, id, field)}>
            {label}, {of}
          </Button>
        </li>
      ))}
    </ul>
  )
}
