import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { isConnectionLost } from './connection-lost.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  )

/** A client, and what ends its session on the server's side. */
async function connected() {
  const client = new pg.Client(database.url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { client, end: () => database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]) }
}

test('a session that ends during a statement, and what is asked of it afterwards', async () => {
  const { client, end } = await connected()
  const during = failureOf(client.query('select pg_sleep(60)'))
  await end()
  expect(isConnectionLost(await during)).toBe(true)
  expect(isConnectionLost(await failureOf(client.query('select 1')))).toBe(true)
})

test('a session that ends between two statements', async () => {
  const { client, end } = await connected()
  const ended = new Promise((resolve) => client.once('end', resolve))
  await end()
  await ended
  expect(isConnectionLost(await failureOf(client.query('select 1')))).toBe(true)
})

test('a server that nobody runs', async () => {
  const client = new pg.Client('postgres://nobody@127.0.0.1:1/nothing')
  expect(isConnectionLost(await failureOf(client.connect()))).toBe(true)
})

test('an error in a statement is none', async () => {
  expect(isConnectionLost(await failureOf(database.pool.query('select 1 / 0')))).toBe(false)
  expect(isConnectionLost(new Error('The disk is full.'))).toBe(false)
})
