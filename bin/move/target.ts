import type pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { audit } from '#lib/audit.ts'
import { dropForeignKeys, foreignKeysOf } from '#lib/backup/load.ts'
import { moveMarker } from '#lib/backup/marker.ts'
import { quoted, sequencesIn, tableName, tablesIn } from '#lib/backup/tables.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { goLive } from '#lib/instance.ts'
import { installQueue } from '#lib/queue.ts'
import { Stop } from '#lib/stop.ts'

/** Gives an empty database the tables of the source, without the rules between them; or goes on with one that a move began. */
export async function beginTarget(source: pg.Pool, pool: pg.Pool): Promise<void> {
  const from = await nameOf(source)
  const { rows } = await pool.query<{ tables: number; begun: string | null }>(
    `select count(*) as tables, max(obj_description(c.oid, 'pg_class')) filter (where c.relname = $1) as begun
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
    [moveMarker],
  )
  const { tables, begun } = rows[0]!
  if (begun !== null && begun !== from)
    throw new Stop(
      'Another database is being moved into this one. Drop it, create it again, and run this again.',
    )
  if (begun === null) {
    if (tables)
      throw new Stop(
        'The database at NEW_DATABASE_URL is not empty. A database is moved into an empty one alone.',
      )
    await pool.query(
      `create table ${moveMarker} (name text primary key, row_count bigint not null, horizon text not null)`,
    )
    await pool.query(`comment on table ${moveMarker} is '${from}'`)
  }
  const done = await source.query<{ name: string }>('select name from migrations')
  await migrate(pool, { only: done.rows.map(({ name }) => name) })
  await installQueue(pool)
  const client = await pool.connect()
  try {
    await dropForeignKeys(client)
    for (const table of await tablesIn(client))
      if (table.name !== moveMarker)
        await client.query(`alter table ${tableName(table)} disable trigger user`)
  } finally {
    client.release()
  }
}

/** The rules between the tables, each of which is checked, and the numbers that sequences have come to. */
export async function completeTarget(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  await target.query('begin')
  for (const { schema, name, value } of await sequencesIn(source))
    if (value !== null)
      await target.query('select setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(name)}`, value])
  for (const { table, name, definition } of await foreignKeysOf(source))
    await target.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const table of await tablesIn(source))
    await target.query(`alter table ${tableName(table)} enable trigger user`)
  await target.query('commit')
  await target.query('analyze')
}

/** The last step, which may be done again: the target is the live database, and processes may begin there. */
export async function goLiveThere(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  dataDir: string,
): Promise<void> {
  const owner = openPool(ownerUrl, 1)
  try {
    const { rows } = await owner.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      `public.${moveMarker}`,
    ])
    if (!rows[0]!.found) return
    await prepareDatabase({ url, ownerUrl }, { isRestored: true })
    const db = queryBuilder(owner)
    await db.transaction().execute(async (trx) => {
      await goLive(trx, { databaseUrl: url, dataDir })
      await audit(trx, null, { action: 'instance.live' })
    })
    await owner.query(`drop table ${moveMarker}`)
  } finally {
    await owner.end()
  }
}

/** A database by its cluster and its name: what was copied of another is worth nothing. */
async function nameOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select md5(system_identifier || ' ' || current_database()) as name from pg_control_system()`,
  )
  return rows[0]!.name
}
