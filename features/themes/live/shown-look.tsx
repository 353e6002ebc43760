import { useEffect } from 'react'
import { type Theme, themeCss } from '#ui/theme.ts'
import type { TypedLook } from '../look-fields.tsx'

/** Shows a look in a document at once, over the one that it came with, until it is shown no more. */
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
