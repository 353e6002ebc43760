import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import type { CanvasPart, PartKind } from '#features/content/widgets.ts'
import { useStore } from '../state/use-editor.ts'

/** Makes the part around it draggable. */
export function Draggable({ kind, part: { id } }: { kind: PartKind; part: CanvasPart }) {
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
