type ErrorFacts = { status: number; title: string; message: string; requestId: string }

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The error page for a host without a site, whose look we would use. */
export const errorDocument = ({ title, message, requestId }: ErrorFacts) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title></head>
<body><main><h1>${safe(title)}</h1><p>${safe(message)}</p><p><small>Reference number: ${safe(requestId)}</small></p></main></body>
</html>
`
