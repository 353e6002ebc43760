import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import type { NewMatches, Percolation, QueryPart, SavedSearch } from '../engine/search-engine.ts'
import { parseQuery } from '../query/parse.ts'
import { compile } from '../ranking/compile.ts'
import { matchesIn } from '../ranking/gather.ts'
import { scorer } from '../ranking/score.ts'
import { and, type Bits, countBefore, noBits, slotsOf, unset } from '../segments/bits.ts'
import { find } from '../segments/dictionary.ts'
import { idAt } from '../segments/id-at.ts'
import { liveDocs } from '../segments/live-docs.ts'
import { matching } from '../segments/match.ts'
import { hasEarlier, type MemorySegment, memoryPosting, type Postings } from '../segments/memory-segment.ts'
import { newJobs } from './batch.ts'

/** Cached sets, some kilobytes each. */
const cacheSizes = { parts: 40_000, occupations: 20_000, words: 40_000 }
/** Parts looked up concurrently: an occupation takes several round trips to the database. */
const concurrency = 8

/**
 * The new jobs are few and in memory, the saved searches are many and streamed. Each part of a search yields a set, computed
 * once by the search code itself; a search matches the intersection of its parts.
 * @param how.isIndexed whether our own index has all jobs; else the table says which are new
 */
export async function percolateSegments(
  db: Db,
  since: number,
  until: number,
  { isIndexed = true } = {},
): Promise<Percolation> {
  const matchers: Matcher[] = []
  let size = 0
  for await (const segment of newJobs(db, since, until, { isIndexed })) {
    matchers.push(matcher(segment, until))
    size += segment.size
  }
  return {
    size,
    async match(searches, most) {
      const answers = searches.map((): NewMatches => ({ total: 0, ids: [] }))
      for (const matcher of matchers) {
        const matches = await matcher.prepare(searches)
        for (const [i, search] of searches.entries()) {
          const bits = matches(search)
          if (bits) collect(bits, matcher, search.since, answers[i]!, most)
        }
      }
      return answers
    },
  }
}

type Matcher = ReturnType<typeof matcher>

/** Matches searches against the jobs of one segment. */
function matcher(segment: MemorySegment, now: number) {
  const { words } = segment
  const earlier = hasEarlier([segment])
  const postings: Postings = (_, key) => {
    const at = find(words, key)
    return at < 0 ? undefined : memoryPosting(words, at)
  }
  const live: MatchSet = { bits: liveDocs(segment, now) }
  const byWords = new LRUCache<string, MatchSet>({ max: cacheSizes.words })
  const byPart = new LRUCache<string, MatchSet>({ max: cacheSizes.parts })
  // Places are many and quick to look up; occupations are few and slow.
  const byOccupation = new LRUCache<string, MatchSet>({ max: cacheSizes.occupations })
  const cacheOf = ({ isOccupation }: QueryPart) => (isOccupation ? byOccupation : byPart)
  const scratch = noBits(segment.size)

  const wordsOf = ({ words: q }: SavedSearch): MatchSet => {
    if (!q) return live
    const cached = byWords.get(q)
    if (cached) return cached
    const parsed = parseQuery(q, earlier)
    const bits =
      parsed.clauses.length || parsed.excluded.length
        ? and(matching(segment, parsed, postings), live.bits!)
        : live.bits!
    const matches = matchSetOf(bits)
    byWords.set(q, matches)
    return matches
  }

  const lookUp = async (part: QueryPart): Promise<MatchSet> => {
    const query = await part.query()
    if (!query) return { bits: null }
    const search = compile(query, null, earlier)
    const bits = matchesIn(segment, postings, search)
    if (search.scoring.fit) {
      const score = scorer(search.scoring)(segment)
      // A title may contain all the words of an occupation title without meaning it.
      for (const slot of slotsOf(bits)) {
        const { term, career } = score(slot)
        if (term < 0 && career < 0) unset(bits, slot)
      }
    }
    return matchSetOf(bits)
  }

  return {
    segment,
    /** when the earliest of its jobs was first seen, in seconds */
    oldest: segment.columns.firstSeen.subarray(0, segment.size).reduce((a, b) => Math.min(a, b)),
    idOf: idsOf(segment),
    /**
     * Looks up the parts of these searches, each once and several concurrently; searches whose words match no job are
     * skipped.
     * @returns the matches of a search, valid until the next call; null: none
     */
    async prepare(searches: readonly SavedSearch[]): Promise<(search: SavedSearch) => Bits | null> {
      const matches = new Map<string, MatchSet>()
      const missing = new Map<string, () => Promise<void>>()
      const words = new Map(searches.map((search) => [search, wordsOf(search).bits]))
      for (const search of searches) {
        if (!words.get(search)) continue
        for (const part of search.parts) {
          if (matches.has(part.key) || missing.has(part.key)) continue
          const cached = cacheOf(part).get(part.key)
          if (cached) matches.set(part.key, cached)
          else
            missing.set(part.key, async () => {
              const fresh = await lookUp(part)
              cacheOf(part).set(part.key, fresh)
              matches.set(part.key, fresh)
            })
        }
      }
      const waiting = missing.values()
      const work = async () => {
        for (const lookUp of waiting) await lookUp()
      }
      await Promise.all(Array.from({ length: concurrency }, work))
      return (search) => {
        const all = words.get(search)
        if (!all) return null
        scratch.set(all)
        for (const { key } of search.parts) {
          const { bits } = matches.get(key)!
          if (!bits) return null
          and(scratch, bits)
        }
        return scratch
      }
    },
  }
}

/** Null: no matches. */
type MatchSet = { bits: Bits | null }
const matchSetOf = (bits: Bits): MatchSet => ({ bits: bits.some((word) => word !== 0) ? bits : null })

/** Adds the newest jobs of a set that were first seen after `since`. If all were, they need no check. */
function collect(
  bits: Bits,
  { segment, oldest, idOf }: Matcher,
  since: number,
  matches: NewMatches,
  most: number,
) {
  const { firstSeen } = segment.columns
  const counted = oldest > since
  if (counted) matches.total += countBefore(bits, segment.size)
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word)
      if (!counted) {
        if (firstSeen[slot]! <= since) continue
        matches.total++
      }
      if (matches.ids.length < most) matches.ids.push(idOf(slot))
      else if (counted) return
    }
  }
}

/** Ids as text, cached: thousands of searches match the same job. */
function idsOf({ size, columns: { ids } }: MemorySegment): (slot: number) => string {
  const texts: (string | undefined)[] = Array.from({ length: size })
  return (slot) => {
    texts[slot] ??= idAt(ids, slot)
    return texts[slot]
  }
}
