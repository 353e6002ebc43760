import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { oncePerCatalog } from './once-per-catalog.ts'

let one: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[one, other] = await Promise.all([testDatabase(), testDatabase()])
})
afterAll(() => Promise.all([one.close(), other.close()]))

test('databases of one catalog share what was read; one without a catalog leaves nothing to the others', async () => {
  const version = await one.db.selectFrom('catalog_version').select('hash').executeTakeFirstOrThrow()
  await other.db.deleteFrom('catalog_version').execute()
  const reads: string[] = []
  const read = oncePerCatalog(async (db) => {
    reads.push(db === other.db ? 'other' : 'one')
    return reads.length
  })
  expect([await read(other.db), await read(other.db)]).toEqual([1, 2])
  expect([await read(one.db), await read(one.db), await read(one.application.db)]).toEqual([3, 3, 3])
  // It has its catalog now.
  await other.db.insertInto('catalog_version').values(version).execute()
  expect(await read(other.db)).toBe(3)
  expect(reads).toEqual(['other', 'other', 'one'])
})

test('a read that failed is tried again', async () => {
  let isDown = true
  const read = oncePerCatalog(async () => {
    if (isDown) throw new Error('away')
    return 'read'
  })
  await expect(read(one.db)).rejects.toThrow('away')
  isDown = false
  expect(await read(one.db)).toBe('read')
})
