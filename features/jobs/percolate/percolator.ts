import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import { readAsk } from '../ask.ts'
import { foundIn } from '../find.ts'
import { readQuery } from '../query.ts'
import { scorer } from '../score.ts'
import { aliveNow } from '../segments/alive.ts'
import { and, type Bits, countBefore, noBits, slotsOf, unset } from '../segments/bits.ts'
import { find } from '../segments/dictionary.ts'
import { matching } from '../segments/match.ts'
import { ownPosting, type Postings, type Resident } from '../segments/resident.ts'
import { understand } from '../understand.ts'
import { newJobs } from './batch.ts'
import { type KeptQuery, type Part, partsOf } from './parts.ts'

/** Jobs found by a kept search, the newest first, and how many there are. */
export type NewFound = { total: number; ids: string[] }

export type KeptSearch = { query: KeptQuery; themeId: string; since: Date }

export type Percolator = {
  /** how many new jobs there are */
  size: number
  /**
   * For each kept search the new jobs that it finds: the same that the search would find, of those first seen after its
   * `since`. Best with a thousand searches or more: what they ask for is looked up together.
   * @param most so many ids of each at most
   */
  match(searches: readonly KeptSearch[], most: number): Promise<NewFound[]>
}

const nothing = readQuery({})
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
/** Sets at hand for parts and for words, of some kilobytes each. */
const kept = { parts: 40_000, occupations: 20_000, words: 40_000 }
/** Parts looked up at a time: an occupation is several ways to the database and back. */
const together = 8

/**
 * Turns searching round: the new jobs are few and lie in memory, the searches are many and pass by. What a part of a
 * search finds is a set, made once by the code of the search itself; a search is what its parts have in common.
 */
export async function percolator(db: Db, since: Date, until: Date): Promise<Percolator> {
  const matchers: Matcher[] = []
  let size = 0
  for await (const segment of newJobs(db, seconds(since), seconds(until))) {
    matchers.push(matcher(db, segment, seconds(until)))
    size += segment.size
  }
  return {
    size,
    async match(searches, most) {
      const asked = searches.map((search) => ({ ...search, parts: partsOf(search.query, search.themeId) }))
      const answers = asked.map((): NewFound => ({ total: 0, ids: [] }))
      for (const matcher of matchers) {
        const matches = await matcher.learn(asked)
        for (const [i, search] of asked.entries()) {
          const bits = matches(search)
          if (bits) take(bits, matcher, seconds(search.since), answers[i]!, most)
        }
      }
      return answers
    },
  }
}

type Asked = KeptSearch & { parts: Part[] }
type Matcher = ReturnType<typeof matcher>

/** Matches searches against the jobs of one segment. */
function matcher(db: Db, segment: Resident, now: number) {
  const { words } = segment
  const postings: Postings = (_, key) => {
    const at = find(words, key)
    return at < 0 ? undefined : ownPosting(words, at)
  }
  const alive: Found = { bits: aliveNow(segment, now) }
  const byWords = new LRUCache<string, Found>({ max: kept.words })
  const byPart = new LRUCache<string, Found>({ max: kept.parts })
  // Places are many and quickly looked up; occupations are few and slowly.
  const byOccupation = new LRUCache<string, Found>({ max: kept.occupations })
  const cacheOf = ({ query }: Part) => (query.tab === 'mos' ? byOccupation : byPart)
  const scratch = noBits(segment.size)

  const wordsOf = ({ q }: KeptQuery): Found => {
    if (!q) return alive
    const known = byWords.get(q)
    if (known) return known
    const ask = readAsk(q)
    const bits =
      ask.needs.length || ask.excluded.length
        ? and(matching(segment, ask, postings), alive.bits!)
        : alive.bits!
    const found = foundOf(bits)
    byWords.set(q, found)
    return found
  }

  const look = async ({ query }: Part, themeId: string): Promise<Found> => {
    const search = await understand(db, { ...nothing, ...definedOf(query) }, themeId, now)
    const bits = foundIn(segment, postings, search)
    if (search.measure.fit) {
      const score = scorer(search.measure)(segment)
      // A title may have all the words of an occupation, and not as it means them.
      for (const slot of slotsOf(bits)) if (score(slot).term < 0) unset(bits, slot)
    }
    return foundOf(bits)
  }

  return {
    segment,
    /** the second in which the first of its jobs was first seen */
    oldest: segment.columns.firstSeen.subarray(0, segment.size).reduce((a, b) => Math.min(a, b)),
    idOf: idsOf(segment),
    /**
     * Looks up what these searches ask for, each part once and several at a time; parts of searches whose words no job has
     * can wait.
     * @returns tells what one of the searches finds, until it is asked for the next; null: no job
     */
    async learn(searches: Asked[]): Promise<(search: Asked) => Bits | null> {
      const found = new Map<string, Found>()
      const missing = new Map<string, () => Promise<void>>()
      const words = new Map(searches.map((search) => [search, wordsOf(search.query).bits]))
      for (const search of searches) {
        if (!words.get(search)) continue
        for (const part of search.parts) {
          if (found.has(part.key) || missing.has(part.key)) continue
          const known = cacheOf(part).get(part.key)
          if (known) found.set(part.key, known)
          else
            missing.set(part.key, async () => {
              const fresh = await look(part, search.themeId)
              cacheOf(part).set(part.key, fresh)
              found.set(part.key, fresh)
            })
        }
      }
      const waiting = missing.values()
      const work = async () => {
        for (const lookUp of waiting) await lookUp()
      }
      await Promise.all(Array.from({ length: together }, work))
      return (search) => {
        const all = words.get(search)
        if (!all) return null
        scratch.set(all)
        for (const { key } of search.parts) {
          const { bits } = found.get(key)!
          if (!bits) return null
          and(scratch, bits)
        }
        return scratch
      }
    },
  }
}

/** Null: no job at all. */
type Found = { bits: Bits | null }
const foundOf = (bits: Bits): Found => ({ bits: bits.some((word) => word !== 0) ? bits : null })

const definedOf = (query: KeptQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as KeptQuery

/** The newest jobs of a set first seen after `since`, and how many there are. When all are, they need no looking at. */
function take(bits: Bits, { segment, oldest, idOf }: Matcher, since: number, found: NewFound, most: number) {
  const { firstSeen } = segment.columns
  const counted = oldest > since
  if (counted) found.total += countBefore(bits, segment.size)
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word)
      if (!counted) {
        if (firstSeen[slot]! <= since) continue
        found.total++
      }
      if (found.ids.length < most) found.ids.push(idOf(slot))
      else if (counted) return
    }
  }
}

/** Ids as text: thousands of searches find the same job. */
function idsOf({ size, columns: { ids } }: Resident): (slot: number) => string {
  const texts: (string | undefined)[] = Array.from({ length: size })
  return (slot) => {
    texts[slot] ??= Buffer.from(ids.buffer, ids.byteOffset + slot * 16, 16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    return texts[slot]
  }
}
