import sanitizeHtml from 'sanitize-html'
import { trimmed } from '#spec/limits.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of a piece of HTML, on one line. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:br|\/p|\/div|\/li)\b[^>]{0,200}>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export const summaryOf = (html: string): string => introOf(wordsOf(html))

/** Document 2, section 9: news intros to 50 words. */
export function introOf(text: string): string {
  const words = text.split(/\s+/)
  return words.length > trimmed.newsIntroWords
    ? `${words.slice(0, trimmed.newsIntroWords).join(' ')}…`
    : words.join(' ')
}

export function linkIn(text: string): string | null {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** Pictures must be https: our content security policy. */
export function pictureIn(text: string): string | null {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' ? url.href : null
}

export function momentIn(text: string): string | null {
  const at = Date.parse(text.trim())
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
