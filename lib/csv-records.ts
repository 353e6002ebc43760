import { parse } from 'csv-parse/sync'
import { Invalid } from './problem.ts'

export type CsvRecord<Field extends string> = {
  /** the line of the file on which it ends, from 1 */
  line: number
  record: Partial<Record<Field, string>>
}

type Expected<Field extends string> = {
  /** each field with the headers that mean it, in addition to its own name; case, spaces and signs do not count */
  columns: Record<Field, readonly string[]>
  /** the field that another header means, in lower case and letters only; the first column of a field is the one that is read */
  meaningOf?: (header: string) => Field | null
  /** the fields that a file must have; of several together, one */
  needed: readonly (Field | readonly Field[])[]
  /** said where a needed column is missing */
  missing: string
}

const mostLines = 5_000

/**
 * The records of an uploaded CSV file, by the names of the fields that its headers mean.
 * @throws Invalid at `file` when it is no CSV, lacks a column, or has more than 5,000 lines
 */
export function csvRecords<Field extends string>(
  bytes: Uint8Array,
  { columns, meaningOf, needed, missing }: Expected<Field>,
): CsvRecord<Field>[] {
  const entries = Object.entries<readonly string[]>(columns)
  const fieldOf = new Map(
    entries.flatMap(([field, names]) => [field, ...names].map((name) => [bare(name), field])),
  )
  let fields: string[] = []
  const parsed = parsedOf(bytes, (header) => {
    const exact = header.map((name) => fieldOf.get(bare(name)))
    fields = []
    for (const [at, name] of header.entries()) {
      const meant = exact[at] ?? meaningOf?.(bare(name))
      fields.push(meant && !fields.includes(meant) && (exact[at] || !exact.includes(meant)) ? meant : name)
    }
    return fields
  })
  if (needed.some((field) => ![field].flat().some((one) => fields.includes(one))))
    throw new Invalid({ file: missing })
  if (parsed.length > mostLines)
    throw new Invalid({
      file: `A file can have ${mostLines.toLocaleString('en-US')} lines at most. Split it.`,
    })
  return parsed.map(({ record, info }) => ({ line: info.lines, record }) as CsvRecord<Field>)
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

type Parsed = { record: Record<string, string>; info: { lines: number } }

function parsedOf(bytes: Uint8Array, columns: (header: string[]) => string[]): Parsed[] {
  try {
    return parse(Buffer.from(bytes), {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
      columns,
    }) as unknown as Parsed[]
  } catch {
    throw new Invalid({ file: 'This is not a CSV file that we can read.' })
  }
}
