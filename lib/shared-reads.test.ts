// Reads that are shared within a piece of work, and those that are not.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { readOnly } from '#test/read-only.ts'
import { type Db, runPrepared } from './db.ts'
import { replicatedBuilder } from './replicas.ts'
import { sharingReads } from './shared-reads.ts'

let database: TestDatabase
let replicas: ReturnType<typeof readOnly>
let withReplicas: Db
beforeAll(async () => {
  database = await testDatabase()
  replicas = readOnly(database.url)
  withReplicas = replicatedBuilder(database.pool, replicas)
  await sql`create sequence asked`.execute(database.db)
})
afterAll(async () => {
  await replicas.close()
  await database.close()
})

// Each time that the database is asked, the answer is another.
const ask = async (name = 'asked', db: Db = database.db) => {
  const { rows } = await sql<{ next: number }>`select nextval(${name}) as next`.execute(db)
  return rows[0]!
}

test('what is asked twice at once is read once, each with rows of its own', async () => {
  const [one, other] = await sharingReads(() => Promise.all([ask(), ask()]))
  expect(other).toEqual(one)
  expect(other).not.toBe(one)
})

test('a statement that is planned once is shared as well, and one that writes is not', async () => {
  const seen = () => runPrepared(database.db, sql<{ next: number }>`select nextval('asked') as next`)
  const [one, other] = await sharingReads(() => Promise.all([seen(), seen()]))
  expect(other).toEqual(one)
  expect(other[0]).not.toBe(one[0])
  expect(await seen()).not.toEqual(one)
  await sql`create table written (number int)`.execute(database.db)
  const write = () => runPrepared(database.db, sql`insert into written values (1)`)
  await sharingReads(() => Promise.all([write(), write()]))
  expect((await database.pool.query('select from written')).rowCount).toBe(2)
})

test('a database with replicas shares reads, too, and none in a transaction', async () => {
  const own = () => ask('asked', withReplicas)
  const inTransaction = () => withReplicas.transaction().execute((trx) => ask('asked', trx))
  const [one, other] = await sharingReads(() => Promise.all([own(), own()]))
  expect(other).toEqual(one)
  const [mine, yours] = await sharingReads(() => Promise.all([inTransaction(), inTransaction()]))
  expect(mine).not.toEqual(yours)
})

test('what is asked later, by other work, or in a transaction is read again', async () => {
  const later = await sharingReads(async () => [await ask(), await ask()])
  expect(later[0]).not.toEqual(later[1])
  const [mine, yours] = await Promise.all([sharingReads(() => ask()), sharingReads(() => ask())])
  expect(mine).not.toEqual(yours)
  const [alone, beside] = await Promise.all([ask(), ask()])
  expect(alone).not.toEqual(beside)
  const inTransactions = await sharingReads(() =>
    Promise.all(
      [1, 2].map(() =>
        database.db
          .transaction()
          .execute(async (trx) => (await sql`select nextval('asked') as next`.execute(trx)).rows[0]),
      ),
    ),
  )
  expect(inTransactions[0]).not.toEqual(inTransactions[1])
})

test('a read that fails fails for all that share it, and the next one asks again', async () => {
  const answers = await sharingReads(async () => {
    const failed = await Promise.allSettled([ask('missing'), ask('missing')])
    return [...failed.map(({ status }) => status), typeof (await ask()).next]
  })
  expect(answers).toEqual(['rejected', 'rejected', 'number'])
})

test('transactions roll back and connections return to the pool', async () => {
  for (let round = 0; round < 30; round++)
    await sharingReads(() =>
      database.db
        .transaction()
        .execute(async (trx) => {
          await sql`create table never_there ()`.execute(trx)
          throw new Error('back')
        })
        .catch(() => Promise.all([ask(), ask()])),
    )
  const { rows } = await sql<{ there: string | null }>`select to_regclass('never_there') as there`.execute(
    database.db,
  )
  expect(rows[0]!.there).toBeNull()
})
