import { Conflicts } from '../merge/conflicts.tsx'
import { settleConflict } from '../state/merging.ts'
import { useEditor, useStore } from '../state/use-editor.ts'

/** Where two have changed the same: which of both stays. */
export function Clashes() {
  const store = useStore()
  const conflicts = useEditor((state) => state.conflicts)
  return (
    <Conflicts
      conflicts={conflicts}
      onDecide={(id, field, value) => settleConflict(store, { id, field }, value)}
    />
  )
}
