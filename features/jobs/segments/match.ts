import type { Ask, Need } from '../ask.ts'
import { allBits, and, andNot, type Bits, noBits, or } from './bits.ts'
import { find } from './dictionary.ts'
import type { Index } from './form.ts'
import { addPosting } from './postings.ts'
import { ownPosting, type Postings, type Resident } from './resident.ts'

/** Every key that an ask looks up. */
export const keysOf = (ask: Ask): number[] => [
  ...new Set([...ask.needs, ...ask.excluded].flatMap((need) => need.ways.flatMap((way) => way.keys))),
]

type Lookup = (key: number) => Bits | null

/** The jobs of a segment whose title or text has all that is needed and nothing that is excluded. */
export function matching(segment: Resident, ask: Ask, postings: Postings): Bits {
  const lookup: Lookup = (key) => {
    const posting = postings(segment, key)
    return posting ? addPosting(noBits(segment.size), posting, segment.size) : null
  }
  const bits = allOf(segment.size, ask.needs, lookup)
  for (const need of ask.excluded) {
    const found = anyWay(need, lookup)
    if (found) andNot(bits, found)
  }
  return bits
}

/** The jobs of a segment whose title alone has all that is needed. */
export function titled(segment: Resident, needs: Need[]): Bits {
  return allOf(segment.size, needs, (key) => indexed(segment.titles, key, segment.size))
}

/** The jobs that an index has for a word. */
export function indexed(index: Index, key: number, size: number): Bits | null {
  const at = find(index, key)
  return at < 0 ? null : addPosting(noBits(size), ownPosting(index, at)!, size)
}

function allOf(size: number, needs: Need[], lookup: Lookup): Bits {
  let bits: Bits | null = null
  for (const need of needs) {
    const found = anyWay(need, lookup)
    if (!found) return noBits(size)
    bits = bits ? and(bits, found) : found
  }
  return bits ?? allBits(size)
}

function anyWay({ ways }: Need, lookup: Lookup): Bits | null {
  let bits: Bits | null = null
  for (const { keys } of ways) {
    const found = everyKey(keys, lookup)
    if (found) bits = bits ? or(bits, found) : found
  }
  return bits
}

function everyKey(keys: number[], lookup: Lookup): Bits | null {
  let bits: Bits | null = null
  for (const key of keys) {
    const found = lookup(key)
    if (!found) return null
    bits = bits ? and(bits, found) : found
  }
  return bits
}
