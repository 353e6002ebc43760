import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

const [size, etag] = [1_000, '"a"']

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=999-', { first: 999, last: 999 }],
  ['bytes=200-299', { first: 200, last: 299 }],
  ['bytes=200-5000', { first: 200, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['BYTES=1-2', { first: 1, last: 2 }],
  ['bytes=1000-', 'none'],
  ['bytes=1000-2000', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=99999999999999999999-', null],
  [undefined, null],
])('%s of 1,000 bytes', (range, found) => {
  expect(rangeOf({ range }, size, etag)).toEqual(found)
  expect(rangeOf({ range, 'if-range': etag }, size, etag)).toEqual(found)
  expect(rangeOf({ range, 'if-range': '"b"' }, size, etag)).toBeNull()
  expect(rangeOf({ range, 'if-range': 'Mon, 23 Nov 2026 01:00:00 GMT' }, size, etag)).toBeNull()
})

test('an empty file has no ranges', () => {
  expect(rangeOf({ range: 'bytes=0-' }, 0, etag)).toBe('none')
  expect(rangeOf({ range: 'bytes=-1' }, 0, etag)).toBe('none')
})
