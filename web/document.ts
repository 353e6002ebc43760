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
  nonce: string
  language?: string
}

/**
 * The whole HTML document. Script never blocks rendering: modules load in parallel after the page is readable,
 * since all are listed here instead of being discovered one by one.
 */
export function htmlDocument({
  assets,
  head,
  body,
  css,
  attributes = {},
  nonce,
  language = 'en',
}: DocumentParts): string {
  const look = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<!doctype html>
<html lang="${language}"${look.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.isStill ? '' : assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${css}</style>
${head.join('\n')}
${assets.isStill ? '' : `<script type="module" src="${assets.script}" nonce="${nonce}" fetchpriority="low" data-page-module="${assets.pageModule}"></script>`}
</head>
<body>
${body}
</body>
</html>
`
}
