import { countedResults } from '#spec/limits.ts'
import type { FacetName } from '../schema.ts'
import { and, type Bits, copyOf, isEmpty, or, set } from '../segments/bits.ts'
import { promoted } from '../segments/filters.ts'
import { liveDocs, liveDocsAt } from '../segments/live-docs.ts'
import { matching } from '../segments/match.ts'
import { withCareers } from '../segments/match-careers.ts'
import { matchTitles, strongest } from '../segments/match-titles.ts'
import type { MemorySegment, Postings } from '../segments/memory-segment.ts'
import { type Candidates, candidatesOf, countAll, type Matches, newest } from '../segments/newest.ts'
import type { CompiledSearch } from './compile.ts'

/** The jobs that match a search, before ranking. */
export type Gathered = {
  /** how many jobs match */
  total: number
  /** how many of them are at the place; null without one */
  there: number | null
  /** the jobs to rank: the newest, older ones whose title matches entirely, and promoted ones */
  candidates: Candidates
  /** the newest matches, over which facets are counted */
  newest: Candidates
  /** for each active facet: the newest matches without its own filter */
  withoutOwnFilter: Map<FacetName, Candidates>
}

/** How many of the newest jobs are ranked and counted, and how many older ones whose title matches entirely. */
const most = { ranked: countedResults, titled: 3_000 }

/**
 * Finds the matching jobs of these segments.
 * @param how.all gathers every match instead of the newest: the reference that ranking quality is measured against
 */
export function gather(
  segments: MemorySegment[],
  postings: Postings,
  search: CompiledSearch,
  { all = false } = {},
): Gathered {
  const bound = all ? Number.POSITIVE_INFINITY : most.ranked
  const base = segments.map((segment) => ({ segment, bits: baseOf(segment, postings, search) }))
  const filters = [...search.facets]
  const filtered = (leaveOut?: FacetName): Matches =>
    base.map(({ segment, bits }) => {
      const filteredBits = copyOf(bits)
      for (const [name, filter] of filters) if (name !== leaveOut) and(filteredBits, filter(segment))
      return { segment, bits: filteredBits }
    })
  const matches = filters.length ? filtered() : base
  const total = countAll(matches)
  const newestMatches = newest(matches, bound, total)
  const first = candidatesOf(newestMatches)
  const there = atPlace(matches, search)
  return {
    total,
    there: there && countAll(there),
    candidates:
      total > bound ? candidatesOf(withSignificant(matches, newestMatches, there, search, bound)) : first,
    newest: first,
    withoutOwnFilter: new Map(
      (search.query.isList ? [] : filters).map(([name]) => [
        name,
        candidatesOf(newest(filtered(name), bound)),
      ]),
    ),
  }
}

/** Counts the matching jobs of these segments as `gather` does. */
export function countMatches(
  segments: MemorySegment[],
  postings: Postings,
  search: CompiledSearch,
): Pick<Gathered, 'total' | 'there'> {
  const matches = segments.map((segment) => ({ segment, bits: matchesIn(segment, postings, search) }))
  const there = atPlace(matches, search)
  return { total: countAll(matches), there: there && countAll(there) }
}

/** Those at the place; null without one. */
const atPlace = (matches: Matches, { there }: CompiledSearch): Matches | null =>
  there && matches.map(({ segment, bits }) => ({ segment, bits: and(copyOf(bits), there(segment)) }))

/** All jobs of a segment that match a search. */
export function matchesIn(segment: MemorySegment, postings: Postings, search: CompiledSearch): Bits {
  const bits = baseOf(segment, postings, search)
  for (const filter of search.facets.values()) and(bits, filter(segment))
  return bits
}

/** The jobs of a segment that match everything but the facet filters. */
function baseOf(segment: MemorySegment, postings: Postings, search: CompiledSearch): Bits {
  const { parsed, query, scoring, conditions, wantedTitles, wantedCareers } = search
  const live = query.at === null ? liveDocs(segment, scoring.now) : liveDocsAt(segment, query.at)
  const bits =
    parsed.clauses.length || parsed.excluded.length
      ? and(matching(segment, parsed, postings), live)
      : copyOf(live)
  for (const condition of conditions) {
    // What few jobs have is in few segments.
    if (isEmpty(bits)) return bits
    and(bits, condition(segment))
  }
  if (wantedTitles.length) and(bits, withCareers(segment, matchTitles(segment, wantedTitles), wantedCareers))
  return bits
}

/** Adds older jobs that would outrank the newest: those at the place, title matches and promoted jobs. */
function withSignificant(
  matches: Matches,
  newestMatches: Matches,
  there: Matches | null,
  { parsed, titled, wantedTitles, scoring }: CompiledSearch,
  bound: number,
): Matches {
  const narrowed = (of: (segment: MemorySegment) => Bits) =>
    matches.map(({ segment, bits }) => ({ segment, bits: and(of(segment), bits) }))
  const parts: Matches[] = there ? [newest(there, bound)] : []
  if (parsed.clauses.length)
    parts.push(
      newest(
        narrowed((segment) => copyOf(titled(segment))),
        most.titled,
      ),
    )
  const significant = strongest(wantedTitles)
  if (wantedTitles.length)
    parts.push(
      newest(
        narrowed((segment) => copyOf(matchTitles(segment, significant))),
        bound,
      ),
    )
  return newestMatches.map(({ segment, bits }, i) => {
    const all = copyOf(bits)
    for (const part of parts) or(all, part[i]!.bits)
    for (const slot of promoted(segment, matches[i]!.bits, scoring.now)) set(all, slot)
    return { segment, bits: all }
  })
}
