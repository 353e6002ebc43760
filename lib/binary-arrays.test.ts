import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { bytesArray, intArray, textArray, uuidArray } from './binary-arrays.ts'
import { newId } from './ids.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function received(array: Buffer, type: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${array}::${sql.raw(type)}[] as value`.execute(
    database.db,
  )
  return rows[0]!.value
}

test('PostgreSQL reads arrays in binary form as they were written', async () => {
  const texts = ['', 'plain', '{"quoted", \\ and NULL}', 'Réf — 🎖', 'x'.repeat(70_000)]
  expect(await received(textArray(texts), 'text')).toEqual(texts)
  expect(await received(textArray(['half \ud800 of a letter']), 'text')).toEqual(['half \ufffd of a letter'])
  const ids = [newId(), newId()]
  expect(await received(uuidArray([...ids, ids[0]!.toUpperCase()]), 'uuid')).toEqual([...ids, ids[0]])
  expect(await received(intArray([0, -1, 2 ** 31 - 1, -(2 ** 31)]), 'int')).toEqual([
    0,
    -1,
    2 ** 31 - 1,
    -(2 ** 31),
  ])
  const bytes = [Buffer.from([0, 255, 92, 120]), Buffer.alloc(0)]
  expect(await received(bytesArray(bytes), 'bytea')).toEqual(bytes)
  expect(await received(textArray([]), 'text')).toEqual([])
  expect(await received(uuidArray([]), 'uuid')).toEqual([])
})
