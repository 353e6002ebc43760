import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

export type Row = Record<string, string>

/** Rows of a tab-separated file with a header, as O*NET and the DoD publish them. */
export const tsv = (path: string): Row[] =>
  parse(readFileSync(path), {
    columns: true,
    delimiter: '\t',
    quote: null,
    bom: true,
    relax_column_count: true,
  })

/** Rows of the DoD's list of codes: quotes and line breaks inside fields are escaped by a backslash. */
export const backslashedCsv = (path: string): Row[] =>
  parse(readFileSync(path), { columns: true, escape: '\\', relax_quotes: true, relax_column_count: true })
