import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { stem } from './stem.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('words of job titles have the stems that PostgreSQL gives them', async () => {
  const { rows } = await database.pool.query<{ word: string; stem: string }>(
    `select word, (ts_lexize('english_stem', word))[1] as stem from (
       select distinct regexp_split_to_table(lower(title), '[^a-z]+') as word from career_titles) as words
     where length(word) > 2 and word not in ('added', 'adding') and ts_lexize('english_stem', word) <> '{}'`,
  )
  const different = rows.filter((row) => stem(row.word) !== row.stem).map(({ word }) => word)
  expect(rows.length).toBeGreaterThan(5_000)
  expect(different).toEqual([])
  // PostgreSQL 18's own stemmer keeps both letters of 'add', that of PostgreSQL 15 does not.
  expect([stem('added'), stem('adding')]).toEqual(['add', 'add'])
})
