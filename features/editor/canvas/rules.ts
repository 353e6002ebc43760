import { type Container, containerCss, type Document } from '#features/content/schema.ts'

const cache = new WeakMap<Container, string>()

/** The rules of a document; only containers that changed are recomputed. */
export const rulesOf = ({ containers }: Document): string => containers.map(rulesOfContainer).join('')

function rulesOfContainer(container: Container): string {
  const css = cache.get(container) ?? containerCss(container)
  cache.set(container, css)
  return css
}

/** Takes the rules out of the page that the server wrote for its parts: a value that is unset must not linger. */
export function dropServedRules() {
  for (const sheet of document.styleSheets) {
    if (!(sheet.ownerNode instanceof HTMLStyleElement)) continue
    for (let i = sheet.cssRules.length - 1; i >= 0; i--)
      if (sheet.cssRules[i]!.cssText.includes('.p-')) sheet.deleteRule(i)
  }
}
