// Values that people write freely are read by a grammar; what it does not know is as if it were unset. Nothing is pasted
// into a style sheet.

const lengths = /^(\d{1,5}(?:\.\d{1,3})?)\s?(px|rem|em|vh|vw|svh|dvh|%)?$/

/** '400px', '50vh', '400' → a CSS length; null for anything else. */
export function lengthOf(text: string | undefined): string | null {
  const match = lengths.exec(text?.trim() ?? '')
  return match ? `${match[1]}${match[2] ?? 'px'}` : null
}

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i
const named = /^[a-z]{3,20}$/i

/** A CSS color, or null. A name that CSS does not know is harmless: the browser ignores the rule. */
export function colorOf(text: string | undefined): string | null {
  const color = text?.trim() ?? ''
  return hex.test(color) || functional.test(color) || named.test(color) ? color.toLowerCase() : null
}

/** An address allowed in a style sheet or a src: a path of the site or https; null for anything else. */
export function pictureOf(address: string | undefined): string | null {
  const text = address?.trim() ?? ''
  if (/^\/(?![/\\])[^\s"'()\\<>]*$/.test(text)) return text
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' ? url.href.replace(/["'()\\]/g, encodeURIComponent) : null
}

/** Where a link may lead: the site, an anchor, https and http, a mail address, a telephone. */
export function linkOf(address: string | undefined): string | null {
  const text = address?.trim() ?? ''
  if (/^(#[\w-]*|\/(?![/\\])[^\s\\]*|\?[^\s]*)$/.test(text)) return text
  if (!URL.canParse(text)) return null
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(text).protocol) ? text : null
}

/** Document 3, section 9: color red, rotate 360, move 10;-15, scale 1.05. */
const hoverDefaults = { color: 'red', rotate: '360', translate: '10;-15', scale: '1.05' } as const

/** What a column does under the pointer, as declarations; null when it does nothing. */
export function hoverOf(kind: string | undefined, params: string | undefined): string | null {
  if (!kind || !Object.hasOwn(hoverDefaults, kind)) return null
  const effect = kind as keyof typeof hoverDefaults
  return hovers[effect](params?.trim() ?? '') ?? hovers[effect](hoverDefaults[effect])
}

const signed = '-?\\d{1,4}(?:\\.\\d{1,3})?'
const hovers: Record<keyof typeof hoverDefaults, (params: string) => string | null> = {
  color: (params) => colorOf(params) && `color:${colorOf(params)}`,
  rotate: (params) => (new RegExp(`^${signed}$`).test(params) ? `rotate:${params}deg` : null),
  scale: (params) => (new RegExp(`^${signed}$`).test(params) ? `scale:${params}` : null),
  translate(params) {
    const match = new RegExp(`^(${signed})\\s*;\\s*(${signed})$`).exec(params)
    return match ? `translate:${match[1]}px ${match[2]}px` : null
  },
}
