import type { Bits } from './bits.ts'

// Posting lists: the gaps between slots as varints, or a bitmap where that is shorter. The length distinguishes them: a list
// of gaps is always shorter than the bitmap.

const bitBytes = (size: number) => (size + 7) >> 3

/** @param slots ascending @returns how many bytes were written at `at` */
export function writePosting(
  into: Uint8Array,
  at: number,
  slots: ArrayLike<number>,
  count: number,
  size: number,
): number {
  const most = bitBytes(size)
  let end = at
  let last = -1
  for (let i = 0; i < count; i++) {
    let gap = slots[i]! - last - 1
    last = slots[i]!
    for (; gap > 127; gap >>>= 7) into[end++] = gap | 128
    into[end++] = gap
    if (end - at >= most) return writeBits(into, at, slots, count, most)
  }
  return end - at
}

function writeBits(
  into: Uint8Array,
  at: number,
  slots: ArrayLike<number>,
  count: number,
  bytes: number,
): number {
  into.fill(0, at, at + bytes)
  for (let i = 0; i < count; i++) into[at + (slots[i]! >> 3)]! |= 1 << (slots[i]! & 7)
  return bytes
}

/** Upper bound of the bytes for this many slots. */
export const postingRoom = (count: number, size: number): number => Math.min(count * 3, bitBytes(size)) + 4

/** Adds the slots of a posting list to a set. */
export function addPosting(bits: Bits, posting: Uint8Array, size: number): Bits {
  if (posting.length === bitBytes(size))
    for (let i = 0; i < posting.length; i++) bits[i >> 2]! |= posting[i]! << ((i & 3) << 3)
  else {
    let slot = -1
    for (let i = 0; i < posting.length; i++) {
      let gap = posting[i]! & 127
      for (let shift = 7; posting[i]! > 127; shift += 7) gap |= (posting[++i]! & 127) << shift
      slot += gap + 1
      bits[slot >> 5]! |= 1 << (slot & 31)
    }
  }
  return bits
}

/** Decodes a posting list, in order. @returns the number of slots */
export function readPosting(posting: Uint8Array, size: number, into: Uint16Array): number {
  let count = 0
  if (posting.length === bitBytes(size))
    for (let i = 0; i < posting.length; i++)
      for (let byte = posting[i]!; byte; byte &= byte - 1)
        into[count++] = (i << 3) + 31 - Math.clz32(byte & -byte)
  else {
    let slot = -1
    for (let i = 0; i < posting.length; i++) {
      let gap = posting[i]! & 127
      for (let shift = 7; posting[i]! > 127; shift += 7) gap |= (posting[++i]! & 127) << shift
      slot += gap + 1
      into[count++] = slot
    }
  }
  return count
}
