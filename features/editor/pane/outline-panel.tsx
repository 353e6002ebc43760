import { useDeferredValue } from 'react'
import { Outline } from '../outline/outline.tsx'
import { select } from '../state/edit.ts'
import { documentIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'

/** The page as a tree. */
export function OutlinePanel() {
  const store = useStore()
  const document = useDeferredValue(useEditor(documentIn))
  const selected = useEditor((state) => state.selected)
  return <Outline document={document} selected={selected} onSelect={(id) => select(store, id)} />
}
