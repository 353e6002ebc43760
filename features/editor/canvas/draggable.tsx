import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import type { Part, PartKind } from '#features/content/widgets.ts'
import { useStore } from '../state/use-editor.ts'

/** Lets the pointer take the part that it stands in. */
export function Draggable({ kind, part: { id } }: { kind: PartKind; part: Part }) {
  const store = useStore()
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = mark.current?.closest<HTMLElement>('[data-part]')
    if (!element) return
    const canDrag = () => store.get().inline === null
    return draggable({ element, canDrag, getInitialData: () => ({ id, kind }) })
  }, [id, kind, store])
  return <span ref={mark} hidden />
}
