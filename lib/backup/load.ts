import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Stop } from '../stop.ts'
import { type Backup, partOf, type TableOfBackup } from './contents.ts'
import { readPart } from './parts.ts'
import { asText, digestOf, quoted, tableName } from './tables.ts'

/** @param done bytes of the backup that are restored */
export type Step = (what: string, done: number) => void

/**
 * Loads the tables of a backup into a database that has their shape, and compares each with the backup: all of it, or nothing.
 * Foreign keys are dropped and made again, because no role but a superuser's may switch them off; each is checked then.
 */
export async function loadTables(client: pg.ClientBase, backup: Backup, step: Step): Promise<void> {
  const { tables, sequences } = backup.contents
  await client.query('begin')
  try {
    await client.query(asText)
    await client.query("set local muster.sites = 'everywhere'")
    await inTheirShape(client, tables)
    const names = tables.map(tableName)
    const keys = await dropForeignKeys(client)
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    await client.query(`truncate ${names.join()}`)
    const done = await loadEach(client, backup, step)
    for (const { schema, name, value } of sequences)
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(name)}`, value])
    step('Foreign keys', done)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

/** @returns the bytes of all tables */
async function loadEach(client: pg.ClientBase, backup: Backup, step: Step): Promise<number> {
  let done = 0
  for (const table of backup.contents.tables) {
    step(`Table ${table.name}`, done)
    await loadTable(client, backup, table)
    done += table.bytes
  }
  return done
}

async function loadTable(client: pg.ClientBase, backup: Backup, table: TableOfBackup) {
  const columns = table.columns.map(quoted).join()
  const rows = client.query(copyFrom(`copy ${tableName(table)} (${columns}) from stdin`))
  const through = new PassThrough()
  const [read] = await Promise.all([readPart(backup, partOf(table), through), pipeline(through, rows)])
  if (read.sha256 !== table.sha256 || rows.rowCount !== table.rows) throw differs(table)
  const { sha256 } = await digestOf(client, table)
  if (sha256 !== table.sha256) throw differs(table)
}

const differs = ({ name, rows }: TableOfBackup) =>
  new Stop(`The table ${name} was not restored as it was (${rows} rows). Nothing was kept of this attempt.`)

/** A newer version of the queue may have other tables than the one that was backed up. */
async function inTheirShape(client: pg.ClientBase, tables: TableOfBackup[]) {
  const { rows } = await client.query<{ place: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as place from information_schema.columns
     where table_schema in ('public', 'graphile_worker')`,
  )
  const here = new Set(rows.map(({ place }) => place))
  for (const { schema, name, columns } of tables)
    for (const column of columns)
      if (!here.has(`${schema}.${name}.${column}`))
        throw new Stop(
          `This version of Muster has no column ${name}.${column}, which the backup has. Restore it with the version that made it, and upgrade then.`,
        )
}

type ForeignKey = { table: string; name: string; definition: string }

export async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  )
  return rows
}

/** @returns what was dropped */
export async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const all = await foreignKeysOf(client)
  for (const { table, name } of all)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return all
}
