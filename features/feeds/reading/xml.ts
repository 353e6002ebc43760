import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Fields, put } from '../fields.ts'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'
import { escapeText, inlineTags, voidTags } from './inline-markup.ts'
import type { Notes } from './notes.ts'

type Frame = { name: string; path: string; text: string; markup: boolean; place: number; parent: boolean }

/**
 * The records of an XML feed, a list for each piece of text that completes some.
 * @param at lower-case paths of the record element, such as 'source/job'
 * @throws FeedError for a DOCTYPE, a breach of the bounds, or a feed that ends in the middle
 */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  at: readonly string[],
  notes: Notes,
): AsyncGenerator<Fields[]> {
  const reader = new XmlReader(new Set(at), notes)
  for await (const piece of text) {
    const records = reader.write(piece)
    if (records.length) yield records
  }
  reader.end()
}

class XmlReader {
  private readonly parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  /** elements outside records, as paths */
  private outside: string[] = []
  private fields: Fields | null = null
  private frames: Frame[] = []
  private inline = 0
  private leaves = 0
  private places = new Map<string, number>()
  private done: Fields[] = []
  private sinceRecord = 0
  private started = false
  private outsideText = ''

  private readonly at: ReadonlySet<string>
  private readonly notes: Notes

  constructor(at: ReadonlySet<string>, notes: Notes) {
    this.at = at
    this.notes = notes
    this.parser.on('doctype', refuseDoctype)
    this.parser.on('error', (error) => notes.warn('Malformed XML', error.message))
    this.parser.on('attribute', (attribute) => this.attribute(attribute))
    this.parser.on('opentag', (tag) => this.open(tag))
    this.parser.on('text', (text) => this.text(text, false))
    this.parser.on('cdata', (text) => this.text(text, true))
    this.parser.on('closetag', (tag) => this.close(tag))
  }

  write(piece: string): Fields[] {
    this.sinceRecord += piece.length
    this.parser.write(legal(piece, this.notes))
    const records = this.done
    this.done = []
    if (records.length) this.sinceRecord = 0
    if (this.sinceRecord > bounds.recordCharacters)
      throw new FeedError(
        `The feed has a part of more than ${bounds.recordCharacters / 1024 / 1024} MB without a job.`,
      )
    return records
  }

  end() {
    const depth = this.outside.length + this.frames.length
    if (depth > 0) throw new FeedError(`The feed is truncated: <${this.outside[0]}> is not closed.`)
    if (!this.started) throw new FeedError('The feed is empty.')
    this.parser.close()
  }

  private attributes = 0
  private attribute(_: SaxesAttributePlain) {
    if (++this.attributes > bounds.attributes)
      throw new FeedError('An element of the feed has too many attributes.')
  }

  private open(tag: SaxesTagPlain) {
    this.attributes = 0
    this.started = true
    if (this.fields) return this.openField(this.fields, tag)
    const parent = this.outside.at(-1)
    const path = parent ? `${parent}/${tag.name.toLowerCase()}` : tag.name.toLowerCase()
    this.outsideText = ''
    if (this.outside.push(path) > bounds.depth) throw tooDeep()
    if (this.at.has(path)) this.begin(tag)
  }

  private begin(tag: SaxesTagPlain) {
    this.fields = new Map()
    this.leaves = 0
    this.places.clear()
    this.putAttributes(this.fields, tag, '', 0)
  }

  private openField(fields: Fields, tag: SaxesTagPlain) {
    const above = this.frames.at(-1)
    if (above && (this.inline > 0 || inlineTags.has(tag.name.toLowerCase())))
      return this.openInline(above, tag)
    let path = tag.name
    let place = 0
    if (above) {
      if (!above.parent) this.becomeParent(above)
      place = above.place
      path = `${above.path}.${tag.name}`
    }
    if (
      this.frames.push({ name: tag.name, path, text: '', markup: false, place, parent: false }) > bounds.depth
    )
      throw tooDeep()
    this.putAttributes(fields, tag, path, place)
  }

  /** The how-manieth of its kind in this record: keeps the parts of several locations apart. */
  private becomeParent(frame: Frame) {
    frame.parent = true
    const place = this.places.get(frame.path) ?? 0
    this.places.set(frame.path, place + 1)
    frame.place = Math.max(frame.place, place)
  }

  /** Unescaped markup inside a field, as in `<description><p>…</p></description>`, is text of that field. */
  private openInline(above: Frame, tag: SaxesTagPlain) {
    if (!above.markup) {
      above.markup = true
      above.text = escapeText(above.text)
    }
    if (++this.inline > bounds.depth) throw tooDeep()
    above.text += `<${tag.name.toLowerCase()}>`
  }

  private text(text: string, isMarkup: boolean) {
    const frame = this.frames.at(-1)
    if (frame) frame.text += frame.markup && !isMarkup ? escapeText(text) : text
    else if (!this.fields && this.outsideText.length < 1000) this.outsideText += text
  }

  private close(tag: SaxesTagPlain) {
    if (this.inline > 0) {
      this.inline--
      if (!voidTags.has(tag.name.toLowerCase())) this.frames.at(-1)!.text += `</${tag.name.toLowerCase()}>`
      return
    }
    const frame = this.frames.pop()
    if (frame) return this.closeField(frame)
    const path = this.outside.pop()!
    if (this.fields) {
      this.done.push(this.fields)
      this.fields = null
    } else if (this.outsideText.trim() && this.notes.preamble.size < 100) {
      this.notes.preamble.set(path, this.outsideText.trim())
    }
    this.outsideText = ''
  }

  private closeField(frame: Frame) {
    const text = frame.text.trim()
    if (text) this.put(frame.path, text, frame.parent ? Math.max(0, frame.place) : frame.place)
  }

  private putAttributes(fields: Fields, tag: SaxesTagPlain, path: string, place: number) {
    for (const name in tag.attributes) {
      const value = tag.attributes[name]!.trim()
      if (value && fields) this.put(`${path}@${name}`, value, place)
    }
  }

  private put(path: string, value: string, place: number) {
    if (++this.leaves > bounds.leaves) throw new FeedError('A job of the feed has too many fields.')
    put(this.fields!, path, value, place)
  }
}

function refuseDoctype(): never {
  throw new FeedError(
    'The feed declares a DOCTYPE, which is refused: it can make the reader fetch or expand other content.',
  )
}

const tooDeep = () => new FeedError(`The feed is nested more than ${bounds.depth} levels deep.`)

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML 1.0 forbids, and that feeds contain
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const everyForbidden = new RegExp(forbidden, 'g')

function legal(piece: string, notes: Notes): string {
  if (!forbidden.test(piece)) return piece
  notes.warn('Control characters in the feed')
  return piece.replace(everyForbidden, ' ')
}
