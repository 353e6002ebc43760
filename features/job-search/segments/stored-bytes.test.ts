import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import {
  appendRest,
  beginningOf,
  type ReadAtOnce,
  readWhole,
  type StoredColumn,
  selectBeginning,
} from './stored-bytes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Stores postings as a segment does, and reads them again. */
async function stored(id: number, postings: Uint8Array): Promise<Uint8Array> {
  const { db } = database
  const empty = Buffer.alloc(0)
  await sql`
    insert into job_segments (id, size, columns, lists, titles, words, postings) overriding system value
    values (${id}, 1, ${empty}, '{}', ${empty}, ${empty}, ${beginningOf(postings)})`.execute(db)
  await appendRest(db, id, 'postings', postings)
  return read(id)
}

async function read(
  id: number,
  meanwhile = async () => {},
  atOnce: ReadAtOnce = 'little',
): Promise<Uint8Array> {
  const { db } = database
  const column: StoredColumn = 'postings'
  const { rows } = await sql<{ postings: Buffer; postings_bytes: number }>`
    select ${selectBeginning(column, atOnce)} from job_segments where id = ${id}`.execute(db)
  await meanwhile()
  const { postings: beginning, postings_bytes: bytes } = rows[0]!
  const whole = await readWhole(db, id, column, { beginning, bytes }, atOnce)
  if (!whole) throw new Error('merged away')
  return new Uint8Array(whole)
}

const kilobyte = 1024
const sizes = [
  0,
  1,
  64 * kilobyte - 1,
  64 * kilobyte,
  64 * kilobyte + 1,
  1024 * kilobyte,
  1024 * kilobyte + 1,
]
test.for([...sizes, 2_500_000].map((size, i) => [i + 1, size]))(
  'what is stored is read as it was, segment %i of %i bytes',
  async ([id, size]) => {
    const postings = new Uint8Array(randomBytes(size!))
    expect(Buffer.compare(await stored(id!, postings), postings)).toBe(0)
    expect(Buffer.compare(await read(id!, undefined, 'much'), postings)).toBe(0)
  },
)

test('a part of a larger buffer is stored alone', async () => {
  const whole = new Uint8Array(randomBytes(3_000_000))
  const part = whole.subarray(100_001, 1_500_000)
  expect(Buffer.compare(await stored(101, part), part)).toBe(0)
})

test('a segment that is merged away while it is read is no segment', async () => {
  const { db } = database
  await stored(102, new Uint8Array(randomBytes(200_000)))
  const remove = async () => void (await sql`delete from job_segments where id = 102`.execute(db))
  await expect(read(102, remove)).rejects.toThrow('merged away')
})
