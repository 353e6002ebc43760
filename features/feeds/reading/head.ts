import { Tokenizer, TokenParser } from '@streamparser/json'
import { SaxesParser } from 'saxes'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'

export type Format = 'xml' | 'json' | 'csv' | 'html'

/** The beginning of a feed: enough to detect its dialect. */
export type Head = {
  format: Format
  /** the first characters */
  text: string
  /**
   * Elements or keys met, as lower-case paths with how often: `source/job` → 12, `source/job/title` → 12.
   * Lists are transparent: `jobs` counts the items of `{ "jobs": [ … ] }`; '' those of a list at the root.
   */
  outline: Map<string, number>
  /** of CSV */
  delimiter: string
  /** of JSON: where the items with the most keys are, as written */
  lists: Map<string, string>
}

/** Reads the beginning of a feed. It may stop anywhere. */
export function headOf(text: string): Head {
  const head: Head = { format: 'csv', text, outline: new Map(), delimiter: ',', lists: new Map() }
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (start.startsWith('<')) {
    head.format = /^(<!--[\s\S]*?-->\s*)*<(!doctype html|html)\b/i.test(start) ? 'html' : 'xml'
    if (head.format === 'xml') outlineXml(text, head)
  } else if (/^[[{]/.test(start)) {
    head.format = 'json'
    outlineJson(text, head)
  } else {
    head.delimiter = delimiterOf(start)
    for (const name of headerOf(start, head.delimiter)) head.outline.set(name, 1)
  }
  return head
}

/** How often a path was met in the head. */
export const met = (head: Head, path: string): number => head.outline.get(path) ?? 0

/** The share of these names that appear under a path of the head, 0 to 1. */
export function shareMet(head: Head, under: string, names: readonly string[]): number {
  const prefix = under ? `${under}/` : ''
  return names.filter((name) => head.outline.has(prefix + name)).length / names.length
}

function count(head: Head, path: string) {
  if (head.outline.size < bounds.paths || head.outline.has(path))
    head.outline.set(path, (head.outline.get(path) ?? 0) + 1)
}

function outlineXml(text: string, head: Head) {
  const parser = new SaxesParser({ position: false })
  const open: string[] = []
  parser.on('error', () => {})
  parser.on('doctype', () => {
    throw new FeedError(
      'The feed declares a DOCTYPE, which is refused: it can make the reader fetch or expand other content.',
    )
  })
  parser.on('opentag', (tag) => {
    const above = open.at(-1)
    const path = above ? `${above}/${tag.name.toLowerCase()}` : tag.name.toLowerCase()
    if (open.push(path) > bounds.depth)
      throw new FeedError(`The feed is nested more than ${bounds.depth} levels deep.`)
    count(head, path)
    for (const name in tag.attributes) count(head, `${path}@${name.toLowerCase()}`)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text)
}

function outlineJson(text: string, head: Head) {
  const tokenizer = new Tokenizer({ separator: '' })
  const parser = new TokenParser({ separator: '', keepStack: false })
  tokenizer.onToken = parser.write.bind(parser)
  let depth = 0
  parser.onValue = ({ value, key, stack }) => {
    depth = Math.max(depth, stack.length)
    if (depth > bounds.depth) throw new FeedError(`The feed is nested more than ${bounds.depth} levels deep.`)
    const names = [...stack.slice(1).map((frame) => frame.key), key].filter(
      (name) => typeof name === 'string',
    )
    const path = names.join('/').toLowerCase()
    count(head, path)
    const isItem =
      typeof key === 'number' && value !== null && typeof value === 'object' && !Array.isArray(value)
    if (isItem) head.lists.set(path, writtenPath(stack.slice(1).map((frame) => frame.key)))
  }
  tokenizer.onError = () => {}
  parser.onError = () => {}
  tokenizer.onEnd = () => {}
  parser.onEnd = () => {}
  try {
    tokenizer.write(text)
  } catch (error) {
    if (error instanceof FeedError) throw error
  }
}

/** A list in the items of another list is `items.*.requisitions`. */
const writtenPath = (keys: (string | number | undefined)[]): string =>
  keys.map((key) => (typeof key === 'number' ? '*' : key)).join('.')

/** The sign that parts the header's columns. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t', '|'].map((sign) => [sign, line.split(sign).length] as const)
  return counts.sort((a, b) => b[1] - a[1])[0]![0]
}

function headerOf(text: string, delimiter: string): string[] {
  const line = text.slice(0, text.search(/[\r\n]|$/)).slice(0, 20_000)
  return line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, '').trim().toLowerCase())
}
