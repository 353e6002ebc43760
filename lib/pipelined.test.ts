import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openPool } from './db.ts'
import { pipelined } from './pipelined.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  pool = openPool(database.url, 5)
})
afterEach(() => pool.end())

type Seen = { number: number; connection: number; transaction: string }
const statement = {
  name: 'seen',
  text: 'select $1::int as number, pg_backend_pid() as connection, pg_current_xact_id()::text as transaction',
}
const ask = (run: ReturnType<typeof pipelined>, number: number) =>
  run<Seen>({ ...statement, values: [number] }).then(({ rows }) => rows[0]!)

test('many at once go over two connections, each in its own transaction and with its own answer', async () => {
  const run = pipelined(pool)
  const numbers = Array.from({ length: 50 }, (_, at) => at)
  const seen = await Promise.all(numbers.map((number) => ask(run, number)))
  expect(seen.map(({ number }) => number)).toEqual(numbers)
  expect(new Set(seen.map(({ connection }) => connection)).size).toBe(2)
  expect(new Set(seen.map(({ transaction }) => transaction)).size).toBe(50)
})

test('one that fails fails alone', async () => {
  const run = pipelined(pool)
  const settled = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      at % 2 ? run({ text: 'select 1 / $1::int', values: [0] }) : ask(run, at),
    ),
  )
  expect(settled.map(({ status }) => status)).toEqual(
    settled.map((_, at) => (at % 2 ? 'rejected' : 'fulfilled')),
  )
})

test('a connection that ends takes what is on it along, and the next has another', async () => {
  const run = pipelined(pool)
  const ended = await Promise.allSettled(
    Array.from({ length: 6 }, () => run({ text: 'select pg_terminate_backend(pg_backend_pid())' })),
  )
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect((await ask(run, 7)).number).toBe(7)
})

test('other users of the pool send one statement after the other', async () => {
  const run = pipelined(pool)
  await Promise.all([ask(run, 1), ask(run, 2)])
  const clients = await Promise.all([1, 2].map(() => pool.connect()))
  expect(clients.map((client) => (client as unknown as { pipeline: boolean }).pipeline)).toEqual([
    false,
    false,
  ])
  for (const client of clients) client.release()
})
