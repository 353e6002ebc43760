import sanitizeHtml from 'sanitize-html'
import { columnFields } from './model/column.ts'
import { containerFields } from './model/container.ts'
import { type Block, type Column, type Document, typeOf } from './model/document.ts'
import type { Field, FieldMap } from './model/fields.ts'
import { pictureOf } from './model/grammar.ts'
import { clamp } from './model/number.ts'
import { understood, understoodLink } from './model/understood.ts'

/** Document 3, section 5: HTML under 50 characters with no text after removing tags saves as empty. */
const shortHtml = 50

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'div', 'span'],
    ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureOf(attribs.src),
  transformTags: {
    // The page has the one first heading.
    h1: 'h2',
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(href !== undefined && { href: understoodLink(href) ?? href }),
        ...(attribs.target === '_blank' && { rel: 'noopener' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/** Rich text as it is kept: no script, no style, no frames. */
export function cleanHtml(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: ['img'], allowedAttributes: {} })
  if (html.length < shortHtml && !text.replace(/&nbsp;|\s/g, '')) return ''
  return sanitizeHtml(html, rules)
}

/**
 * A document as it is kept: rich text cleaned, numbers within their bounds, addresses complete, videos by their id. What is
 * not understood stays as it is (a view shows none of it), as do parts and fields that this version does not know.
 */
export function cleanDocument(document: Document): Document {
  return {
    ...document,
    containers: document.containers.map((container) => ({
      ...clean(container, containerFields),
      columns: container.columns.map(cleanColumn),
      ...(container.setAside && { setAside: container.setAside.map(cleanColumn) }),
    })),
  } as Document
}

function cleanColumn(column: Column): Column {
  const type = typeOf('column', column.contentType)
  if (!type) return column
  const cleaned = clean(column, { ...columnFields, ...type.fields })
  const blocks = cleaned.freeContent
  return column.contentType === 'freeContent' && blocks
    ? { ...cleaned, freeContent: blocks.map((block) => cleanBlock(block)) }
    : cleaned
}

function cleanBlock(block: Block): Block {
  const type = typeOf('block', block.contentType)
  return type ? clean(block, type.fields) : block
}

function clean<Values extends object>(values: Values, fields: FieldMap): Values {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return [
      name,
      field && value !== undefined ? (cleaners[field.kind]?.(value as never, field) ?? value) : value,
    ]
  })
  return Object.fromEntries(cleaned) as Values
}

type Cleaner = (value: never, field: Field) => unknown
/** Not understood, and not on the page now (what is, was refused): kept for its author, unless it could run. */
const address = (value: string, field: Field) => understood(field, value) ?? (canRun(value) ? '' : value)
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in front of a scheme and within it
const canRun = (text: string) => /^(?:javascript|data|vbscript):/i.test(text.replace(/[\x00-\x20]/g, ''))

const cleaners: Partial<Record<Field['kind'], Cleaner>> = {
  html: (value: string) => cleanHtml(value),
  number: (value: number, field) => clamp(value, field),
  image: address,
  link: address,
  video: address,
  list: (value: object[], { item = {} }) => value.map((each) => clean(each, item)),
}
