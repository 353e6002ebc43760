import { expect, test } from 'vitest'
import { altAfter } from './alt.ts'

const [pier, boat, rope] = [{ alt: 'The pier' }, { alt: 'A boat' }, { alt: '' }]

test.each([
  ['nothing is said yet', undefined, undefined, pier, 'The pier'],
  ['the words are those of the picture before', 'The pier', pier, boat, 'A boat'],
  ['the picture has no words, and those there are not its own', 'The pier', pier, rope, undefined],
  ['somebody wrote their own', 'Where we moor', pier, boat, 'Where we moor'],
  ['the picture before is not of the gallery', 'Where we moor', undefined, boat, 'Where we moor'],
  ['nobody has words', ' ', undefined, rope, undefined],
])('what a picture shows: %s', (_, now, before, chosen, after) => {
  expect(altAfter(now, before, chosen)).toBe(after)
})
