const places = 1 << 18
const most = places / 2

/**
 * A hash table keyed by ranges of a text, without creating strings. Words are distinguished by 64-bit hashes. Input is
 * untrusted: when half full it is cleared.
 */
export class WordTable<T> {
  readonly #first = new Int32Array(places)
  readonly #second = new Int32Array(places)
  readonly #values: (T | undefined)[] = new Array(places).fill(undefined)
  #count = 0
  /** slot and hash of the last lookup */
  #place = 0
  #a = 0
  #b = 0

  /** The value for the word at this range of a text. */
  find(text: string, from: number, to: number): T | undefined {
    let a = 0x811c9dc5
    let b = 0x41c6ce57
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ code, 1597334677)
    }
    let place = (a ^ (b >>> 15)) & (places - 1)
    for (;;) {
      const value = this.#values[place]
      if (value === undefined || (this.#first[place] === a && this.#second[place] === b)) {
        this.#place = place
        this.#a = a
        this.#b = b
        return value
      }
      place = (place + 1) & (places - 1)
    }
  }

  /** Stores a value for the word of the last, unsuccessful lookup. */
  keep(value: T): T {
    if (this.#count >= most) {
      this.#values.fill(undefined)
      this.#count = 0
    }
    this.#count++
    this.#first[this.#place] = this.#a
    this.#second[this.#place] = this.#b
    this.#values[this.#place] = value
    return value
  }
}
