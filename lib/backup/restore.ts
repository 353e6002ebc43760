import type pg from 'pg'
import { migrate } from '#db/migrate.ts'
import { queryBuilder } from '../db.ts'
import type { FileStore } from '../files/store.ts'
import { becomeCopy } from '../instance.ts'
import { installQueue } from '../queue.ts'
import { Stop } from '../stop.ts'
import type { Backup } from './contents.ts'
import { returnFiles } from './files.ts'
import { loadTables, type Step } from './load.ts'
import { marker } from './marker.ts'
import type { Progress } from './write.ts'

export type Target = {
  /** as the owner of the tables */
  pool: pg.Pool
  store: Pick<FileStore, 'put' | 'olderThan'>
}

/**
 * Restores a backup into an empty place: the shape that its database had, the rows, the files, and the migrations that came since.
 * What an interrupted restore left is emptied and begun again. The database is a copy until a person says that it is live.
 * @throws Stop when the place is not empty, or the backup does not hold; nothing can be used then
 */
export async function restoreBackup(backup: Backup, { pool, store }: Target, progress: Progress = () => {}) {
  const { tables, files, migrations } = backup.contents
  const ofTables = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  // One scale for all of it, so that what is shown never goes back.
  const step: Step = (what, done) => progress({ what, done, of: ofTables + files.bytes })
  await beginIn(pool, store)
  await migrate(pool, { only: migrations })
  await installQueue(pool)
  const client = await pool.connect()
  try {
    await loadTables(client, backup, step)
  } finally {
    client.release(true)
  }
  let done = ofTables
  await returnFiles(backup, store, (bytes) => {
    done += bytes
    step('Files', done)
  })
  step('Migrations', done)
  await migrate(pool)
  await becomeCopy(queryBuilder(pool))
}

/** From now on the database may be used. */
export const completeRestore = (pool: pg.Pool) => pool.query(`drop table ${marker}`)

async function beginIn(pool: pg.Pool, store: Target['store']) {
  const { rows } = await pool.query<{ tables: number; interrupted: boolean }>(
    `select count(*) as tables, coalesce(bool_or(c.relname = $1), false) as interrupted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
    [marker],
  )
  const { tables, interrupted } = rows[0]!
  if (interrupted) await pool.query(emptied).catch(notEmptied)
  else {
    if (tables) throw new Stop(notEmpty('database'))
    for await (const _ of store.olderThan(new Date(8.64e15))) throw new Stop(notEmpty('file store'))
  }
  await pool.query(`create table ${marker} (since timestamptz not null default now())`)
}

const emptied = `drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public`

const notEmptied = (error: Error) => {
  throw new Stop(
    `A restore into this database was interrupted, and it cannot be emptied: ${error.message}. Drop the database, create it again, and run this again.`,
  )
}

const notEmpty = (what: string) =>
  `The ${what} is not empty. A backup is restored into an empty place alone: set DATA_DIR to a new folder, or DATABASE_URL to a new database and S3_BUCKET to a new bucket.`
