import type { Container } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { restoreColumn } from '../state/edit.ts'
import { nameOf } from '../state/names.ts'
import { useStore } from '../state/use-editor.ts'

/** Columns that another layout set aside. */
export function SetAside({ container: { id, setAside = [] } }: { container: Container }) {
  const store = useStore()
  if (setAside.length === 0) return null
  return (
    <section>
      <h4>Set aside</h4>
      <ul>
        {setAside.map((column) => (
          <li key={column.id}>
            {nameOf('column', column)}{' '}
            <Button variant="quiet" size="small" onClick={() => restoreColumn(store, id, column.id)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
