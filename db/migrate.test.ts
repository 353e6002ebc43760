import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPool } from '#lib/db.ts'
import { inServer, withDatabase } from '#test/server.ts'
import { migrate } from './migrate.ts'

let pool: pg.Pool
let folder: string
const server = withDatabase(inject('templateUrl'), 'postgres')
const database = `late_${process.env.VITEST_WORKER_ID}_${Date.now()}`
const land = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const run = () => migrate(pool, { folder: pathToFileURL(`${folder}/`) })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await inServer(server, `create database ${database}`)
  pool = openPool(withDatabase(server, database))
})
afterAll(async () => {
  await pool.end()
  await inServer(server, `drop database if exists ${database} with (force)`)
})

test('a migration that landed after a higher number runs late', async () => {
  await land('0001-boats', 'create table boats (name text)')
  await land('0005-greeting', `create function greeting() returns text language sql as $$ select 'Ahoy' $$`)
  expect(await run()).toEqual(['0001-boats', '0005-greeting'])
  await land('0003-harbors', 'create table harbors (name text)')
  expect(await run()).toEqual(['0003-harbors'])
  expect(await run()).toEqual([])
})

test('but not where it would replace what the higher number has defined', async () => {
  const older = `create or replace function greeting() returns text language sql as $$ select 'Hello' $$`
  await land('0004-greeting', older)
  await expect(run()).rejects.toThrow('Give 0004-greeting a number after 0005-greeting')
  expect((await pool.query('select greeting()')).rows).toEqual([{ greeting: 'Ahoy' }])
  await rm(join(folder, '0004-greeting.sql'))
})

test('while a table is in use it lets others pass, and goes on when the table is free', async () => {
  await land('0006-masts', 'alter table boats add column masts int')
  const reader = await pool.connect()
  await reader.query('begin; select from boats')
  const migrating = run()
  // Later statements wait behind it until it gives up, and no longer: the reader still holds the table.
  const late = await openPool(withDatabase(server, database), 1).connect()
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select from pg_locks where not granted and relation = 'boats'::regclass`,
    )
    expect(rows).toHaveLength(1)
  }, 20_000)
  await late.query('select name from boats')
  await reader.query('commit')
  reader.release()
  late.release(true)
  expect(await migrating).toEqual(['0006-masts'])
})
