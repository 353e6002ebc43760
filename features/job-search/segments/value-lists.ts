import { type Listed, type Lists, listed } from './columns.ts'

// A segment's lists of values in one buffer that all threads read: a million jobs have a hundred thousand names of cities and
// ZIP codes, which as strings would be a copy for each thread.
// Form: for each list its count, then one more than count places of its texts (4 bytes each), hashes (4 each), texts in UTF-8.

/** One list of values, read from shared memory. */
export class ValueList {
  readonly length: number
  readonly #from: Uint32Array
  readonly #hashes: Uint32Array
  readonly #texts: Uint8Array
  /** few values are kept as strings */
  #all: string[] | null = null

  constructor(from: Uint32Array, hashes: Uint32Array, texts: Uint8Array) {
    this.length = hashes.length
    this.#from = from
    this.#hashes = hashes
    this.#texts = texts
  }

  at(place: number): string {
    return this.#all?.[place] ?? this.#read(place)
  }

  /** All values. */
  all(): readonly string[] {
    if (this.#all) return this.#all
    const all = Array.from({ length: this.length }, (_, place) => this.#read(place))
    if (this.length <= kept) this.#all = all
    return all
  }

  /** The place of a value, or -1. */
  indexOf(value: string): number {
    const hash = hashOf(value)
    const hashes = this.#hashes
    for (let place = 0; place < hashes.length; place++)
      if (hashes[place] === hash && this.#read(place) === value) return place
    return -1
  }

  #read(place: number): string {
    // A decoder takes no view on shared memory.
    return Buffer.from(this.#texts.subarray(this.#from[place], this.#from[place + 1])).toString()
  }
}

const kept = 300

export type ValueLists = Record<Listed, ValueList>

/** Writes lists into a buffer that threads share. */
export function shareLists(lists: Lists): SharedArrayBuffer {
  const count = listed.reduce((sum, name) => sum + 2 + 2 * lists[name].length, 0)
  const letters = listed.reduce((sum, name) => sum + lengthOf(lists[name]), 0)
  const numbers = new Uint32Array(count)
  const texts = Buffer.allocUnsafe(letters * 3)
  let [at, end] = [0, 0]
  for (const name of listed) {
    numbers[at++] = lists[name].length
    for (const value of lists[name]) {
      numbers[at++] = numbers.byteLength + end
      end += texts.write(value, end)
    }
    numbers[at++] = numbers.byteLength + end
    for (const value of lists[name]) numbers[at++] = hashOf(value)
  }
  const buffer = new SharedArrayBuffer(numbers.byteLength + end)
  new Uint32Array(buffer, 0, count).set(numbers)
  new Uint8Array(buffer, numbers.byteLength).set(texts.subarray(0, end))
  return buffer
}

const lengthOf = (values: string[]) => values.reduce((sum, value) => sum + value.length, 0)

/** The lists in a shared buffer. */
export function listsIn(buffer: SharedArrayBuffer): ValueLists {
  const texts = new Uint8Array(buffer)
  const words = new Uint32Array(buffer, 0, buffer.byteLength >> 2)
  let at = 0
  const lists = listed.map((name): [Listed, ValueList] => {
    const count = words[at]!
    const from = words.subarray(at + 1, at + 2 + count)
    const hashes = words.subarray(at + 2 + count, at + 2 + 2 * count)
    at += 2 + 2 * count
    return [name, new ValueList(from, hashes, texts)]
  })
  return Object.fromEntries(lists) as ValueLists
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
