import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedResults } from '#spec/limits.ts'
import { allBits, countBefore } from '../../segments/bits.ts'
import type { MemorySegment } from '../../segments/memory-segment.ts'
import { newest } from '../../segments/newest.ts'
import { edges, newestSince } from './window.ts'

/** Only what is asked here: when the jobs were posted, newest first. */
const segmentOf = (posted: number[]) =>
  ({
    size: posted.length,
    columns: { posted: Uint32Array.from(posted).sort().reverse() },
  }) as unknown as MemorySegment

test('both engines end the newest jobs at the same moment, however the jobs are spread over time and segments', () => {
  const spread = fc.record({
    since: fc.integer({ min: 1_500_000_000, max: 1_790_000_000 }),
    seconds: fc.constantFrom(1, 90, 3_600, 86_400, 30_000_000),
    /** jobs of one moment */
    together: fc.constantFrom(1, 7, 300),
    seed: fc.integer(),
  })
  fc.assert(
    fc.property(spread, ({ since, seconds, together, seed }) => {
      let state = seed >>> 0
      const random = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state / 2 ** 32
      }
      const posted = Array.from({ length: countedResults + 3_000 }, () => 0)
      for (let i = 0; i < posted.length; i += together)
        posted.fill(since + Math.floor(random() * seconds), i, i + together)
      const cut = Math.floor(random() * posted.length)
      const segments = [segmentOf(posted.slice(0, cut)), segmentOf(posted.slice(cut))]

      const here = newest(
        segments.map((segment) => ({ segment, bits: allBits(segment.size) })),
        countedResults,
      ).reduce((sum, { segment, bits }) => sum + countBefore(bits, segment.size), 0)

      const { from = 0, size } = edges({ match_all: {} })
      const rows = posted
        .toSorted((a, b) => b - a)
        .slice(from, from + size)
        .map((moment) => ({ posted: [moment] }))
      const begin = newestSince(posted.length, rows)
      expect(posted.filter((moment) => moment >= begin).length).toBe(here)
    }),
    { numRuns: 60 },
  )
})
