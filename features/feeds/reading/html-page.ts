import type { Fields } from '../fields.ts'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'

const script = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi

/**
 * The schema.org JobPostings that a web page carries.
 * @param flatten makes the fields of one
 */
export async function* postingsInPage(
  text: AsyncIterable<string>,
  flatten: (value: object) => Fields,
): AsyncGenerator<Fields[]> {
  let page = ''
  for await (const piece of text) {
    page += piece
    if (page.length > bounds.pageCharacters)
      throw new FeedError('The page is too large to look for job postings in it.')
  }
  if (!/<\/html\s*>/i.test(page)) throw new FeedError('The page is truncated: its end is missing.')
  const records: Fields[] = []
  for (const [, json] of page.matchAll(script))
    for (const posting of postings(parsed(json!))) records.push(withoutTypes(flatten(posting)))
  yield records
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function* postings(value: unknown, depth = 0): Generator<object> {
  if (value === null || typeof value !== 'object' || depth > 6) return
  if (Array.isArray(value)) {
    for (const item of value) yield* postings(item, depth + 1)
    return
  }
  const node = value as Record<string, unknown>
  const types = [node['@type']].flat()
  if (types.includes('JobPosting')) yield node
  else
    for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity'])
      if (Object.hasOwn(node, key)) yield* postings(node[key], depth + 1)
}

function withoutTypes(fields: Fields): Fields {
  for (const path of [...fields.keys()]) if (path === '@type' || path.endsWith('.@type')) fields.delete(path)
  return fields
}
