import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { queuedSoon, soon } from './soon.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ask = () => {
  soon(database.application.db, 'books.balance')
  return queuedSoon()
}
const waiting = async () =>
  (
    await database.pool.query<{ id: string; isBegun: boolean }>(
      'select id, locked_at is not null as "isBegun" from graphile_worker._private_jobs order by id',
    )
  ).rows

test('a task is queued once, until it has begun: then once more', async () => {
  await Promise.all([ask(), ask(), ask()])
  const [first, ...more] = await waiting()
  expect(more).toEqual([])
  await ask()
  expect(await waiting()).toEqual([first])
  await database.pool.query('update graphile_worker._private_jobs set locked_at = now()')
  await ask()
  expect((await waiting()).map(({ isBegun }) => isBegun)).toEqual([true, false])
})

test('a task that failed and waits for its retry does not keep a new one waiting', async () => {
  await database.pool.query('delete from graphile_worker._private_jobs')
  await ask()
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour'`,
  )
  await ask()
  const { rows } = await database.pool.query<{ isDue: boolean }>(
    'select run_at <= now() as "isDue" from graphile_worker._private_jobs',
  )
  expect(rows).toEqual([{ isDue: true }])
})
