import { type RefObject, useEffect } from 'react'

/** Browsers that lay the keyboard of a phone over the page: the panes end above it, so that the field stays in view. */
export function useKeyboard(panes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    function resize() {
      // Zoomed in, the rest of the page is not below a keyboard.
      const covered = view!.scale > 1.01 ? 0 : Math.max(0, innerHeight - view!.height)
      panes.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
      panes.current?.toggleAttribute('data-typing', covered > lowest)
    }
    resize()
    view.addEventListener('resize', resize)
    return () => view.removeEventListener('resize', resize)
  }, [panes])
}

/** A keyboard is higher than this, in pixels, and the bars of a browser are not. */
const lowest = 100
