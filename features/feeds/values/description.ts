import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { escapeText } from '../reading/inline-markup.ts'
import { cleanCheaply } from './cheap-html.ts'
import { linesToHtml } from './plain-lines.ts'

const allowed =
  'p br ul ol li strong b em i u s small sub sup h3 h4 h5 h6 div blockquote hr a table thead tbody tr th td'.split(
    ' ',
  )

const rules: sanitizeHtml.IOptions = {
  allowedTags: allowed,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'template',
    'svg',
    'math',
  ],
  nestingLimit: 40,
  transformTags: {
    // The page has its own first two levels.
    h1: 'h3',
    h2: 'h3',
    a: (_, { href }) => ({
      tagName: 'a',
      attribs: (href ? { href, rel: 'nofollow noopener' } : {}) as Attributes,
    }),
  },
}

/**
 * A job's description as HTML that is safe to show: an allow-list of elements, no attributes but a link's address.
 * Plain text gets paragraphs and lists; HTML that was escaped twice is unescaped first.
 */
export function cleanDescription(text: string): string {
  const html = asHtml(text)
  return tidy(cleanCheaply(html) ?? sanitizeHtml(html, rules))
}

/** What the allow-list makes of HTML, without the short cut; tests compare both. */
export const cleanThoroughly = (html: string): string => sanitizeHtml(html, rules)

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i
const escapedTag = /&(?:amp;)*lt;\s*\/?\s*(?:p|br|ul|ol|li|div|span|strong|b|em|i|h[1-6]|a|table|font)\b/i

function asHtml(text: string): string {
  let html = text
  for (let pass = 0; pass < 2 && !tag.test(html) && escapedTag.test(html); pass++) html = unescapeMarkup(html)
  return tag.test(html) ? html : linesToHtml(html)
}

const markup: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescapeMarkup = (text: string) => text.replace(/&(?:lt|gt|quot|amp|#39);/g, (sign) => markup[sign]!)

const emptyBlocks = /<(p|li|div|h[3-6]|strong|b|em|i|u)>(?:\s|\u00a0|<br \/>)*<\/\1>/g
const manyBreaks = /(?:<br \/>\s*){3,}/g

/** Without empty paragraphs and long gaps, as editors leave them behind. */
function tidy(html: string): string {
  let text = html.trim()
  if (text.includes('<br /><br />') || text.includes('<br />\n'))
    text = text.replace(manyBreaks, '<br /><br />')
  const shorter = text.replace(emptyBlocks, '')
  return shorter.length === text.length ? text : tidy(shorter)
}

/** One line of text without markup: titles, names, addresses. */
export function cleanText(text: string): string {
  const bare = /[<&]/.test(text)
    ? unescapeText(sanitizeHtml(spaced(text), { allowedTags: [], allowedAttributes: {} }))
    : text
  return bare.replace(/[\s\u00a0]+/g, ' ').trim()
}

const spaced = (text: string) => text.replace(/<(?:br|p|li|div)\b/gi, ' $&')
const unescapeText = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (sign) => markup[sign]!)

/** A section of a description: a heading and the text under it. */
export const section = (heading: string, body: string) => `<h3>${escapeText(heading)}</h3>\n${body}`
