import { scratchCopy, scratchSlots, scratchWords } from './scratch.ts'

/** A set of slots of one segment: bit i of word i >> 5. */
export type Bits = Uint32Array

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >> 5)

/** A set that is needed until the end of a search (scratch.ts). */
export const scratchBits = (size: number): Bits => scratchWords((size + 31) >> 5)

/** The same, to be changed. */
export const copyOf = (bits: Bits): Bits => scratchCopy(bits)

export const allBits = (size: number): Bits => filled(noBits(size), size)
export const scratchOfAll = (size: number): Bits => filled(scratchBits(size), size)

function filled(bits: Bits, size: number): Bits {
  bits.fill(0xffffffff)
  if (size & 31) bits[bits.length - 1] = 0xffffffff >>> (32 - (size & 31))
  return bits
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i]) return false
  return true
}

export function and(into: Bits, other: Bits): Bits {
  for (let i = 0; i < into.length; i++) into[i]! &= other[i]!
  return into
}

export function or(into: Bits, other: Bits): Bits {
  for (let i = 0; i < into.length; i++) into[i]! |= other[i]!
  return into
}

export function andNot(into: Bits, other: Bits): Bits {
  for (let i = 0; i < into.length; i++) into[i]! &= ~other[i]!
  return into
}

/** How many of the slots before `end` are set. */
export const countBefore = (bits: Bits, end: number): number => countBetween(bits, 0, end)

/** How many of the slots from `start` on and before `end` are set. */
export function countBetween(bits: Bits, start: number, end: number): number {
  if (start >= end) return 0
  const [first, last] = [start >> 5, end >> 5]
  const after = 0xffffffff << (start & 31)
  const until = end & 31 ? 0xffffffff >>> (32 - (end & 31)) : 0
  if (first === last) return ones(bits[first]! & after & until)
  let count = ones(bits[first]! & after)
  for (let i = first + 1; i < last; i++) if (bits[i]) count += ones(bits[i]!)
  return until ? count + ones(bits[last]! & until) : count
}

export const isSet = (bits: Bits, slot: number): boolean => ((bits[slot >> 5]! >>> (slot & 31)) & 1) === 1

export function set(bits: Bits, slot: number): void {
  bits[slot >> 5]! |= 1 << (slot & 31)
}

export function unset(bits: Bits, slot: number): void {
  bits[slot >> 5]! &= ~(1 << (slot & 31))
}

/** Calls for every slot of the set before `end`, in order. */
export function each(bits: Bits, end: number, call: (slot: number) => void): void {
  const words = (end + 31) >> 5
  for (let i = 0; i < words; i++) {
    for (let word = bits[i]!; word; word &= word - 1) {
      const slot = (i << 5) + 31 - Math.clz32(word & -word)
      if (slot >= end) return
      call(slot)
    }
  }
}

/** The slots of the set, in order. */
export function slotsOf(bits: Bits): Uint16Array {
  const slots = scratchSlots(countBefore(bits, bits.length * 32))
  let count = 0
  for (let i = 0; i < bits.length; i++)
    for (let word = bits[i]!; word; word &= word - 1)
      slots[count++] = (i << 5) + 31 - Math.clz32(word & -word)
  return slots
}

/** The slots of the set before `end`, as a set. */
export function before(bits: Bits, end: number): Bits {
  const cut = copyOf(bits)
  cut.fill(0, (end + 31) >> 5)
  if (end & 31) cut[end >> 5]! &= 0xffffffff >>> (32 - (end & 31))
  return cut
}

function ones(word: number): number {
  word -= (word >>> 1) & 0x55555555
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
