import { aligned } from './index-format.ts'

// A segment's tombstones as they are stored: pairs of slot and moment.

/** @param at when these slots were deleted (seconds; 0: replaced by a newer version) */
export function encodeTombstones(slots: number[], at: number): Uint8Array {
  const dead = new Uint32Array(slots.length * 2)
  for (const [i, slot] of slots.entries()) dead.set([slot, at], i * 2)
  return new Uint8Array(dead.buffer)
}

/** slot → deleted since. The last tombstone of a slot wins. */
export function decodeTombstones(dead: Uint8Array): Map<number, number> {
  const pairs = new Uint32Array(aligned(dead))
  const since = new Map<number, number>()
  for (let i = 0; i < pairs.length; i += 2) since.set(pairs[i]!, pairs[i + 1]!)
  return since
}
