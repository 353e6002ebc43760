import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EngineQuery, everything, within } from '../engine/query.ts'
import { buildSegment } from '../segments/build.ts'
import { flag } from '../segments/columns.ts'
import { find } from '../segments/dictionary.ts'
import { indexedJob } from '../segments/indexed-job.fixture.ts'
import { inMemory, type MemorySegment, memoryPosting } from '../segments/memory-segment.ts'
import { withScratch } from '../segments/scratch.ts'
import { compile } from './compile.ts'
import { gather } from './gather.ts'
import { rank } from './rank.ts'

const now = 1_700_000_000
const day = 86_400
const center = { lat: 36.85, lon: -76.29 }
const words = ['granit', 'violet', 'lantern']
const word = fc.constantFrom(...words)

const job = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 4 }),
  text: fc.array(word, { maxLength: 6 }),
  /** few, so that many are of the same moment */
  days: fc.constantFrom(1, 2, 2, 3, 40, 200),
  /** one in four is far away */
  away: fc.constantFrom(0, 0.1, 0.3, 8),
  flags: fc.constantFrom(0, 0, flag.remote, flag.volunteer),
})
const board = fc.array(fc.array(job, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 3 })

const title = fc.tuple(word, fc.constantFrom('', ...words), fc.constantFrom(1, 0.9, 0.6, 0.4, 0.2))
const search = fc.record({
  words: fc.array(word, { maxLength: 2 }).map((list) => list.join(' ')),
  titles: fc
    .uniqueArray(title, { maxLength: 4, selector: ([a, b]) => `${a} ${b}` })
    .map((titles) =>
      titles
        .map(([a, b, weight]) => ({ text: `${a} ${b}`.trim(), weight, soc: null }))
        .toSorted((a, b) => b.weight - a.weight),
    ),
  levels: fc.constantFrom(null, ['Entry level']),
  isNear: fc.boolean(),
  sort: fc.constantFrom('score' as const, 'newest' as const, 'proximity' as const),
})

test('what comes first on short pages is what comes first on one long page', () => {
  fc.assert(
    fc.property(board, search, (jobs, { isNear, ...asked }) => {
      const segments = jobs.map(segmentOf)
      const place = isNear ? { center, miles: 50 } : null
      const query: EngineQuery = {
        ...everything(now),
        ...asked,
        ...{ place, there: place && within(center, place.miles) },
      }
      const whole = idsOf(segments, { ...query, limit: 500 })
      const pages = [1, 2, 3].flatMap((page) => idsOf(segments, { ...query, page, limit: 3 }))
      expect([...new Set(pages)]).toEqual(whole.slice(0, new Set(pages).size))
      expect(new Set(pages).size).toBe(Math.min(whole.length, 9))
    }),
    { numRuns: 600 },
  )
})

const idsOf = (segments: MemorySegment[], query: EngineQuery): string[] =>
  withScratch(() => {
    const search = compile(query)
    const postings = ({ words }: MemorySegment, key: number) => {
      const at = find(words, key)
      return at < 0 ? undefined : memoryPosting(words, at)
    }
    return rank(search, gather(segments, postings, search)).hits.map(({ id }) => id)
  })

type Job = typeof job extends fc.Arbitrary<infer One> ? One : never

const segmentOf = (jobs: Job[], number: number): MemorySegment =>
  inMemory(
    buildSegment(
      jobs
        .toSorted((a, b) => a.days - b.days)
        .map(({ title, text, days, away, flags }, i) =>
          indexedJob(title.join(' '), {
            id: `00000000-0000-0000-000${number}-${String((i * 7) % 41).padStart(12, '0')}`,
            description: text.join(' '),
            ...{ posted: now - days * day, lat: center.lat + away, lon: center.lon, flags },
          }),
        ),
    ),
  )
