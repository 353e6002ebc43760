import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import type { Part, PartKind } from '#features/content/widgets.ts'

/** Lets the pointer take the part that it stands in. */
export function Draggable({ kind, part: { id } }: { kind: PartKind; part: Part }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = mark.current?.closest<HTMLElement>('[data-part]')
    return element ? draggable({ element, getInitialData: () => ({ id, kind }) }) : undefined
  }, [id, kind])
  return <span ref={mark} hidden />
}
