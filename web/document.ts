/** The files of the built client that a page loads. */
export type Assets = {
  script: string
  styles: string[]
  /** of the theme, to preload */
  fonts: string[]
  /** the module of the page */
  pageModule: string
  /** all modules that it imports */
  modules: string[]
  /** without script: a page that is only looked at */
  isStill?: boolean
}

export type DocumentParts = {
  assets: Assets
  head: string[]
  body: string
  /** the theme's custom properties, and the rules of a content page */
  css: string
  /** of the root, from the theme */
  attributes?: Record<string, string>
  /** of the content security policy */
  nonces: { style: string; script: string }
  language?: string
}

/**
 * Loads the modules of a page when it can be read, all in parallel since all are named: until the first paint is on the
 * screen a slow line belongs to the text, its style and its font. A tab in the background paints nothing: it waits for
 * what the document names, and a second more.
 */
const loadModules = ({ modules, script }: Assets) => `{
let isLoading = false
const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values))
const load = () => {
  if (isLoading) return
  isLoading = true
  for (const href of ${JSON.stringify(modules)}) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
  const start = () => add('script', { type: 'module', src: ${JSON.stringify(script)}, fetchPriority: 'low' })
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start()
}
addEventListener('load', () => setTimeout(load, 1000))
new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && load())
  .observe({ type: 'paint', buffered: true })
}`

/** The whole HTML document. */
export function htmlDocument({
  assets,
  head,
  body,
  css,
  attributes = {},
  nonces,
  language = 'en',
}: DocumentParts): string {
  const look = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<!doctype html>
<html lang="${language}"${look.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${assets.isStill ? '' : `<script nonce="${nonces.script}" data-page-module="${assets.pageModule}">${loadModules(assets)}</script>`}
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonces.style}">${css}</style>
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}
