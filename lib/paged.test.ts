import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { pageIn, pageOf } from './paged.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const names = ['Harbor', 'Granite', 'Lakeland', 'Franklin', 'Beacon']
  await database.db
    .insertInto('themes')
    .values(names.map((name) => ({ name })))
    .execute()
})
afterAll(() => database.close())

const names = () => database.db.selectFrom('themes').select('name').orderBy('name')
const page = async (number: number, limit = 2) => {
  const { rows, ...rest } = await pageOf(database.db, names(), { page: number, limit })
  return { ...rest, names: rows.map(({ name }) => name) }
}

test('reads a page and counts the whole', async () => {
  expect(await page(2)).toEqual({ page: 2, limit: 2, totalDocs: 5, names: ['Granite', 'Harbor'] })
})

test('a page beyond the end is the last one', async () => {
  expect(await page(99)).toEqual({ page: 3, limit: 2, totalDocs: 5, names: ['Lakeland'] })
  expect(pageIn(['a', 'b', 'c'], { page: 99, limit: 2 })).toMatchObject({ page: 2, rows: ['c'] })
})

test('an empty list has one page', async () => {
  const none = names().where('name', '=', 'Nobody')
  expect(await pageOf(database.db, none, { page: 7, limit: 2 })).toEqual({
    ...{ rows: [], totalDocs: 0, page: 1, limit: 2 },
  })
})

test('counts groups, not their rows', async () => {
  const groups = database.db.selectFrom('themes').select('status').groupBy('status').orderBy('status')
  expect((await pageOf(database.db, groups, { page: 1, limit: 5 })).totalDocs).toBe(1)
})
