/** Gives a window the style sheets of this one, and rules of its own. */
export function dress(inside: Document, rules: string): void {
  inside.documentElement.lang = document.documentElement.lang
  for (const [key, value] of Object.entries(document.documentElement.dataset))
    if (key !== 'editing') inside.documentElement.dataset[key] = value
  if (!inside.head.querySelector('link'))
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      inside.head.append(inside.importNode(link, true))
  const Sheet = (inside.defaultView as unknown as typeof globalThis).CSSStyleSheet
  inside.adoptedStyleSheets = [...servedRules(), rules].map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
}

/** What the server wrote into the page: the look of the site. */
const servedRules = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(''))
