import { promotedEvery } from '#spec/limits.ts'
import type { Gathered } from './find.ts'
import { add, firstOf, leastOf, type Orderable, orderable } from './order.ts'
import { type Factors, mostUntitled, type Scored, scorer } from './score.ts'
import { isSet } from './segments/bits.ts'
import { milesFrom } from './segments/distance.ts'
import { everPromoted } from './segments/filters.ts'
import { titled } from './segments/match.ts'
import type { Resident } from './segments/resident.ts'
import type { Understood } from './understand.ts'

/** A job that was found, in its place. */
export type Hit = {
  segment: Resident
  slot: number
  id: string
  isPromoted: boolean
  factors: Factors
  /** which title of the military plan it has; -1: none was asked, or none */
  term: number
}

export type Ranked = { hits: Hit[]; total: number }

/** Ranks what was gathered and takes a page of it. */
export function rank(search: Understood, { candidates, total }: Gathered): Ranked {
  const { query, measure } = search
  const score = scorer(measure)
  const segments = candidates.map(({ segment }) => segment)
  const looked = candidates.reduce((sum, { slots }) => sum + slots.length, 0)
  const others = orderable(segments, looked)
  const paid = orderable(segments, looked)
  const number = numberBy(search)
  const isScored = measure.fit !== null || query.sort === 'score'
  const ahead = titlesAhead(search, segments)
  let fitting = 0
  /** Scores the jobs that may come first, or the others, or all. */
  const look = (which: 'first' | 'others' | 'all') => {
    for (const [from, { segment, slots }] of candidates.entries()) {
      const scoreOf = score(segment)
      const { promoted } = segment.columns
      const paidOnce = everPromoted(segment)
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!
        const wasPaid = isSet(paidOnce, slot)
        if (which !== 'all' && (wasPaid || isSet(ahead!.titled[from]!, slot)) !== (which === 'first'))
          continue
        const scored = isScored ? scoreOf(slot) : unscored
        // A title may have all the words of the plan, and not as the plan means them.
        if (measure.fit && scored.term < 0) continue
        fitting++
        const list = wasPaid && query.sort === 'score' && promoted[slot]! > measure.now ? paid : others
        add(list, from, slot, number(scored, segment, slot))
      }
    }
  }
  if (!ahead) look('all')
  else {
    look('first')
    if (leastOf(others, query.page * query.limit) > ahead.most) fitting = looked
    else look('others')
  }
  return {
    hits: pageOf(others, paid, query)
      .filter((hit) => !isGone(hit, measure.now))
      .map((place) => hitOf(place, score, search)),
    // Of more jobs than were looked at, as many will fit as of those.
    total: total > looked ? Math.round((total * fitting) / looked) : fitting,
  }
}

/**
 * Where words are searched, jobs that have all of them in the title nearly always come first: once these fill the page
 * with more than any other could reach, the others need no look. Null where that says nothing.
 */
function titlesAhead({ measure, query, liking }: Understood, segments: Resident[]) {
  if (liking || !measure.needs.length || measure.fit || query.sort !== 'score') return null
  return {
    titled: segments.map((segment) => titled(segment, measure.needs)),
    most: Math.round(mostUntitled(measure) * 100),
  }
}

const unscored: Scored = { title: 0, description: 0, paramA: 0, paramB: 0, term: -1 }

/** What orders a search before age does. */
function numberBy({
  query,
  measure,
  liking,
}: Understood): (scored: Scored, segment: Resident, slot: number) => number {
  if (query.sort === 'proximity' && measure.place) {
    const miles = milesFrom(measure.place.center)
    const reach = measure.place.miles
    return (_, { columns }, slot) => {
      const away = miles(columns.lat[slot]!, columns.lon[slot]!)
      return away <= reach ? Math.round((1_000 - away) * 1_000) : 0
    }
  }
  const isScored = query.sort === 'score' && (measure.needs.length || measure.fit || measure.place)
  if (liking)
    return ({ title, description, paramA, paramB }, segment, slot) =>
      Math.round(((isScored ? title + description + paramA + paramB : 0) + liking(segment, slot)) * 100)
  return isScored
    ? ({ title, description, paramA, paramB }) => Math.round((title + description + paramA + paramB) * 100)
    : () => 0
}

type Place = { segment: Resident; slot: number }

function pageOf(
  others: Orderable,
  paid: Orderable,
  { page, limit }: { page: number; limit: number },
): Place[] {
  const end = page * limit
  return lifted(firstOf(others, end), firstOf(paid, end), others.count, end - limit, end).map(
    ({ promoted, place }) => {
      const list = promoted ? paid : others
      return { segment: list.segments[list.from[place]!]!, slot: list.slots[place]! }
    },
  )
}

/**
 * Places `start` to `end` of a list in which every fifth place, from the first on, is a promoted job while there are any.
 * @param order the first `end` of the others, of which there are `count`
 */
export function lifted<T>(order: T[], paid: T[], count: number, start: number, end: number) {
  const page: { promoted: boolean; place: T }[] = []
  for (let at = start; at < Math.min(end, count + paid.length); at++) {
    const paidBefore = Math.min(paid.length, Math.ceil(at / promotedEvery))
    const isPaid = (at % promotedEvery === 0 && paidBefore < paid.length) || at - paidBefore >= count
    page.push({
      promoted: isPaid,
      place: isPaid ? paid[Math.max(paidBefore, at - count)]! : order[at - paidBefore]!,
    })
  }
  return page
}

/** It went while its reader was paging. */
const isGone = ({ segment, slot }: Place, now: number) =>
  segment.columns.gone[slot]! <= now || (segment.dead.get(slot) ?? now + 1) <= now

function hitOf({ segment, slot }: Place, score: ReturnType<typeof scorer>, { measure }: Understood): Hit {
  const { term, ...factors } = score(segment)(slot)
  const hex = Buffer.from(segment.columns.ids.subarray(slot * 16, slot * 16 + 16)).toString('hex')
  return {
    segment,
    slot,
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    isPromoted: segment.columns.promoted[slot]! > measure.now,
    factors,
    term,
  }
}
