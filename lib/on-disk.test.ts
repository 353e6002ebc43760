import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openPool, openRequestPool, queryBuilder, runPrepared } from './db.ts'
import { notWaitingForDisk } from './on-disk.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a commit that does not wait for the disk is one for its statement alone', async () => {
  const url = new URL(database.application.url)
  url.searchParams.set('options', '-c synchronous_commit=on')
  const pool = openPool(url.href, 1)
  const db = queryBuilder(pool)
  const now = sql<{ now: string }>`select current_setting('synchronous_commit') as now`
  await db.transaction().execute(async (trx) => {
    await sql`select ${notWaitingForDisk}`.execute(trx)
    expect((await now.execute(trx)).rows).toEqual([{ now: 'off' }])
  })
  expect((await now.execute(db)).rows).toEqual([{ now: 'on' }])
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
