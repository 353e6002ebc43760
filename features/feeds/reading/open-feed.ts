import { charsetOf } from '#lib/charset.ts'
import { dialectOf } from '../dialects/detect.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Fields } from '../fields.ts'
import { bounds } from './bounds.ts'
import { decoded } from './charset.ts'
import { type Head, headOf } from './head.ts'
import type { Notes } from './notes.ts'
import { peek } from './peek.ts'
import { unpacked } from './unpack.ts'

export type OpenFeed = { dialect: Dialect; head: Head; records: AsyncIterable<Fields[]> }

/**
 * Reads a feed as a stream: unpacks it, finds its characters and its dialect, and gives its records.
 * Only the beginning is held in memory.
 * @throws FeedError, here or while the records are read
 */
export async function openFeed(
  packed: AsyncIterable<Buffer>,
  notes: Notes,
  options: { dialect?: string | null; charset?: string | null; onRead?: (bytes: number) => void } = {},
): Promise<OpenFeed> {
  const { head: start, rest } = await peek(unpacked(packed, options.onRead), bounds.headCharacters)
  const charset = charsetOf(start, options.charset ?? null)
  const text = new TextDecoder(charset).decode(start, { stream: true }).slice(0, bounds.headCharacters)
  const head = headOf(text)
  const dialect = dialectOf(head, options.dialect)
  return { dialect, head, records: dialect.records(decoded(rest, charset, notes), head, notes) }
}
