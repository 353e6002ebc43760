import { useEffect } from 'react'
import { type Theme, themeCss } from '#ui/theme.ts'
import type { TypedLook } from '../look-fields.tsx'

/** Applies a look to a document, over its own, until unmounted. */
export function useShownLook(look: TypedLook, target: Document | null): void {
  useEffect(() => {
    const view = target?.defaultView
    if (!target || !view) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(themeCss(look as Theme))
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet]
    return () => {
      target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [look, target])
}
