import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Contents, TableOfBackup } from './contents.ts'
import { counting, type Written } from './parts.ts'

/** What belongs to the schema and comes with the migrations. */
const ofMigrations = ['public.migrations', 'public.migrations_lock', 'graphile_worker.migrations']

/** How values are written, whatever the defaults of a server; and rows are read in the order in which they are stored. */
export const asText = `set local datestyle = 'ISO, YMD'; set local intervalstyle = postgres; set local timezone = 'UTC';
  set local bytea_output = hex; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off; set local statement_timeout = 0`

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

type Table = Pick<TableOfBackup, 'schema' | 'name' | 'columns'> & { size: number }

/**
 * Every table of ours with the columns that have values of their own; `size` in bytes on disk, for progress. Without partitions:
 * their rows are events that are rolled up into other tables within an hour (decision 381).
 */
export async function tablesIn(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, pg_table_size(c.oid) as size,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and not c.relispartition and n.nspname in ('public', 'graphile_worker')
       and n.nspname || '.' || c.relname <> all($1)
     group by c.oid, n.nspname, c.relname order by 1, 2`,
    [ofMigrations],
  )
  return rows
}

export async function sequencesIn(client: pg.ClientBase): Promise<Contents['sequences']> {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'graphile_worker') order by 1, 2`,
  )
  return rows
}

/** The rows of a table as text, and how many there were. */
export function rowsOf(client: pg.ClientBase, table: Pick<TableOfBackup, 'schema' | 'name' | 'columns'>) {
  return client.query(copyTo(`copy ${tableName(table)} (${table.columns.map(quoted).join()}) to stdout`))
}

/** The hash of a table's rows, to compare a restored one with. */
export async function digestOf(
  client: pg.ClientBase,
  table: Pick<TableOfBackup, 'schema' | 'name' | 'columns'>,
): Promise<Written> {
  const counted = counting()
  const rows = rowsOf(client, table)
  for await (const _ of counted.through(rows as AsyncIterable<Buffer>));
  await finished(rows)
  return counted.result()
}
