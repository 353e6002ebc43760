import type { Db } from '#lib/db.ts'
import { countedResults } from '#spec/limits.ts'
import type { FacetName } from './schema.ts'
import { aliveNow, aliveThen } from './segments/alive.ts'
import { and, type Bits, or, set } from './segments/bits.ts'
import { near, promoted } from './segments/filters.ts'
import { fitting, strongest } from './segments/fitting.ts'
import { keysOf, matching, titled } from './segments/match.ts'
import { countAll, type Found, newest, type Picked, picked } from './segments/newest.ts'
import {
  currentState,
  lastState,
  type Postings,
  type Resident,
  readPostings,
  SegmentGone,
} from './segments/resident.ts'
import type { Understood } from './understand.ts'

/** Which jobs a search finds, before they are ranked. */
export type Gathered = {
  /** how many jobs match */
  total: number
  /** the jobs to rank: the newest, with older ones whose title has it all, and those that are promoted */
  candidates: Picked
  /** the newest jobs that match, to count facets over */
  newest: Picked
  /** of a facet that is filtered by: the newest that match when its own filter is left away */
  beside: Map<FacetName, Picked>
}

/** So many of the newest jobs are ranked and counted, and of older ones whose title has all words. */
const most = { ranked: countedResults, titled: 3_000 }

/**
 * Reads the index.
 * @param how.all ranks every job that matches, however many: what a search is measured against
 * @param how.isHasty looks into the index as it was at the last search: then `state` is to be compared afterwards
 */
export async function gather(
  db: Db,
  search: Understood,
  { all = false, isHasty = false } = {},
): Promise<Gathered & { state: string }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { segments, state } = await (isHasty && attempt === 1 ? lastState(db) : currentState(db))
      const postings = await readPostings(db, segments, keysOf(search.ask))
      const bound = all ? Number.POSITIVE_INFINITY : most.ranked
      return { ...gatherFrom(segments, postings, search, bound), state }
    } catch (error) {
      if (!(error instanceof SegmentGone) || attempt === 5) throw error
    }
  }
}

/** How many jobs match. */
export const countFound = async (db: Db, search: Understood): Promise<number> =>
  (await gather(db, search)).total

/** The same of segments that are at hand. */
function gatherFrom(segments: Resident[], postings: Postings, search: Understood, bound: number): Gathered {
  const base = segments.map((segment) => ({ segment, bits: baseOf(segment, postings, search) }))
  const filters = [...search.facets]
  const filtered = (leaveOut?: FacetName): Found =>
    base.map(({ segment, bits }) => {
      const kept = bits.slice()
      for (const [name, filter] of filters) if (name !== leaveOut) and(kept, filter(segment))
      return { segment, bits: kept }
    })
  const found = filters.length ? filtered() : base
  const total = countAll(found)
  const newestOnes = newest(found, bound, total)
  const first = picked(newestOnes)
  return {
    total,
    candidates: total > bound ? picked(withTelling(found, newestOnes, search, bound)) : first,
    newest: first,
    beside: new Map(filters.map(([name]) => [name, picked(newest(filtered(name), bound))])),
  }
}

/** All jobs of a segment that a search finds. */
export function foundIn(segment: Resident, postings: Postings, search: Understood): Bits {
  const bits = baseOf(segment, postings, search)
  for (const filter of search.facets.values()) and(bits, filter(segment))
  return bits
}

/** The jobs of a segment that meet everything a visitor did not tick. */
function baseOf(segment: Resident, postings: Postings, search: Understood): Bits {
  const { ask, query, measure, conditions, circle, wanted } = search
  const isLaterPage = query.page > 1 && query.at !== ''
  const alive = isLaterPage ? aliveThen(segment, Number(query.at)) : aliveNow(segment, measure.now)
  const bits =
    ask.needs.length || ask.excluded.length ? and(matching(segment, ask, postings), alive) : alive.slice()
  for (const condition of conditions) and(bits, condition(segment))
  if (wanted.length) and(bits, fitting(segment, wanted))
  return circle ? and(bits, near(segment, circle.center, circle.miles)) : bits
}

/** Older jobs that would rank above the newest: those whose title says it all, and those that are promoted. */
function withTelling(
  found: Found,
  newestOnes: Found,
  { ask, wanted, measure }: Understood,
  bound: number,
): Found {
  const narrowed = (of: (segment: Resident) => Bits) =>
    found.map(({ segment, bits }) => ({ segment, bits: and(of(segment), bits) }))
  const parts: Found[] = []
  if (ask.needs.length)
    parts.push(
      newest(
        narrowed((segment) => titled(segment, ask.needs)),
        most.titled,
      ),
    )
  const telling = strongest(wanted)
  if (wanted.length)
    parts.push(
      newest(
        narrowed((segment) => fitting(segment, telling).slice()),
        bound,
      ),
    )
  return newestOnes.map(({ segment, bits }, i) => {
    const all = bits.slice()
    for (const part of parts) or(all, part[i]!.bits)
    for (const slot of promoted(segment, found[i]!.bits, measure.now)) set(all, slot)
    return { segment, bits: all }
  })
}
