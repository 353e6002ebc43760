import type { Clause } from '../query/parse.ts'
import { type Bits, isSet, noBits, set } from './bits.ts'
import type { Columns } from './columns.ts'
import { find } from './dictionary.ts'
import { type MemorySegment, memoryPosting } from './memory-segment.ts'
import { readPosting } from './postings.ts'

export type WantedTitles = { clause: Clause; weight: number }[]

/** Titles with at least half the weight of the first: preferred when there are too many jobs. */
export function strongest(wantedTitles: WantedTitles): WantedTitles {
  const cached = strongestByTitles.get(wantedTitles)
  if (cached) return cached
  const first = wantedTitles.filter(({ weight }) => weight >= wantedTitles[0]!.weight / 2)
  strongestByTitles.set(wantedTitles, first)
  return first
}

const strongestByTitles = new WeakMap<WantedTitles, WantedTitles>()

/** The distinct words of all titles, and each title as indexes into them. */
type Words = { keys: number[]; titles: number[][] }

const wordsByTitles = new WeakMap<WantedTitles, Words>()

function wordsOf(wantedTitles: WantedTitles): Words {
  const cached = wordsByTitles.get(wantedTitles)
  if (cached) return cached
  const places = new Map<number, number>()
  const placeOf = (key: number) => {
    if (!places.has(key)) places.set(key, places.size)
    return places.get(key)!
  }
  const titles = wantedTitles
    .map(({ clause }) => clause.alternatives[0]!.keys.map(placeOf))
    .filter((title) => title.length)
  const words = { keys: [...places.keys()], titles }
  wordsByTitles.set(wantedTitles, words)
  return words
}

// Keyed by a segment's columns, which stay the same object when its tombstone list grows.
const bitsByTitles = new WeakMap<WantedTitles, WeakMap<Columns, Bits>>()

/** The jobs of a segment whose title has all words of one of these titles, in any order. Do not modify the result. */
export function matchTitles(segment: MemorySegment, wantedTitles: WantedTitles): Bits {
  const sets = bitsByTitles.get(wantedTitles) ?? new WeakMap<Columns, Bits>()
  bitsByTitles.set(wantedTitles, sets)
  const bits = sets.get(segment.columns) ?? lookUp(segment, wantedTitles)
  sets.set(segment.columns, bits)
  return bits
}

function lookUp(segment: MemorySegment, wantedTitles: WantedTitles): Bits {
  const { keys, titles } = wordsOf(wantedTitles)
  const bits = noBits(segment.size)
  titleReader.open(segment, keys)
  for (const title of titles) {
    const rarest = titleReader.rarestOf(title)
    if (rarest < 0) continue
    const others = title.filter((word) => word !== rarest).map((word) => titleReader.setOf(word))
    const slots = titleReader.slotsOf(rarest)
    if (others.length === 0) for (let i = 0; i < slots.length; i++) set(bits, slots[i]!)
    else if (others.length === 1) addBoth(bits, slots, others[0]!)
    else addAll(bits, slots, others)
  }
  return bits
}

function addBoth(bits: Bits, slots: Uint16Array, other: Bits): void {
  for (let i = 0; i < slots.length; i++) if (isSet(other, slots[i]!)) set(bits, slots[i]!)
}

function addAll(bits: Bits, slots: Uint16Array, others: Bits[]): void {
  next: for (let i = 0; i < slots.length; i++) {
    for (let o = 0; o < others.length; o++) if (!isSet(others[o]!, slots[i]!)) continue next
    set(bits, slots[i]!)
  }
}

/**
 * Reads a segment's title postings: for each word its slots as a list and, on demand, as a set.
 * Shared buffers: a hundred words in each of many segments would otherwise allocate megabytes per search.
 */
const titleReader = {
  segment: null as unknown as MemorySegment,
  postings: [] as (Uint8Array | null)[],
  lists: [] as (Uint16Array | null)[],
  sets: [] as Bits[],
  isBuilt: [] as boolean[],
  buffer: new Uint16Array(1 << 17),
  used: 0,

  open(segment: MemorySegment, keys: number[]): void {
    this.segment = segment
    this.used = 0
    this.postings = keys.map((key) => {
      const at = find(segment.titles, key)
      return at < 0 ? null : memoryPosting(segment.titles, at)!
    })
    this.lists = keys.map(() => null)
    this.isBuilt = keys.map(() => false)
  },

  /** The word of a title with the shortest posting list; -1 when a word is missing from the segment. */
  rarestOf(title: number[]): number {
    let rarest = -1
    for (const word of title) {
      if (!this.postings[word]) return -1
      if (rarest < 0 || this.postings[word].length < this.postings[rarest]!.length) rarest = word
    }
    return rarest
  },

  slotsOf(word: number): Uint16Array {
    const cached = this.lists[word]
    if (cached) return cached
    const { size } = this.segment
    if (this.used + size > this.buffer.length) {
      this.buffer = new Uint16Array(this.buffer.length)
      this.used = 0
    }
    const into = this.buffer.subarray(this.used, this.used + size)
    const slots = into.subarray(0, readPosting(this.postings[word]!, size, into))
    this.used += slots.length
    this.lists[word] = slots
    return slots
  },

  setOf(word: number): Bits {
    const words = (this.segment.size + 31) >> 5
    this.sets[word] ??= new Uint32Array(1 << 10)
    if (this.sets[word].length < words) this.sets[word] = new Uint32Array(words)
    if (!this.isBuilt[word]) {
      const bits = this.sets[word].fill(0, 0, words)
      const slots = this.slotsOf(word)
      for (let i = 0; i < slots.length; i++) set(bits, slots[i]!)
      this.isBuilt[word] = true
    }
    return this.sets[word]
  },
}
