const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
}

/** Sanitized HTML as plain text: tags stripped, entities decoded, white space collapsed. */
export const plainText = (html: string): string => withoutTags(html).replace(/\s+/g, ' ').trim()

/** Sanitized HTML as plain text, with white space unchanged. */
export function withoutTags(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ')
  return text.includes('&') ? text.replace(entity, character) : text
}

const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi

function character(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex!, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
