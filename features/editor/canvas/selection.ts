import { type RefObject, useEffect } from 'react'
import type { Document } from '#features/content/schema.ts'
import { useEditor } from '../state/use-editor.ts'

/** Marks the selected part, brings it into view, and keeps the focus with it while the focus is on the page. */
export function useSelection(canvas: RefObject<HTMLElement | null>, document: Document) {
  const selected = useEditor((state) => state.selected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part that moves is drawn again
  useEffect(() => {
    const root = canvas.current
    const element = selected && root?.querySelector<HTMLElement>(`[data-part="${selected}"]`)
    // What had the focus is gone: the keys of the page work on.
    if (root && !element && root.ownerDocument.activeElement === root.ownerDocument.body)
      root.focus({ preventScroll: true })
    if (!root || !element) return
    element.setAttribute('data-selected', '')
    const { activeElement, body } = root.ownerDocument
    const isHere = activeElement === body || (root.contains(activeElement) && !isTyping(activeElement))
    if (isHere && activeElement !== element) element.focus({ preventScroll: true })
    return () => element.removeAttribute('data-selected')
  }, [canvas, selected, document])

  useEffect(() => {
    const element = selected && canvas.current?.querySelector(`[data-part="${selected}"]`)
    if (element) element.scrollIntoView({ block: 'nearest' })
  }, [canvas, selected])
}

const isTyping = (element: Element | null) => element instanceof HTMLElement && element.isContentEditable
