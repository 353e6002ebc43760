import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { idIn, newId } from './ids.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const millisecondsOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('an id is a UUID of version 7 that tells its time', () => {
  const now = Date.UTC(2026, 10, 11, 11)
  const id = newId(now)
  expect(id).toMatch(version7)
  expect(millisecondsOf(id)).toBe(now)
})

test('ids differ, and sort by time', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => newId(1_700_000_000_000 + at))
  expect(new Set(ids).size).toBe(2_000)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 2_000 }, () => newId(1_700_000_000_000))).size).toBe(2_000)
})

test("the database's ids have the same form and clock", async () => {
  const { rows } = await database.pool.query('select uuid_v7() as id from generate_series(1, 200)')
  for (const { id } of rows) {
    expect(id).toMatch(version7)
    expect(Math.abs(millisecondsOf(id) - Date.now())).toBeLessThan(60_000)
  }
  expect(new Set(rows.map((row) => row.id)).size).toBe(200)
})

const id = '01980f6e-1c2d-7a3b-8c4d-5e6f708192a3'
test.each([
  [id, id],
  [`registered-nurse-harbor-health-${id}`, id],
  [id.toUpperCase(), id],
  [`${id}-clerk`, null],
  ['clerk', null],
  ['', null],
  [id.slice(1), null],
])('the id in %s is %s', (segment, found) => expect(idIn(segment)).toBe(found))
