import { lastPage } from '#lib/paged.ts'
import type { Hit } from '../engine/search-engine.ts'
import { affinityScorer } from '../personalization/affinity.ts'
import { type Bits, isSet } from '../segments/bits.ts'
import { flag } from '../segments/columns.ts'
import { milesFrom } from '../segments/distance.ts'
import { everPromoted, valueAt } from '../segments/filters.ts'
import { idAt } from '../segments/id-at.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { postedIn, ranked } from '../segments/rows.ts'
import { careersAt } from '../segments/shared-careers.ts'
import type { CompiledSearch } from './compile.ts'
import type { Gathered } from './gather.ts'
import { group, placePromoted } from './placement.ts'
import { type Scored, scorer } from './score.ts'
import { tiersOf } from './tiers.ts'
import { add, firstOf, keyAt, leastOf, type Orderable, orderable } from './top.ts'

/** `page`: the one asked for, or the last where that is beyond the end */
export type Ranked = { hits: Hit[]; total: number; page: number }

/** Ranks the gathered candidates and takes one page. */
export function rank(search: CompiledSearch, { candidates, total }: Gathered): Ranked {
  const { query, scoring } = search
  const segments = candidates.map(({ segment }) => segment)
  const candidateCount = candidates.reduce((sum, { slots }) => sum + slots.length, 0)
  const others = orderable(segments, candidateCount)
  const promotedJobs = orderable(segments, candidateCount)
  const score = scorer(scoring)
  const orderIn = orderOf(search, score)
  const lists = { others, promotedJobs }
  /** Scores the candidates that are in the one and not in the other. @returns how many match */
  const scoreAll = (within?: Bits[], except?: Bits[]) =>
    candidates.reduce(
      (sum, { segment, slots }, from) =>
        sum + scoreSlots(lists, from, slots, orderIn(segment), within?.[from], except?.[from]),
      0,
    )
  const scoreInTiers = () => {
    let matches = 0
    let scored: Bits[] | undefined
    for (const { sets, most } of tiersOf(search, segments)) {
      matches += scoreAll(sets, scored)
      if (leastOf(others, query.page * query.limit) > most) return candidateCount
      scored = sets
    }
    return matches + scoreAll(undefined, scored)
  }
  const matchCount = scoreInTiers()
  const page = Math.min(query.page, lastPage(others.count + promotedJobs.count, query.limit))
  return {
    hits: pageOf(others, promotedJobs, page, query.limit)
      .filter((hit) => !isExpired(hit, scoring.now))
      .map((place) => hitOf(place, score, search)),
    // Beyond the candidates, assume the same share of matches.
    total: total > candidateCount ? Math.round((total * matchCount) / candidateCount) : matchCount,
    page,
  }
}

/** How the jobs of a segment are ordered. */
type Order = {
  /** null: by age alone */
  scoreOf: ((slot: number) => Scored) | null
  sortKey: SortKey
  /** a title may contain all the words of an occupation title without meaning it: only what matches one, or has a wanted career, is a result */
  needsTitle: boolean
  everPromoted: Bits
  promotedUntil: Uint32Array
  /** promoted jobs are placed apart when their promotion ends after this moment, in seconds; Infinity: none is */
  now: number
  /** as many as can be on the page, where age alone decides: within a segment the newest are first; Infinity elsewhere */
  most: number
}

function orderOf(search: CompiledSearch, score: ReturnType<typeof scorer>) {
  const { scoring, query } = search
  const sortKeyIn = groupedKeyOf(search)
  const isScored = scoring.fit !== null || isOrderedByScore(search)
  return (segment: MemorySegment): Order => ({
    scoreOf: isScored ? score(segment) : null,
    sortKey: sortKeyIn(segment),
    needsTitle: scoring.fit !== null,
    everPromoted: everPromoted(segment),
    promotedUntil: segment.columns.promoted,
    now: query.sort === 'score' ? scoring.now : Number.POSITIVE_INFINITY,
    most: isOrderedByAge(search) ? query.page * query.limit : Number.POSITIVE_INFINITY,
  })
}

/**
 * Adds jobs of a segment to the lists: those within a set, where there is one, but not those of another. A function of its own,
 * because V8 optimizes what is called often, and compiles a loop within a loop again and again.
 * @returns how many match
 */
function scoreSlots(
  lists: { others: Orderable; promotedJobs: Orderable },
  from: number,
  slots: Uint16Array,
  { scoreOf, sortKey, needsTitle, everPromoted, promotedUntil, now, most }: Order,
  within: Bits | undefined,
  except: Bits | undefined,
): number {
  const rows = lists.others.rows[from]!
  let matches = 0
  let added = 0
  let last = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    const wasPromoted = isSet(everPromoted, slot)
    if (within && !wasPromoted && !isSet(within, slot)) continue
    if (except && (wasPromoted || isSet(except, slot))) continue
    const scored = scoreOf ? scoreOf(slot) : unscored
    if (needsTitle && scored.term < 0 && scored.career < 0) continue
    matches++
    if (wasPromoted && promotedUntil[slot]! > now) add(lists.promotedJobs, from, slot, sortKey(scored, slot))
    // Of those posted at the same moment, ids decide.
    else if (added < most || postedIn(rows, slot * ranked.width) === last) {
      add(lists.others, from, slot, sortKey(scored, slot))
      if (++added === most) last = postedIn(rows, slot * ranked.width)
    }
  }
  return matches
}

