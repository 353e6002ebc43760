import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openPool, openRequestPool, queryBuilder, runPrepared } from './db.ts'
import { notWaitingForDisk, onDisk } from './on-disk.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a commit that does not wait for the disk is on it once that was waited for', async () => {
  const url = new URL(database.application.url)
  url.searchParams.set('options', '-c synchronous_commit=on')
  const pool = openPool(url.href, 1)
  const db = queryBuilder(pool)
  await sql`with changed as (update users set first_name = first_name) select ${notWaitingForDisk}`.execute(
    db,
  )
  const { rows: at } = await sql<{ written: string }>`
    select pg_current_wal_insert_lsn()::text as written`.execute(db)
  await Promise.all([onDisk(db), onDisk(db)])
  const { rows } = await sql<{ isFlushed: boolean }>`
    select pg_current_wal_flush_lsn() >= ${at[0]!.written}::pg_lsn as "isFlushed"`.execute(db)
  expect(rows[0]!.isFlushed).toBe(true)
  // For that statement alone.
  const { rows: settings } = await sql<{
    now: string
  }>`select current_setting('synchronous_commit') as now`.execute(db)
  expect(settings[0]!.now).toBe('on')
  await pool.end()
})

test('a statement of a busy path is planned once for a connection, and not where a pooler lends connections', async () => {
  const { url } = database.application
  for (const [sessionUrl, planned] of [
    [url, 1],
    [`${url}?direct`, 0],
  ] as const) {
    const pool = openRequestPool(url, 1, sessionUrl)
    const db = queryBuilder(pool)
    for (const n of [1, 2]) expect(await runPrepared(db, sql`select ${n}::int as n`)).toEqual([{ n }])
    await db.transaction().execute(async (trx) => {
      expect(await runPrepared(trx, sql`select ${3}::int as n`)).toEqual([{ n: 3 }])
    })
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ count: planned }])
    await pool.end()
  }
})
