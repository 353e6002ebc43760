import type { Need } from '../ask.ts'
import { type Bits, isSet, noBits, set } from './bits.ts'
import type { Columns } from './columns.ts'
import { find } from './dictionary.ts'
import { readPosting } from './postings.ts'
import { ownPosting, type Resident } from './resident.ts'

export type Wanted = { need: Need; weight: number }[]

/** Titles at least half as telling as the first: where there are too many jobs, these come before the rest. */
export function strongest(wanted: Wanted): Wanted {
  const known = telling.get(wanted)
  if (known) return known
  const first = wanted.filter(({ weight }) => weight >= wanted[0]!.weight / 2)
  telling.set(wanted, first)
  return first
}

const telling = new WeakMap<Wanted, Wanted>()

/** The words of all titles, each once, and each title as places among them. */
type Words = { keys: number[]; titles: number[][] }

const made = new WeakMap<Wanted, Words>()

function wordsOf(wanted: Wanted): Words {
  const known = made.get(wanted)
  if (known) return known
  const places = new Map<number, number>()
  const placeOf = (key: number) => {
    if (!places.has(key)) places.set(key, places.size)
    return places.get(key)!
  }
  const titles = wanted.map(({ need }) => need.ways[0]!.keys.map(placeOf)).filter((title) => title.length)
  const words = { keys: [...places.keys()], titles }
  made.set(wanted, words)
  return words
}

// As long as the titles are kept, what fits them is: by the columns of a segment, which stay when the list of its dead grows.
const kept = new WeakMap<Wanted, WeakMap<Columns, Bits>>()

/** The jobs of a segment whose title has all words of one of these titles, in whatever order; to be read, not changed. */
export function fitting(segment: Resident, wanted: Wanted): Bits {
  const sets = kept.get(wanted) ?? new WeakMap<Columns, Bits>()
  kept.set(wanted, sets)
  const bits = sets.get(segment.columns) ?? look(segment, wanted)
  sets.set(segment.columns, bits)
  return bits
}

function look(segment: Resident, wanted: Wanted): Bits {
  const { keys, titles } = wordsOf(wanted)
  const bits = noBits(segment.size)
  desk.turnTo(segment, keys)
  for (const title of titles) {
    const rarest = desk.rarestOf(title)
    if (rarest < 0) continue
    const others = title.filter((word) => word !== rarest).map((word) => desk.setOf(word))
    const slots = desk.slotsOf(rarest)
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
 * What is read of the titles of one segment: for each word its slots as a list, and, where it is asked for, as a set.
 * There is one desk: a hundred words in each of many segments would else leave megabytes behind in every search.
 */
const desk = {
  segment: null as unknown as Resident,
  postings: [] as (Uint8Array | null)[],
  lists: [] as (Uint16Array | null)[],
  sets: [] as Bits[],
  isMade: [] as boolean[],
  room: new Uint16Array(1 << 17),
  used: 0,

  turnTo(segment: Resident, keys: number[]): void {
    this.segment = segment
    this.used = 0
    this.postings = keys.map((key) => {
      const at = find(segment.titles, key)
      return at < 0 ? null : ownPosting(segment.titles, at)!
    })
    this.lists = keys.map(() => null)
    this.isMade = keys.map(() => false)
  },

  /** The word of a title with the fewest bytes, which has the fewest slots or nearly; -1 when one is not there at all. */
  rarestOf(title: number[]): number {
    let rarest = -1
    for (const word of title) {
      if (!this.postings[word]) return -1
      if (rarest < 0 || this.postings[word].length < this.postings[rarest]!.length) rarest = word
    }
    return rarest
  },

  slotsOf(word: number): Uint16Array {
    const known = this.lists[word]
    if (known) return known
    const { size } = this.segment
    if (this.used + size > this.room.length) {
      this.room = new Uint16Array(this.room.length)
      this.used = 0
    }
    const into = this.room.subarray(this.used, this.used + size)
    const slots = into.subarray(0, readPosting(this.postings[word]!, size, into))
    this.used += slots.length
    this.lists[word] = slots
    return slots
  },

  setOf(word: number): Bits {
    const words = (this.segment.size + 31) >> 5
    this.sets[word] ??= new Uint32Array(1 << 10)
    if (this.sets[word].length < words) this.sets[word] = new Uint32Array(words)
    if (!this.isMade[word]) {
      const bits = this.sets[word].fill(0, 0, words)
      const slots = this.slotsOf(word)
      for (let i = 0; i < slots.length; i++) set(bits, slots[i]!)
      this.isMade[word] = true
    }
    return this.sets[word]
  },
}
