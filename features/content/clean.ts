import sanitizeHtml from 'sanitize-html'
import { columnFields } from './model/column.ts'
import { containerFields } from './model/container.ts'
import { type Block, type Column, type Document, typeOf } from './model/document.ts'
import type { Field, FieldMap } from './model/fields.ts'
import { linkOf, pictureOf, videoId } from './model/grammar.ts'
import { clamp } from './model/number.ts'

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
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
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
 * A document as it is kept: rich text cleaned, numbers within their bounds, addresses that lead somewhere, videos by their
 * id. Parts and fields that this version does not know stay as they are: nobody is shown them.
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
  const cleaned = clean(column, { ...columnFields, ...type.fields }, column.contentType)
  const blocks = cleaned.freeContent
  return column.contentType === 'freeContent' && blocks
    ? { ...cleaned, freeContent: blocks.map((block) => cleanBlock(block)) }
    : cleaned
}

function cleanBlock(block: Block): Block {
  const type = typeOf('block', block.contentType)
  return type ? clean(block, type.fields, block.contentType) : block
}

function clean<Values extends object>(values: Values, fields: FieldMap, type = ''): Values {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return [
      name,
      field && value !== undefined ? (cleaners[field.kind]?.(value as never, field, type) ?? value) : value,
    ]
  })
  return Object.fromEntries(cleaned) as Values
}

type Cleaner = (value: never, field: Field, type: string) => unknown

const cleaners: Partial<Record<Field['kind'], Cleaner>> = {
  html: (value: string) => cleanHtml(value),
  number: (value: number, field) => clamp(value, field),
  image: (value: string) => pictureOf(value) ?? '',
  link: (value: string) => linkOf(value) ?? '',
  video: (value: string, _, type) => videoId(type === 'vimeo' ? 'vimeo' : 'youtube', value) ?? '',
  list: (value: object[], { item = {} }) => value.map((each) => clean(each, item)),
}
