import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CatalogFile, catalogFiles, plain } from './files.ts'
import { type Table, tables } from './tables.ts'

// One lock for all processes that start at once; the number is 'muster catalog' by no rule but being ours.
const loadLock = 7_214_001
const foreignKeyViolation = '23503'

/**
 * Brings the reference tables to what the files in this folder say, in one transaction. Does nothing when they are
 * loaded already. Ids survive a reload, and so does whatever points at them.
 * @returns whether anything was loaded, and how many rows each table now has from the files
 */
export async function loadCatalog(pool: pg.Pool): Promise<{ loaded: boolean; rows: Record<string, number> }> {
  const { hash, files, sql } = await catalogFiles()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [loadLock])
    const { rows: known } = await client.query('select hash from catalog_version')
    if (known[0]?.hash === hash) {
      await client.query('commit')
      return { loaded: false, rows: {} }
    }
    for (const file of files) await stage(client, file)
    const rows: Record<string, number> = {}
    for (const table of tables) rows[table.name] = await fill(client, table, sql.get(table.name)!)
    for (const table of tables.toReversed()) if (table.key) await prune(client, table.name, table.key)
    await client.query(
      `insert into catalog_version (hash) values ($1)
       on conflict (single) do update set hash = excluded.hash, loaded_at = now()`,
      [hash],
    )
    await client.query('commit')
    return { loaded: true, rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function stage(client: pg.PoolClient, file: CatalogFile) {
  const bytes = await plain(file)
  const header = bytes.subarray(0, bytes.indexOf('\n')).toString().split('\t')
  const columns = header.map((column) => `${column} text`).join(', ')
  await client.query(`create temp table ${file.table} (${columns}, line serial) on commit drop`)
  const copy = client.query(
    copyFrom(
      `copy ${file.table} (${header.join(', ')}) from stdin with (format text, header match, null '')`,
    ),
  )
  await pipeline(Readable.from([bytes]), copy)
  // Without figures the planner takes temporary tables for tiny, and joins them by nested loops: 17 s instead of 1.
  await client.query(`analyze ${file.table}`)
}

async function fill(client: pg.PoolClient, table: Table, select: string): Promise<number> {
  const { rowCount } = await client.query(`create temp table fresh_${table.name} on commit drop as ${select}`)
  const { fields } = await client.query(`select * from fresh_${table.name} limit 0`)
  const columns = fields.map(({ name }) => name)
  await (table.key ? keep(client, table, table.key, columns) : replace(client, table, columns))
  await client.query(`analyze ${table.name}`)
  return rowCount ?? 0
}

async function replace(client: pg.PoolClient, { name, partlyShipped }: Table, columns: string[]) {
  await client.query(`delete from ${name} ${partlyShipped ? 'where shipped' : ''}`)
  await client.query(`insert into ${name} (${columns}) select ${columns} from fresh_${name}`)
}

async function keep(client: pg.PoolClient, { name, editable }: Table, key: string, columns: string[]) {
  const others = columns.filter((column) => column !== key)
  const of = (row: string) => others.map((column) => `${row}.${column}`)
  await client.query(
    `insert into ${name} (${columns}) select ${columns} from fresh_${name}
     on conflict (${key}) do update set (${others}) = row(${of('excluded')})
     where (${of(name)}) is distinct from (${of('excluded')}) ${editable ? `and ${name}.edited_at is null` : ''}`,
  )
}

/** Removes what the files no longer have, but for rows that something still points at. */
async function prune(client: pg.PoolClient, table: string, key: string) {
  const { rows } = await client.query(
    `select ${key} as key from ${table} except select ${key} from fresh_${table}`,
  )
  for (const row of rows) {
    await client.query('savepoint prune')
    try {
      await client.query(`delete from ${table} where ${key} = $1`, [row.key])
    } catch (error) {
      if ((error as pg.DatabaseError).code !== foreignKeyViolation) throw error
      await client.query('rollback to savepoint prune')
    }
  }
}
