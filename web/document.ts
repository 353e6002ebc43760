/** The files of the built client that a page of ours loads. */
export type Assets = { version: string; script: string; styles: string[]; preload: string[]; fonts: string[] }

export type DocumentParts = {
  assets: Assets
  head: string[]
  body: string
  /** the theme's custom properties, and the rules of a content page */
  css: string
  nonce: string
  language?: string
}

/** The whole HTML document. Script never blocks: modules load after the page is readable. */
export function htmlDocument({ assets, head, body, css, nonce, language = 'en' }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${css}</style>
${head.join('\n')}
<script type="module" src="${assets.script}" nonce="${nonce}"></script>
</head>
<body>
${body}
</body>
</html>
`
}
