import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { dictionary } from './dictionary.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  ['welding', ['welding welder']],
  ['phlebotomy', ['phlebotomy phlebotomist']],
  ['carpentry', ['carpentry carpenter']],
  ['pharmacy tech', ['pharmacy']],
  ['pharmacy technician', ['pharmacy']],
  ['childcare', ['child', 'care']],
  ['forklift', ['forklift']],
  ['delivery', []],
  ['security', []],
  ['leadership', []],
])('titles of "%s" say %j', async (words, titles) => {
  expect((await dictionary(database.db)).titlesIn(words)).toEqual(titles)
})

test.each([
  ['diesel mechanic', true],
  ['manager', false],
  ['Los Alamos', false],
])('whether "%s" is a title: %s', async (words, isTitle) => {
  expect((await dictionary(database.db)).isTitle(words)).toBe(isTitle)
})
