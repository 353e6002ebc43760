import type { Clause } from '../query/parse.ts'
import { type Bits, isSet, noBits, set } from './bits.ts'
import { type KeptColumns, titleMarks } from './columns.ts'
import { find } from './dictionary.ts'
import { type MemorySegment, memoryPosting } from './memory-segment.ts'
import { addPosting, readPosting } from './postings.ts'
import { ranked } from './rows.ts'

/** `known`: jobs are classified by this title (title-classes.ts) */
export type WantedTitles = {
  clause: Clause
  weight: number
  known: { key: number; version: number } | null
}[]

/** Titles with at least this share of the weight of the first; with half of it, preferred when there are too many jobs. */
export function strongest(wantedTitles: WantedTitles, share = 0.5): WantedTitles {
  const known = strongestByTitles.get(wantedTitles) ?? new Map<number, WantedTitles>()
  strongestByTitles.set(wantedTitles, known)
  const cached = known.get(share)
  if (cached) return cached
  const first = wantedTitles.filter(({ weight }) => weight >= wantedTitles[0]!.weight * share)
  known.set(share, first)
  return first
}

const strongestByTitles = new WeakMap<WantedTitles, Map<number, WantedTitles>>()

/** The distinct words of all titles; each title as indexes into them, and as marks in their order. */
type Words = { keys: number[]; titles: { words: number[]; marks: number[] }[] }

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
    .map(({ clause: { alternatives } }) => ({
      words: alternatives[0]!.keys.map(placeOf),
      marks: alternatives[0]!.terms.map((term) => term.mark),
    }))
    .filter(({ words }) => words.length)
  const words = { keys: [...places.keys()], titles }
  wordsByTitles.set(wantedTitles, words)
  return words
}

// Keyed by a segment's columns, which stay the same object when its tombstone list grows.
const bitsByTitles = new WeakMap<WantedTitles, WeakMap<KeptColumns, Bits>>()

/**
 * The jobs of a segment whose title contains one of these titles: exactly those that `fitOf` gives a score, so that totals
 * and facets count what is shown. Do not modify the result.
 */
export function matchTitles(segment: MemorySegment, wantedTitles: WantedTitles): Bits {
  const sets = bitsByTitles.get(wantedTitles) ?? new WeakMap<KeptColumns, Bits>()
  bitsByTitles.set(wantedTitles, sets)
  const bits = sets.get(segment.columns) ?? classifiedOrLookedUp(segment, wantedTitles)
  sets.set(segment.columns, bits)
  return bits
}

/** By what the jobs are where they were classified by these titles, else by the words of their titles. */
function classifiedOrLookedUp(segment: MemorySegment, wantedTitles: WantedTitles): Bits {
  const version = segment.shared.classes?.version
  if (version === undefined || !segment.classes) return lookUp(segment, wantedTitles)
  const others = unclassified(wantedTitles, version)
  const bits = others.length ? lookUp(segment, others) : noBits(segment.size)
  for (const { known } of wantedTitles) {
    const at = known?.version === version ? find(segment.classes, known.key) : -1
    if (at >= 0) addPosting(bits, memoryPosting(segment.classes, at)!, segment.size)
  }
  return bits
}

function lookUp(segment: MemorySegment, wantedTitles: WantedTitles): Bits {
  const { keys, titles } = wordsOf(wantedTitles)
  const bits = noBits(segment.size)
  titleReader.open(segment, keys)
  for (const { words, marks } of titles) {
    const rarest = titleReader.rarestOf(words)
    if (rarest < 0) continue
    const others = words.filter((word) => word !== rarest).map((word) => titleReader.setOf(word))
    addTitled(bits, segment, { slots: titleReader.slotsOf(rarest), others, marks })
  }
  return bits
}

const unclassifiedByTitles = new WeakMap<WantedTitles, { version: number; others: WantedTitles }>()

/** The titles that say nothing of segments of this version. */
function unclassified(wantedTitles: WantedTitles, version: number): WantedTitles {
  const cached = unclassifiedByTitles.get(wantedTitles)
  if (cached?.version === version) return cached.others
  const others = wantedTitles.filter(({ known }) => known?.version !== version)
  unclassifiedByTitles.set(wantedTitles, { version, others })
  return others
}

type Title = { slots: Uint16Array; others: Bits[]; marks: number[] }

/** Adds the jobs that have all words of a title, in its order. */
function addTitled(bits: Bits, segment: MemorySegment, { slots, others, marks }: Title): void {
  // The rows that are scored next, so that each is a cache miss only once.
  const rows = segment.rows.ranked
  next: for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    if (isSet(bits, slot)) continue
    for (let o = 0; o < others.length; o++) if (!isSet(others[o]!, slot)) continue next
    if (hasInOrder(rows, slot * ranked.width + ranked.title, marks)) set(bits, slot)
  }
}

/** A title may contain all the words of an occupation title without meaning it. */
function hasInOrder(rows: Uint16Array, from: number, marks: number[]): boolean {
  const last = from + titleMarks - marks.length
  next: for (let at = from; at <= last; at++) {
    for (let i = 0; i < marks.length; i++) if (rows[at + i] !== marks[i]) continue next
    return true
  }
  return false
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
