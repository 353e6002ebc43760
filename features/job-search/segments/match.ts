import type { Clause, ParsedQuery } from '../query/parse.ts'
import { and, andNot, type Bits, or, scratchBits, scratchOfAll } from './bits.ts'
import { find } from './dictionary.ts'
import type { Index } from './index-format.ts'
import { type MemorySegment, memoryPosting, type Postings } from './memory-segment.ts'
import { addPosting } from './postings.ts'

/** Every key that a query looks up. */
export const keysOf = (parsed: ParsedQuery): number[] => [
  ...new Set(
    [...parsed.clauses, ...parsed.excluded].flatMap((clause) =>
      clause.alternatives.flatMap((alternative) => alternative.keys),
    ),
  ),
]

type Lookup = (key: number) => Bits | null

/** The jobs of a segment whose title or text matches all clauses and none that is excluded. */
export function matching(segment: MemorySegment, parsed: ParsedQuery, postings: Postings): Bits {
  const lookup: Lookup = (key) => {
    const posting = postings(segment, key)
    return posting ? addPosting(scratchBits(segment.size), posting, segment.size) : null
  }
  const bits = allOf(segment.size, parsed.clauses, lookup)
  for (const clause of parsed.excluded) {
    const matches = anyAlternative(clause, lookup)
    if (matches) andNot(bits, matches)
  }
  return bits
}

/** The jobs of a segment whose title alone matches all clauses. */
export function titled(segment: MemorySegment, clauses: Clause[]): Bits {
  return allOf(segment.size, clauses, (key) => indexed(segment.titles, key, segment.size))
}

/** The jobs that contain a term. */
export function indexed(index: Index, key: number, size: number): Bits | null {
  const at = find(index, key)
  return at < 0 ? null : addPosting(scratchBits(size), memoryPosting(index, at)!, size)
}

function allOf(size: number, clauses: Clause[], lookup: Lookup): Bits {
  let bits: Bits | null = null
  for (const clause of clauses) {
    const matches = anyAlternative(clause, lookup)
    if (!matches) return scratchBits(size)
    bits = bits ? and(bits, matches) : matches
  }
  return bits ?? scratchOfAll(size)
}

function anyAlternative({ alternatives }: Clause, lookup: Lookup): Bits | null {
  let bits: Bits | null = null
  for (const { keys } of alternatives) {
    const matches = everyKey(keys, lookup)
    if (matches) bits = bits ? or(bits, matches) : matches
  }
  return bits
}

function everyKey(keys: number[], lookup: Lookup): Bits | null {
  let bits: Bits | null = null
  for (const key of keys) {
    const matches = lookup(key)
    if (!matches) return null
    bits = bits ? and(bits, matches) : matches
  }
  return bits
}
