// Faults in the middle of an upgrade: the process is killed, the database goes away, there is no room.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openPool } from '#lib/db.ts'
import { inServer, withDatabase } from '#test/server.ts'
import { migrate } from './migrate.ts'

let pool: pg.Pool
let folder: string
const server = withDatabase(inject('templateUrl'), 'postgres')
const database = `faults_${process.env.VITEST_WORKER_ID}_${Date.now()}`
const land = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const run = () => migrate(pool, { folder: pathToFileURL(`${folder}/`) })
const patient = { timeout: 60_000, interval: 20 }

beforeAll(async () => {
  await inServer(server, `create database ${database}`)
})
afterAll(() => inServer(server, `drop database if exists ${database} with (force)`))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  pool = openPool(withDatabase(server, database))
  await pool.query('drop schema public cascade; create schema public')
  await land('0001-boats', "create table boats (name text); insert into boats values ('Tern')")
  await run()
  return async () => {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Two migrations of a release, the second of which is slow and knows no end of its own in this test. */
async function slowRelease() {
  await land(
    '0002-masts',
    "alter table boats add column masts int; update boats set masts = 2, name = 'changed'",
  )
  await land('0003-harbors', 'create table harbors (name text); select pg_sleep(3)')
}
const isInTheMiddle = async () => {
  const { rows } = await pool.query(
    "select pid from pg_stat_activity where query like '%pg_sleep(3)' and datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
  )
  return rows[0]?.pid as number | undefined
}

/** What a release before this one sees. */
async function isAsBefore() {
  const { rows } = await pool.query('select * from boats')
  expect(rows).toEqual([{ name: 'Tern' }])
  expect((await pool.query('select name from migrations')).rows).toEqual([{ name: '0001-boats' }])
}

async function completes() {
  await land('0003-harbors', 'create table harbors (name text)')
  expect(await run()).toEqual(['0002-masts', '0003-harbors'])
  expect((await pool.query('select * from boats')).rows).toEqual([{ name: 'changed', masts: 2 }])
  expect(await run()).toEqual([])
}

test('a process that is killed leaves the database as it was; the next start goes on', {
  timeout: 120_000,
}, async () => {
  await slowRelease()
  const script = `
    import { openPool } from './lib/db.ts'
    import { migrate } from './db/migrate.ts'
    await migrate(openPool(process.env.AT), { folder: new URL(process.env.FOLDER) })`
  const env = { ...process.env, AT: withDatabase(server, database), FOLDER: `${pathToFileURL(folder)}/` }
  const child = spawn('node', ['--input-type=module', '-e', script], { env, stdio: 'ignore' })
  await expect.poll(isInTheMiddle, patient).toBeTruthy()
  child.kill('SIGKILL')
  await once(child, 'exit')
  await isAsBefore()
  await completes()
})

test('a database that goes away leaves it as it was; the next start goes on', {
  timeout: 120_000,
}, async () => {
  await slowRelease()
  const failed = run().catch((error: Error) => error.message)
  await expect.poll(isInTheMiddle, patient).toBeTruthy()
  await pool.query('select pg_terminate_backend($1)', [await isInTheMiddle()])
  expect(await failed).toContain('is as it was: ')
  await isAsBefore()
  await completes()
})

test('without room it says so, leaves it as it was, and goes on when there is some', async () => {
  await slowRelease()
  await land(
    '0003-harbors',
    `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  )
  await expect(run()).rejects.toThrow('The disk of the database is full')
  await isAsBefore()
  await completes()
})
