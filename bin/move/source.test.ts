import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { lockWrites } from './source.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A transaction of a writer that has written to the table. */
async function writerOf(table: string) {
  const client = await database.application.pool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in row exclusive mode`)
  return client
}

test('a writer who needs the tables in another order is not the one who ends', async () => {
  const [mover, first, second] = [
    await database.pool.connect(),
    await writerOf('themes'),
    await writerOf('jobs'),
  ]
  const locked = lockWrites(mover)
  const isWaiting = async () => {
    const { rows } = await database.pool.query(
      "select from pg_locks where not granted and relation = 'jobs'::regclass",
    )
    return rows.length > 0
  }
  await expect.poll(isWaiting, { interval: 5 }).toBe(true)
  const written = first.query('lock table categories in row exclusive mode')
  // Whoever waits for this table has it before the first writer's second is over, and waits for the first writer then.
  await sleep(700)
  await second.query('commit')
  await written
  await first.query('commit')

  await locked
  await second.query("set lock_timeout = '50ms'")
  await expect(second.query("insert into themes (name) values ('Late')")).rejects.toThrow('lock timeout')
  expect((await second.query('select from themes')).rows).toEqual([])
  await mover.query('rollback')
  for (const client of [mover, first, second]) client.release(true)
})
