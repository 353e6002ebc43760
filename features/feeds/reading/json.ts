import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { type Fields, put } from '../fields.ts'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'

/**
 * The records of a JSON feed, a list for each piece of text that completes some.
 * @param at selector of the records: '$.jobs.*', '$.*' for a list, '$' for one record or one a line
 * @throws FeedError for what is not JSON, a breach of the bounds, or a feed that ends in the middle
 */
export async function* jsonRecords(text: AsyncIterable<string>, at: string): AsyncGenerator<Fields[]> {
  const reader = new JsonReader(at)
  for await (const piece of text) {
    const records = reader.write(piece)
    if (records.length) yield records
  }
  reader.end()
}

class JsonReader {
  private readonly tokenizer: Tokenizer
  private readonly parser: TokenParser
  private depth = 0
  private sinceRecord = 0
  private done: Fields[] = []

  constructor(at: string) {
    const lines = at === '$' ? { separator: '' } : {}
    this.tokenizer = new Tokenizer({ ...lines, stringBufferSize: 64 * 1024 })
    this.parser = new TokenParser({ ...lines, paths: [at], keepStack: false })
    this.tokenizer.onToken = (token) => {
      if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) {
        if (++this.depth > bounds.depth)
          throw new FeedError(`The feed is nested more than ${bounds.depth} levels deep.`)
      } else if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET)
        this.depth--
      this.parser.write(token)
    }
    const broken = (error: Error) => {
      throw error instanceof FeedError ? error : new FeedError(`The feed is not valid JSON: ${error.message}`)
    }
    this.tokenizer.onError = broken
    this.parser.onError = broken
    this.tokenizer.onEnd = () => {}
    this.parser.onEnd = () => {}
    this.parser.onValue = ({ value }) => {
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) this.done.push(flatten(value))
    }
  }

  write(piece: string): Fields[] {
    this.sinceRecord += piece.length
    if (!this.tokenizer.isEnded) this.tokenizer.write(piece)
    else if (piece.trim()) throw new FeedError('The feed is not valid JSON: something follows its end.')
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
    if (this.depth > 0) throw new FeedError('The feed is truncated: its JSON is not closed.')
  }
}

/** The leaves of a JSON object by path. Only own keys are met: a `__proto__` in a feed is nothing but a name. */
export function flatten(value: object): Fields {
  const fields: Fields = new Map()
  addObject(fields, value as Record<string, unknown>, '', 0, 0)
  return fields
}

function addObject(
  fields: Fields,
  object: Record<string, unknown>,
  prefix: string,
  place: number,
  depth: number,
) {
  for (const key of Object.keys(object))
    add(fields, object[key], prefix ? `${prefix}.${key}` : key, place, depth + 1)
}

function add(fields: Fields, value: unknown, path: string, place: number, depth: number) {
  if (value === null || value === undefined || value === '') return
  if (depth > bounds.depth || fields.size > bounds.leaves)
    throw new FeedError('A job of the feed has too many fields.')
  if (typeof value !== 'object') put(fields, path, String(value), place)
  else if (Array.isArray(value)) addList(fields, value, path, place, depth)
  else addObject(fields, value as Record<string, unknown>, path, place, depth)
}

function addList(fields: Fields, list: unknown[], path: string, place: number, depth: number) {
  if (list.length > bounds.leaves) throw new FeedError('A job of the feed has too many fields.')
  for (const [index, item] of list.entries()) {
    const named = namedValue(item)
    if (named) add(fields, named.value, `${path}.${named.name}`, place, depth + 1)
    else add(fields, item, path, typeof item === 'object' ? Math.max(place, index) : place, depth + 1)
  }
}

/** `{ "name": "Agency", "value": "Navy" }` in a list is a field called Agency. */
function namedValue(item: unknown): { name: string; value: unknown } | null {
  if (item === null || typeof item !== 'object' || !Object.hasOwn(item, 'value')) return null
  const { name, label, value } = item as Record<string, unknown>
  const called = name ?? label
  return typeof called === 'string' && called.length < 80 && !called.includes('.')
    ? { name: called, value }
    : null
}
