// A connection on which nothing comes any more, while PostgreSQL itself is well.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type TcpProxy, targetOf, tcpProxy, through } from '#test/tcp-proxy.ts'
import { openPool } from './db.ts'
import { endSilence, heardFrom, isSilent } from './silence.ts'

let database: TestDatabase
let proxy: TcpProxy
beforeAll(async () => {
  database = await testDatabase()
  proxy = await tcpProxy(targetOf(database.url))
})
afterAll(async () => {
  await proxy.close()
  await database.close()
})

const poolOf = (limitMs: number) => {
  const pool = openPool(through(proxy, database.url), 2)
  endSilence(pool, (text) => (text.includes('patient') ? 60_000 : limitMs))
  return pool
}

test('a statement without an answer fails as on a lost connection, and the next one gets another connection', async () => {
  const pool = poolOf(100)
  await pool.query('select 1')
  expect(isSilent(pool)).toBe(false)
  proxy.isSilent = true
  await expect(pool.query('select 1')).rejects.toThrow(/Connection terminated/)
  expect(isSilent(pool)).toBe(true)
  proxy.isSilent = false
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  heardFrom(pool)
  expect(isSilent(pool)).toBe(false)
  await pool.end()
})

test('a patient transaction has its time until it ends', async () => {
  const pool = poolOf(0)
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`select 'patient'`)
  await client.query('select pg_sleep(1.5)')
  await client.query('commit')
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow(/Connection terminated/)
  client.release(true)
  await pool.end()
})
