import { Conflicts } from '../merge/conflicts.tsx'
import { nameIn, whereIn } from '../merge/words.ts'
import { settleConflict } from '../state/merging.ts'
import { draftIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'

/** The conflicts to resolve. */
export function Clashes() {
  const store = useStore()
  const { conflicts, document } = useEditor(draftIn)
  return (
    <Conflicts
      conflicts={conflicts}
      nameOf={nameIn(document)}
      whereIs={whereIn(document)}
      onDecide={(id, field, value) => settleConflict(store, { id, field }, value)}
    />
  )
}
