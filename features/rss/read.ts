import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { NewsItem } from './schema.ts'
import { linkIn, momentIn, pictureIn, summaryOf, wordsOf } from './values.ts'

/** Limits of one feed; anything beyond is ignored. */
const bounds = { items: 100, depth: 200, text: 50_000 }

const webPage = 'This is a web page, not a news feed: the feed has an address of its own.'

type Raw = Record<string, string>

/**
 * The items of a feed: RSS 0.9 to 2.0 and Atom, in the feed's order.
 * @throws for a DOCTYPE, a text that is not a feed, or one that is nested too deep
 */
export function readNews(xml: string): NewsItem[] {
  const { items, root } = parse(xml)
  if (root === 'html') throw new Error(webPage)
  if (!root || !/^(rss|feed|rdf:rdf)$/.test(root)) throw new Error('This is not a news feed.')
  return items.map(itemOf).filter(({ title }) => title !== '')
}

function parse(xml: string) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const path: string[] = []
  const items: Raw[] = []
  let item: Raw | null = null
  let itemDepth = 0
  let root = ''

  parser.on('doctype', (doctype) => {
    if (/^\s*html\b/i.test(doctype)) throw new Error(webPage)
    throw new Error('The feed has a DOCTYPE, which is not allowed.')
  })
  // A stray & or an unknown entity does not stop the parser.
  parser.on('error', () => {})
  parser.on('opentag', (tag) => {
    const name = tag.name.toLowerCase()
    root ||= name
    path.push(name)
    if (path.length > bounds.depth) throw new Error('The feed is nested too deep.')
    if (item) note(item, name, tag)
    else if (name === 'item' || name === 'entry') {
      item = {}
      itemDepth = path.length
    }
  })
  const text = (piece: string) => {
    const field = item && path[itemDepth]
    if (!item || !field) return
    const before = item[field] ?? ''
    if (before.length < bounds.text) item[field] = before + piece.slice(0, bounds.text)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    if (item && path.length === itemDepth) {
      if (items.length < bounds.items) items.push(item)
      item = null
    }
    path.pop()
  })
  parser.write(xml).close()
  return { items, root }
}

/** Values in attributes: Atom's links, pictures. */
function note(item: Raw, name: string, { attributes }: SaxesTagPlain) {
  const { href, rel = 'alternate', url = '', type = '', medium = '' } = attributes
  if (name === 'link' && href && rel === 'alternate') item['@link'] ??= href
  const isPicture = name === 'media:thumbnail' || medium === 'image' || type.startsWith('image/')
  if (isPicture && name !== 'content') item['@img'] ??= url || href || ''
}

const itemOf = (raw: Raw): NewsItem => ({
  title: wordsOf(raw.title ?? ''),
  link: linkIn(raw['@link'] || raw.link || ''),
  pubDate: momentIn(raw.pubdate ?? raw.published ?? raw['dc:date'] ?? raw.updated ?? ''),
  img: pictureIn(raw['@img'] ?? ''),
  summary: summaryOf(raw.description || raw.summary || raw['content:encoded'] || raw.content || ''),
})
