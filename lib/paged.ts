import { type SelectQueryBuilder, sql } from 'kysely'
import type { Paged } from '#schema/paged.ts'
import type { Db } from './db.ts'

/** One page of a list: its rows, the total, and the page number. */
export type Page<Row> = { rows: Row[]; totalDocs: number; page: number; limit: number }

/**
 * Reads one page of a query and counts the whole. A page beyond the end is the last one, so that after deleting the only
 * row of the last page, or with an old bookmark, the list is never empty below a count.
 * @param select ordered, without limit and offset
 */
export async function pageOf<DB, Tables extends keyof DB, Row>(
  db: Db,
  select: SelectQueryBuilder<DB, Tables, Row>,
  { page, limit }: Paged,
): Promise<Page<Row>> {
  const rowsAt = (at: number) =>
    select
      .limit(limit)
      .offset((at - 1) * limit)
      .execute()
  const [rows, totalDocs] = await Promise.all([rowsAt(page), count(db, select)])
  const there = Math.min(page, lastPage(totalDocs, limit))
  return { rows: there === page ? rows : await rowsAt(there), totalDocs, page: there, limit }
}

/** The same for a list in memory. */
export function pageIn<Row>(all: readonly Row[], { page, limit }: Paged): Page<Row> {
  const there = Math.min(page, lastPage(all.length, limit))
  return { rows: all.slice((there - 1) * limit, there * limit), totalDocs: all.length, page: there, limit }
}

/** The number of the last page, 1 for an empty list. */
export const lastPage = (totalDocs: number, limit: number): number =>
  Math.max(1, Math.ceil(totalDocs / limit))

async function count<DB, Tables extends keyof DB, Row>(
  db: Db,
  select: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from (${select.clearOrderBy()}) counted`.execute(db)
  return rows[0]!.total
}

const atATime = 1_000

/**
 * All rows of a list that is ordered by id, newest first, for a file: read in parts, so that none is left out, few are in memory
 * and no transaction waits for a slow reader.
 * @param read the rows whose id is less than `before`, at most `limit`
 */
export async function* allRows<Row extends { id: string }>(
  read: (before: string | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let before: string | null = null; ; ) {
    const rows: Row[] = await read(before, atATime)
    yield* rows
    if (rows.length < atATime) return
    before = rows.at(-1)!.id
  }
}
