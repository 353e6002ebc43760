import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { moveMarker } from '#lib/backup/marker.ts'
import { counting } from '#lib/backup/parts.ts'
import { asText, digestOf, quoted, rowsOf, tableName, tablesIn } from '#lib/backup/tables.ts'
import { Stop } from '#lib/stop.ts'

type Table = Awaited<ReturnType<typeof tablesIn>>[number]
type Progress = (step: { what: string; done: number; of: number }) => void

const unscoped = "set local muster.sites = 'everywhere'"

/**
 * Copies the tables that are not in the target as they are now. Each is committed by itself, so that an interrupted move goes on
 * where it was.
 * @param isLocked the source's transaction goes on, and nobody writes; otherwise each table has a snapshot of its own
 * @returns how many were copied
 */
export async function copyTables(
  source: pg.ClientBase,
  target: pg.ClientBase,
  { isLocked, progress }: { isLocked: boolean; progress: Progress },
): Promise<number> {
  const tables = await tablesIn(source)
  const of = tables.reduce((sum, { size }) => sum + Number(size), 0)
  let done = 0
  let copied = 0
  const pass = isLocked ? 'Changes, while writes are paused' : 'Copy'
  for (const table of tables) {
    progress({ what: `${pass}: table ${table.name}`, done, of })
    if (!isLocked) await source.query('begin transaction isolation level repeatable read, read only')
    await source.query(asText)
    await source.query(unscoped)
    if (!(await isAsCopied(source, target, table))) {
      await copyTable(source, target, table)
      copied++
    }
    if (!isLocked) await source.query('commit')
    done += Number(table.size)
  }
  return copied
}

/**
 * Whether nothing has changed since a table was copied: as many rows, and none that was written by a transaction that had not
 * ended before the snapshot of the copy.
 */
async function isAsCopied(source: pg.ClientBase, target: pg.ClientBase, table: Table): Promise<boolean> {
  const { rows } = await target.query<{ rows: number; horizon: string }>(
    `select row_count as rows, horizon from ${moveMarker} where name = $1`,
    [tableName(table)],
  )
  const [last] = rows
  if (!last) return false
  const now = await source.query<{ rows: number; changed: boolean }>(
    `select count(*) as rows, coalesce(bool_or(age(xmin) <= age($1::text::xid)), false) as changed
     from ${tableName(table)}`,
    [last.horizon],
  )
  return !now.rows[0]!.changed && now.rows[0]!.rows === last.rows
}

async function copyTable(source: pg.ClientBase, target: pg.ClientBase, table: Table) {
  const { rows } = await source.query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as horizon',
  )
  const name = tableName(table)
  const counted = counting()
  await target.query('begin')
  try {
    await target.query(asText)
    await target.query(unscoped)
    await target.query(`truncate ${name}`)
    const columns = table.columns.map(quoted).join()
    const into = target.query(copyFrom(`copy ${name} (${columns}) from stdin`))
    await pipeline(rowsOf(source, table), counted.through, into)
    const { sha256 } = counted.result()
    if ((await digestOf(target, table)).sha256 !== sha256)
      throw new Stop(`The table ${table.name} did not arrive as it was.`)
    await target.query(
      `insert into ${moveMarker} (name, row_count, horizon) values ($1, $2, $3)
       on conflict (name) do update set row_count = excluded.row_count, horizon = excluded.horizon`,
      [name, into.rowCount, rows[0]!.horizon],
    )
    await target.query('commit')
  } catch (error) {
    await target.query('rollback').catch(() => {})
    throw error
  }
}
