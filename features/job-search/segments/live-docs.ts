import { allBits, type Bits, noBits, set } from './bits.ts'
import type { MemorySegment } from './memory-segment.ts'

/** The live jobs of a segment, valid from `since` until before `until`. */
type Span = { bits: Bits; since: number; until: number }

/** For each segment the current span, and the last one requested for an earlier moment. */
const spansBySegment = {
  current: new WeakMap<MemorySegment, Span>(),
  earlier: new WeakMap<MemorySegment, Span>(),
}

/** The jobs that are live now (seconds): neither expired nor replaced. */
export const liveDocs = (segment: MemorySegment, now: number): Bits =>
  spanAt(spansBySegment.current, segment, now, Number.POSITIVE_INFINITY)

/**
 * The jobs that were live at an earlier moment, for paging through the results of that moment: without newer jobs, with
 * those that expired since. Changed jobs count as they are now.
 */
export const liveDocsAt = (segment: MemorySegment, then: number): Bits =>
  spanAt(spansBySegment.earlier, segment, then, then)

/** @param firstSeenBy leaves out jobs first seen later */
function spanAt(
  spans: WeakMap<MemorySegment, Span>,
  segment: MemorySegment,
  at: number,
  firstSeenBy: number,
): Bits {
  const cached = spans.get(segment)
  if (cached && cached.since <= at && at < cached.until) return cached.bits
  const span = computeLiveDocs(segment, at, firstSeenBy)
  spans.set(segment, span)
  return span.bits
}

function computeLiveDocs(segment: MemorySegment, at: number, firstSeenBy: number): Span {
  const bits = allBits(segment.size)
  const { firstSeen, gone } = segment.columns
  const drop = noBits(segment.size)
  let since = 0
  let until = Number.POSITIVE_INFINITY
  /** Narrows the span to before or after a job's change. */
  const happens = (moment: number) => {
    if (moment > at) until = Math.min(until, moment)
    else since = Math.max(since, moment)
  }
  const isThen = firstSeenBy === at
  for (let slot = 0; slot < segment.size; slot++) {
    if (gone[slot]! <= at || firstSeen[slot]! > firstSeenBy) set(drop, slot)
    happens(gone[slot]!)
    if (isThen) happens(firstSeen[slot]!)
  }
  for (const [slot, moment] of segment.tombstones) {
    if (moment <= at) set(drop, slot)
    happens(moment)
  }
  for (let i = 0; i < bits.length; i++) bits[i]! &= ~drop[i]!
  return { bits, since, until }
}
