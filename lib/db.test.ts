import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '#db/prepare.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { inTransaction, openPool, openRequestPool, openWorkPool, patiently, queryBuilder } from './db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const limitOf = async (db = database.db) => {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  )
  return rows[0]!.limit
}

test('a statement of a request is ended, one of background work takes its time', async () => {
  const requests = openPool(database.url, 1, 50)
  await expect(requests.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  // The connection is fine.
  expect((await requests.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await requests.end()

  const db = queryBuilder(openRequestPool(database.application.url, 1))
  expect(await limitOf(db)).toBe('5s')
  await db.destroy()
})

test('patience lasts as long as its transaction, and limits no background work', async () => {
  const db = queryBuilder(openRequestPool(database.url, 1))
  expect(await patiently(db, limitOf)).toBe('1min')
  expect(await limitOf(db)).toBe('5s')
  await db.destroy()
  const work = queryBuilder(openWorkPool(database.url))
  expect(await inTransaction(work, (trx) => patiently(trx, limitOf))).toBe('0')
  await work.destroy()
})

test('where a pooler drops the options of connections, the role of the application has the limit', async () => {
  await prepareDatabase({ url: database.application.url, ownerUrl: database.url })
  const { rows } = await database.pool.query(
    `select setconfig from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([{ setconfig: expect.arrayContaining(['statement_timeout=5000ms']) }])
  // It is not what background work gets.
  const work = queryBuilder(openWorkPool(database.application.url))
  expect(await limitOf(work)).toBe('0')
  await work.destroy()
})
