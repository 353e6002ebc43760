import { useEffect } from 'react'
import { type Theme, themeAttributes, themeCss } from '#ui/theme.ts'
import type { TypedLook } from '../look-fields.tsx'

/** Applies a look to a document, over its own, until unmounted. */
export function useShownLook(look: TypedLook | null, target: Document | null): void {
  useEffect(() => {
    const view = target?.defaultView
    if (!look || !target || !view) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(themeCss(look as unknown as Theme))
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet]
    const root = target.documentElement
    const own = Object.entries(themeAttributes(look as unknown as Theme)).map(([name, value]) => {
      const before = root.getAttribute(name)
      root.setAttribute(name, value)
      return () => root.setAttribute(name, before ?? '')
    })
    return () => {
      for (const restore of own) restore()
      target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [look, target])
}
