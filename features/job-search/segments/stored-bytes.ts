import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { aligned } from './index-format.ts'

// Large values are read and written in pieces (decision 667).

/**
 * How many bytes are read at once. PostgreSQL sends bytes as text of twice their length, for which `pg` doubles its buffer until it fits:
 * `little` is for a process that has little memory, and takes half as long again as `much`.
 */
export const readAtOnce = { little: 64 * 1024, much: 4 * 1024 * 1024 } as const
export type ReadAtOnce = keyof typeof readAtOnce

/** `pg` copies what it sends twice. Each piece that is appended has PostgreSQL write what is before it once more. */
const writtenAtOnce = 1024 * 1024

/** The large columns of a segment. They never change. */
export type StoredColumn = 'columns' | 'titles' | 'words' | 'postings'

/** The beginning of a column, and how many bytes the column has. */
export type Beginning = { beginning: Buffer; bytes: number }

/** Selects the beginning of a column as `<column>`, and how many bytes it has as `<column>_bytes`. */
export const selectBeginning = (column: StoredColumn, atOnce: ReadAtOnce): RawBuilder<unknown> => sql`
  substring(${sql.ref(column)} from 1 for ${sql.lit(readAtOnce[atOnce])}) as ${sql.ref(column)},
  octet_length(${sql.ref(column)}) as ${sql.ref(`${column}_bytes`)}`

/**
 * The whole column of a segment, with the alignment that typed arrays need.
 * @returns null when the segment was merged away meanwhile
 */
export async function readWhole(
  db: Db,
  segment: number,
  column: StoredColumn,
  { beginning, bytes }: Beginning,
  atOnce: ReadAtOnce,
): Promise<ArrayBuffer | null> {
  const step = readAtOnce[atOnce]
  if (beginning.length === bytes) return aligned(beginning)
  const whole = new Uint8Array(bytes)
  whole.set(beginning)
  for (let at = beginning.length; at < bytes; at += step) {
    const { rows } = await sql<{ piece: Buffer }>`
      select substring(${sql.ref(column)} from ${at + 1} for ${step}) as piece
      from job_segments where id = ${segment}`.execute(db)
    const [row] = rows
    if (!row) return null
    whole.set(row.piece, at)
  }
  return whole.buffer
}

/** What of a column is written with its row. */
export const beginningOf = (data: Uint8Array): Buffer => bytes(data.subarray(0, writtenAtOnce))

/** Appends what was not written with the row. */
export async function appendRest(
  db: Db,
  segment: number,
  column: StoredColumn,
  data: Uint8Array,
): Promise<void> {
  for (let at = writtenAtOnce; at < data.length; at += writtenAtOnce)
    await sql`
      update job_segments set ${sql.ref(column)} = ${sql.ref(column)} || ${bytes(data.subarray(at, at + writtenAtOnce))}::bytea
      where id = ${segment}`.execute(db)
}

/** As a query parameter: pg sends a Buffer as is, other arrays slowly. */
export const bytes = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength)
