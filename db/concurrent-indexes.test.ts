import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPool } from '#lib/db.ts'
import { inServer, withDatabase } from '#test/server.ts'
import { blockingIndexes, concurrentIndexes, largeTables } from './concurrent-indexes.ts'
import { migrate } from './migrate.ts'

let pool: pg.Pool
let folder: string
const server = withDatabase(inject('templateUrl'), 'postgres')
const database = `indexes_${process.env.VITEST_WORKER_ID}_${Date.now()}`
const land = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const run = () => migrate(pool, { folder: pathToFileURL(`${folder}/`) })
const isThere = async (name: string) =>
  (
    await pool.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [name])
  ).rows.map(({ valid }) => valid)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await inServer(server, `create database ${database}`)
  pool = openPool(withDatabase(server, database))
})
afterAll(async () => {
  await pool.end()
  await inServer(server, `drop database if exists ${database} with (force)`)
})

/** The first that had the means to do it otherwise. */
const first = '0275'

test('no migration makes those wait who write to a large table', async () => {
  const migrations = new URL('./migrations/', import.meta.url)
  const tables = new Set<string>()
  for (const name of await readdir(migrations)) {
    const text = await readFile(new URL(name, migrations), 'utf8')
    for (const [, table] of text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi))
      tables.add(table!)
    if (name >= first) expect([name, blockingIndexes(text)]).toEqual([name, []])
    concurrentIndexes(text)
  }
  expect(largeTables.filter((table) => !tables.has(table))).toEqual([])
})

test.each([
  ['create index jobs_by_pay on jobs (pay)', ['jobs_by_pay']],
  ['create unique index if not exists one_mail on mails (key)', ['one_mail']],
  ['create index concurrently jobs_by_pay on jobs (pay)', []],
  ['create table jobs (pay int);\ncreate index jobs_by_pay on jobs (pay)', []],
  ['create index boats_by_name on boats (name)', []],
  ['-- create index jobs_by_pay on jobs (pay)', []],
])('%s', (text, blocking) => {
  expect(blockingIndexes(text)).toEqual(blocking)
})

test('others write while an index is built; the next start finds it there', async () => {
  await land('0001-boats', 'create table boats (name text); insert into boats select generate_series(1, 100)')
  await run()
  await land('0002-boats-by-name', 'create index concurrently boats_by_name on boats (name)')
  const writer = await pool.connect()
  await writer.query(`begin; insert into boats values ('Ada')`)
  const building = run()
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select from pg_stat_progress_create_index where datname = $1', [
      database,
    ])
    expect(rows).toHaveLength(1)
  }, 20_000)
  // The build waits for the writer, and nobody for the build.
  await pool.query(`set lock_timeout = 5000; insert into boats values ('Bea')`)
  expect(await isThere('boats_by_name')).toEqual([false])
  await writer.query('commit')
  writer.release()
  expect(await building).toEqual(['0002-boats-by-name'])
  expect(await isThere('boats_by_name')).toEqual([true])
  expect(await run()).toEqual([])
})

test('a build that failed or was interrupted is begun again, by one of two that start', async () => {
  await land('0003-one-boat', 'create unique index concurrently one_boat on boats (name)')
  await pool.query(`insert into boats values ('Ada')`)
  await expect(run()).rejects.toThrow('could not create unique index')
  expect(await isThere('one_boat')).toEqual([false])
  await pool.query(`delete from boats where ctid not in (select min(ctid) from boats group by name)`)
  const other = openPool(withDatabase(server, database))
  await Promise.all([run(), migrate(other, { folder: pathToFileURL(`${folder}/`) })])
  await other.end()
  expect(await isThere('one_boat')).toEqual([true])
})

test('such a migration has nothing else', async () => {
  await land(
    '0004-mixed',
    'alter table boats add column masts int; create index concurrently m on boats (masts)',
  )
  await expect(run()).rejects.toThrow('has nothing else')
  await rm(join(folder, '0004-mixed.sql'))
})

test('a process of the release before starts on the database of the next one', async () => {
  await land('0005-harbors', 'create table harbors (name text)')
  expect(await run()).toEqual(['0005-harbors'])
  await rm(join(folder, '0005-harbors.sql'))
  expect(await run()).toEqual([])
})
