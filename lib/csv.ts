import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/** A column: its header and its value. Times are in UTC, in a format that spreadsheets recognize; say UTC in the header. */
export type CsvColumn<Row> = {
  header: string
  cell: (row: Row) => string | number | boolean | Date | null | undefined
}

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, without which Excel guesses another encoding). A text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe. Rows are streamed with backpressure.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: Rows<Row>): Readable {
  const lines = stringify({
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      date: (value) => value.toISOString().slice(0, 19).replace('T', ' '),
      string: guarded,
    },
  })
  return pipeline(Readable.from(records(columns, rows)), lines, () => {})
}

async function* records<Row>(columns: readonly CsvColumn<Row>[], rows: Rows<Row>) {
  yield columns.map((column) => column.header)
  for await (const row of rows) yield columns.map(({ cell }) => cell(row) ?? '')
}

/** escape_formulas only checks the first character; spreadsheets may skip a line break or spaces before it. */
const guarded = (text: string) => (/^[\n ]\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text)

/** Sends a file to download: `name` without extension, of letters, digits and hyphens. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: Rows<Row>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name.replace(/[^a-z0-9-]/gi, '-')}.csv"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(csvOf(columns, rows))
}
