import { allBits, type Bits, noBits, set } from './bits.ts'
import type { Resident } from './resident.ts'

/** The jobs that count at a moment, which are the same from `since` to before `until`. */
type Span = { bits: Bits; since: number; until: number }

/** Of each segment the span of now, and that of the earlier moment that was asked for last. */
const kept = { current: new WeakMap<Resident, Span>(), earlier: new WeakMap<Resident, Span>() }

/** The jobs that count now (seconds): not gone, not replaced. */
export const aliveNow = (segment: Resident, now: number): Bits =>
  spanAt(kept.current, segment, now, Number.POSITIVE_INFINITY)

/**
 * The jobs that counted at an earlier moment, for who pages through the answer of then: jobs that came later are left
 * out, jobs that went since are in. Changed ones count as they are now.
 */
export const aliveThen = (segment: Resident, then: number): Bits => spanAt(kept.earlier, segment, then, then)

/** @param seenBy jobs that came after it do not count */
function spanAt(spans: WeakMap<Resident, Span>, segment: Resident, at: number, seenBy: number): Bits {
  const known = spans.get(segment)
  if (known && known.since <= at && at < known.until) return known.bits
  const span = aliveAt(segment, at, seenBy)
  spans.set(segment, span)
  return span.bits
}

function aliveAt(segment: Resident, at: number, seenBy: number): Span {
  const bits = allBits(segment.size)
  const { firstSeen, gone } = segment.columns
  const drop = noBits(segment.size)
  let since = 0
  let until = Number.POSITIVE_INFINITY
  /** Something happens to a job at a moment. */
  const happens = (moment: number) => {
    if (moment > at) until = Math.min(until, moment)
    else since = Math.max(since, moment)
  }
  const isThen = seenBy === at
  for (let slot = 0; slot < segment.size; slot++) {
    if (gone[slot]! <= at || firstSeen[slot]! > seenBy) set(drop, slot)
    happens(gone[slot]!)
    if (isThen) happens(firstSeen[slot]!)
  }
  for (const [slot, moment] of segment.dead) {
    if (moment <= at) set(drop, slot)
    happens(moment)
  }
  for (let i = 0; i < bits.length; i++) bits[i]! &= ~drop[i]!
  return { bits, since, until }
}