const unscored: Scored = { title: 0, description: 0, paramA: 0, paramB: 0, term: -1, career: -1 }

/**
 * With a place, what is there comes before remote jobs elsewhere, and paid work before volunteering, whatever the order
 * within: a job far away never appears under "near".
 */
function groupedKeyOf(search: CompiledSearch): (segment: MemorySegment) => SortKey {
  const keyIn = sortKeyOf(search)
  const { there } = search
  if (!there) return keyIn
  return (segment) => {
    const key = keyIn(segment)
    const thereSet = there(segment)
    const { flags } = segment.columns
    return (scored, slot) =>
      key(scored, slot) + group * ((isSet(thereSet, slot) ? 2 : 0) + (flags[slot]! & flag.volunteer ? 0 : 1))
  }
}

type SortKey = (scored: Scored, slot: number) => number

/** The primary sort key; ties are broken by age. */
function sortKeyOf({ query, scoring, profileBoost }: CompiledSearch): (segment: MemorySegment) => SortKey {
  if (query.sort === 'proximity' && scoring.place) {
    const miles = milesFrom(scoring.place.center)
    const reach = scoring.place.miles
    const farthest = Math.max(1_000, reach)
    return ({ columns: { lat, lon } }) =>
      (_, slot) => {
        const away = miles(lat[slot]!, lon[slot]!)
        return away <= reach ? Math.round(100_000 * (1 - away / farthest)) : 0
      }
  }
  const isScored = isOrderedByScore({ query, scoring })
  if (profileBoost)
    return (segment) =>
      ({ title, description, paramA, paramB }, slot) =>
        Math.round(
          ((isScored ? title + description + paramA + paramB : 0) + profileBoost(segment, slot)) * 100,
        )
  return () =>
    isScored
      ? ({ title, description, paramA, paramB }) => Math.round((title + description + paramA + paramB) * 100)
      : () => 0
}

/** Without words, titles, levels or a place all score by their age alone, which is the order of ties. */
const isOrderedByScore = ({ query, scoring }: Pick<CompiledSearch, 'query' | 'scoring'>): boolean =>
  query.sort === 'score' && Boolean(scoring.clauses.length || scoring.fit || scoring.levels || scoring.place)

const isOrderedByAge = (search: CompiledSearch): boolean =>
  !isOrderedByScore(search) && !search.profileBoost && !search.there && search.query.sort !== 'proximity'

type SlotOf = { segment: MemorySegment; slot: number }

function pageOf(others: Orderable, promotedJobs: Orderable, page: number, limit: number): SlotOf[] {
  const end = page * limit
  const placed = placePromoted(sorted(others, end), sorted(promotedJobs, end), end, limit)
  return placed.slice(end - limit).map(({ list, place }) => ({
    segment: list.segments[list.from[place]!]!,
    slot: list.slots[place]!,
  }))
}

type Placed = { list: Orderable; place: number; key: number }

const sorted = (list: Orderable, end: number): Placed[] =>
  firstOf(list, end).map((place) => ({ list, place, key: keyAt(list, place) }))

/** The job expired between the first page and this one. */
const isExpired = ({ segment, slot }: SlotOf, now: number) =>
  segment.columns.gone[slot]! <= now || (segment.tombstones.get(slot) ?? now + 1) <= now

function hitOf(
  { segment, slot }: SlotOf,
  score: ReturnType<typeof scorer>,
  { scoring, there, searcher }: CompiledSearch,
): Hit {
  const { term, career, ...factors } = score(segment)(slot)
  const { columns } = segment
  const miles = scoring.place
    ? milesFrom(scoring.place.center)(columns.lat[slot]!, columns.lon[slot]!)
    : Number.NaN
  return {
    id: idAt(columns.ids, slot),
    isPromoted: columns.promoted[slot]! > scoring.now,
    factors,
    title: term,
    career,
    work: (segment.careers && careersAt(segment.careers, slot)[0]) ?? null,
    isThere: !there || isSet(there(segment), slot),
    miles: Number.isNaN(miles) ? null : miles,
    posted: columns.posted[slot]!,
    isRemote: (columns.flags[slot]! & flag.remote) !== 0,
    clearance: valueAt(segment, 'clearance', columns.clearance[slot]!),
    affinity: searcher && affinityScorer(searcher)(segment)(slot),
  }
}
