import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Fields } from '../fields.ts'
import { bounds } from './bounds.ts'
import { FeedError } from './feed-error.ts'
import type { Notes } from './notes.ts'

/**
 * The rows of a CSV feed with a header, in lists.
 * @throws FeedError for a feed that ends in the middle or a row beyond the bounds
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: string,
  notes: Notes,
): AsyncGenerator<Fields[]> {
  const end = { newline: true }
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: bounds.recordCharacters,
  })
  pipeline(watchEnd(text, end), parser, () => {})
  let header: string[] | null = null
  let rows: Fields[] = []
  let short = false
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      if (!header) header = columns(row)
      else {
        short = row.length < header.length
        if (row.length !== header.length)
          notes.warn(short ? 'Row with missing columns' : 'Row with extra columns', row[0])
        rows.push(fieldsOf(header, row))
        if (rows.length === 250) {
          yield rows
          rows = []
        }
      }
    }
  } catch (error) {
    throw understood(error)
  }
  if (!header) throw new FeedError('The feed is empty.')
  if (short && !end.newline) throw new FeedError('The feed is truncated: its last row has too few columns.')
  if (rows.length) yield rows
}

async function* watchEnd(text: AsyncIterable<string>, end: { newline: boolean }) {
  for await (const piece of text) {
    if (piece) end.newline = piece.endsWith('\n') || piece.endsWith('\r')
    yield piece
  }
}

/** Column names, trimmed; a name met twice gets a number. */
function columns(row: string[]): string[] {
  if (row.length > bounds.paths) throw new FeedError('The feed has too many columns.')
  const met = new Map<string, number>()
  return row.map((cell, index) => {
    const name = cell.trim() || `column ${index + 1}`
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

function fieldsOf(header: string[], row: string[]): Fields {
  const fields: Fields = new Map()
  for (let index = 0; index < header.length; index++) {
    const value = row[index]?.trim()
    if (value) fields.set(header[index]!, [value])
  }
  return fields
}

function understood(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FeedError('The feed is truncated: a quoted value is not closed.')
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new FeedError(
      `The feed has a part of more than ${bounds.recordCharacters / 1024 / 1024} MB without a job.`,
    )
  return new FeedError(`The feed is not readable CSV: ${error.message}`)
}
