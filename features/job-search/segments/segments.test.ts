import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../query/parse.ts'
import type { IndexedJob } from './analyze.ts'
import { allBits, and, andNot, countBefore, each, isSet, noBits, or, set } from './bits.ts'
import { buildSegment, newestFirst } from './build.ts'
import { find } from './dictionary.ts'
import { indexedJob } from './indexed-job.fixture.ts'
import { keysOf, matching, titled } from './match.ts'
import { inMemory, loadedOf, type MemorySegment, memoryPosting } from './memory-segment.ts'
import { mergeSegments } from './merge.ts'
import { addPosting, postingRoom, readPosting, writePosting } from './postings.ts'

const slotsUnder = (size: number) =>
  fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }).map((slots) => slots.sort((a, b) => a - b))

test('a posting list returns its slots, few or many', () => {
  const some = fc
    .integer({ min: 1, max: 3_000 })
    .chain((size) => fc.tuple(fc.constant(size), slotsUnder(size)))
  fc.assert(
    fc.property(some, ([size, slots]) => {
      const bytes = new Uint8Array(postingRoom(slots.length, size))
      const posting = bytes.subarray(0, writePosting(bytes, 0, slots, slots.length, size))
      const into = new Uint16Array(size)
      expect(Array.from(into.subarray(0, readPosting(posting, size, into)))).toEqual(slots)
      const bits = addPosting(noBits(size), posting, size)
      expect(slots.every((slot) => isSet(bits, slot))).toBe(true)
      expect(countBefore(bits, size)).toBe(slots.length)
    }),
  )
})

test('bit sets behave as sets', () => {
  const pair = fc
    .integer({ min: 1, max: 200 })
    .chain((size) => fc.tuple(fc.constant(size), slotsUnder(size), slotsUnder(size), fc.nat(size)))
  fc.assert(
    fc.property(pair, ([size, left, right, end]) => {
      const bitsOf = (slots: number[]) => {
        const bits = noBits(size)
        for (const slot of slots) set(bits, slot)
        return bits
      }
      const listOf = (bits: Uint32Array, until = size) => {
        const slots: number[] = []
        each(bits, until, (slot) => slots.push(slot))
        return slots
      }
      expect(listOf(and(bitsOf(left), bitsOf(right)))).toEqual(left.filter((slot) => right.includes(slot)))
      expect(listOf(andNot(bitsOf(left), bitsOf(right)))).toEqual(
        left.filter((slot) => !right.includes(slot)),
      )
      expect(listOf(or(bitsOf(left), bitsOf(right)))).toEqual(
        [...new Set([...left, ...right])].sort((a, b) => a - b),
      )
      expect(listOf(bitsOf(left), end)).toEqual(left.filter((slot) => slot < end))
      expect(countBefore(bitsOf(left), end)).toBe(left.filter((slot) => slot < end).length)
      expect(listOf(allBits(size))).toHaveLength(size)
    }),
  )
})

const word = fc.constantFrom('nurse', 'nurses', 'guard', 'the', 'welder', 'night', 'C++', 'a&p', 'IT')
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
type Ad = { title: string; text: string; posted: number }
const ad: fc.Arbitrary<Ad> = fc.record({ title: text, text, posted: fc.integer({ min: 1_000, max: 1_100 }) })
const query = fc
  .array(fc.tuple(fc.constantFrom('', '-', ''), word, fc.option(word)), { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts
      .map(([sign, first, second]) => (second ? `${sign}"${first} ${second}"` : `${sign}${first}`))
      .join(' '),
  )

test('a search finds the same jobs in one segment, in several, and after merging', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(ad, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      query,
      (batches, typed) => {
        const entries = batches.map((ads, b) =>
          ads.map((each, i) => indexedJobOf(each, `${b}-${i}`)).sort(newestFirst),
        )
        const built = entries.map((batch) => buildSegment(batch))
        const segments = built.map(inMemory)
        const merged = inMemory(
          mergeSegments(built.map((each) => ({ ...loadedOf(each), counts: () => true }) as never)).segment,
        )
        const alone = entries
          .flat()
          .filter((entry) => idsFound([inMemory(buildSegment([entry]))], typed).length)
        const expected = alone.map((entry) => entry.id).sort()
        expect(idsFound(segments, typed)).toEqual(expected)
        expect(idsFound([merged], typed)).toEqual(expected)
        expect(Array.from(merged.columns.posted)).toEqual(
          entries
            .flat()
            .map((entry) => entry.posted)
            .sort((a, b) => b - a),
        )
      },
    ),
    { numRuns: 200 },
  )
})

test('a job with a rare word in two spellings is found by both, and so are its neighbors', () => {
  const rare = (i: number) => (i % 40 ? 'guard' : i % 80 ? 'welder' : 'welder welders')
  const entries = Array.from({ length: 400 }, (_, i) =>
    indexedJobOf({ title: 'night', text: rare(i), posted: 1_000 + i }, `0-${i}`),
  ).sort(newestFirst)
  const segment = inMemory(buildSegment(entries))
  const expected = entries.filter(({ posted }) => posted % 40 === 0).map(({ id }) => id)
  for (const typed of ['welder', 'welders']) expect(idsFound([segment], typed)).toEqual(expected.sort())
})

test('merging drops deleted entries and records where the others moved', () => {
  const ads = ['nurse', 'guard', 'welder'].map((title, i) =>
    indexedJobOf({ title, text: 'night', posted: 1_000 + i }, `0-${i}`),
  )
  const segment = loadedOf(buildSegment(ads.sort(newestFirst)))
  const { segment: merged, places } = mergeSegments([
    { ...segment, counts: (slot: number) => slot !== 1 } as never,
  ])
  expect(Array.from(places[0]!)).toEqual([0, -1, 1])
  expect(merged.lists.city).toEqual(['norfolk, VA'])
  expect(idsFound([inMemory(merged)], 'night')).toHaveLength(2)
  expect(idsFound([inMemory(merged)], 'guard')).toEqual([])
})

const indexedJobOf = ({ title, text: description, posted }: Ad, number: string): IndexedJob =>
  indexedJob(title, {
    id: `00000000-0000-8000-8000-${number.replace('-', '').padStart(12, '0')}`,
    ...{ description, employer: 'e1', state: 'VA', city: 'norfolk, VA', posted, firstSeen: posted },
  })

function idsFound(segments: MemorySegment[], typed: string): string[] {
  const parsed = parseQuery(typed)
  expect(keysOf(parsed).length + 1).toBeGreaterThan(0)
  return segments
    .flatMap((segment) => {
      const bits = matching(segment, parsed, ({ words }, key) => {
        const at = find(words, key)
        return at < 0 ? undefined : memoryPosting(words, at)
      })
      // What the title alone has, title and text together have.
      if (!parsed.excluded.length)
        expect(countBefore(andNot(titled(segment, parsed.clauses), bits), segment.size)).toBe(0)
      const ids: string[] = []
      each(bits, segment.size, (slot) => {
        const hex = Buffer.from(segment.columns.ids.subarray(slot * 16, slot * 16 + 16)).toString('hex')
        ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
      })
      return ids
    })
    .sort()
}
