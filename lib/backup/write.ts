import type pg from 'pg'
import { isConnectionLost } from '../connection-lost.ts'
import type { FileStore } from '../files/store.ts'
import { newId } from '../ids.ts'
import { Stop } from '../stop.ts'
import { type Contents, headOf, partOf, placeOn, type TableOfBackup, writeContents } from './contents.ts'
import { backupBefore, copyFiles } from './files.ts'
import type { Place } from './parts.ts'
import { writePart } from './parts.ts'
import type { Target } from './shelf.ts'
import { asText, rowsOf, sequencesIn, tablesIn } from './tables.ts'

export type Source = {
  /** as the owner of the tables, on connections that keep their session */
  pool: pg.Pool
  store: FileStore
  key: Buffer
  secretId: string
}

export type Progress = (step: { what: string; done: number; of: number | null }) => void

/** The class of our advisory lock: "bkup" in ASCII. */
const lock = 0x626b7570

/**
 * Writes one consistent backup to a target, while the site runs: the database as it was at one moment, and the files that it
 * names (decisions 340 and 442).
 * @throws Stop when another backup runs, or there is no room
 */
export async function writeBackup(source: Source, target: Target, progress: Progress = () => {}) {
  const began = performance.now()
  const client = await source.pool.connect()
  try {
    await alone(client)
    await target.removeUnfinished()
    const before = await backupBefore(target, source.key)
    const createdAt = new Date().toISOString()
    const name = `muster-${createdAt.slice(0, 23).replace(/[:.]/g, '-')}Z`
    const place = placeOn(await target.begin(name), source.key)
    const contents = await snapshot(client, async () => ({
      createdAt,
      migrations: await migrationsOf(client),
      sequences: await sequencesIn(client),
      tables: await copyTables(client, place, progress),
      fileKeys: await fileKeysOf(client),
      secretId: source.secretId,
      files: await copyFiles(client, source.store, place, before, filesDone(progress)),
    }))
    await writeContents(place, contents)
    await target.complete(name, headOf(place))
    const done = { name, seconds: Math.round((performance.now() - began) / 1000), ...totalsOf(contents) }
    await record(client, done)
    return done
  } catch (error) {
    throw notWrittenFor(error)
  } finally {
    // Ends the session, and the lock with it.
    client.release(true)
  }
}

/** Deletes the oldest backups of a target, until `keep` are left. @returns their names */
export async function keepNewest(target: Target, keep: number): Promise<string[]> {
  const old = (await target.names()).slice(0, -keep)
  for (const name of old) await target.remove(name)
  return old
}

async function alone(client: pg.ClientBase) {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock])
  if (!rows[0]!.got) throw new Stop('Another backup of this database is running. Wait until it has ended.')
}

async function snapshot<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read, read only')
  await client.query(asText)
  const result = await work()
  await client.query('commit')
  return result
}

async function copyTables(client: pg.ClientBase, place: Place, progress: Progress): Promise<TableOfBackup[]> {
  const tables = await tablesIn(client)
  const of = tables.reduce((sum, { size }) => sum + Number(size), 0)
  const copied: TableOfBackup[] = []
  let done = 0
  for (const { size, ...table } of tables) {
    progress({ what: `Table ${table.name}`, done, of })
    const rows = rowsOf(client, table)
    const written = await writePart(place, partOf(table), rows as AsyncIterable<Buffer>)
    copied.push({ ...table, rows: rows.rowCount, ...written })
    done += Number(size)
  }
  return copied
}

function filesDone(progress: Progress) {
  let done = 0
  return (bytes: number) => {
    done += bytes
    progress({ what: 'Files', done, of: null })
  }
}

async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

async function fileKeysOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select key_id as id from files union select key_id from content_package_entries order by 1',
  )
  return rows.map(({ id }) => id)
}

const totalsOf = ({ tables, files }: Contents) => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0) + files.bytes,
  files: files.count,
})

async function record(
  client: pg.ClientBase,
  done: { name: string; seconds: number } & ReturnType<typeof totalsOf>,
) {
  await client.query(
    'insert into backups (id, name, seconds, row_count, file_count, bytes) values ($1, $2, $3, $4, $5, $6)',
    [newId(), done.name, done.seconds, done.rows, done.files, done.bytes],
  )
}

function notWrittenFor(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (isConnectionLost(error))
    return new Stop('The database went away: the backup was not completed. Run it again.')
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Stop('The disk is full: the backup was not completed. Make room, or keep fewer with --keep.')
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return new Stop(`The backup cannot be written: ${message}`)
  return error
}
