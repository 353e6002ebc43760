import type { MemorySegment, Postings } from './memory-segment.ts'

// Posting lists that were read from the database, in chunks of memory that threads share. Chunks only grow, and the oldest
// goes as a whole, so what another thread reads never changes under it.

export type Chunk = { id: number; buffer: SharedArrayBuffer }

type Place = { chunk: number; from: number; length: number }

const chunkBytes = 4 * 1024 * 1024

/** The posting lists of one database. */
export class PostingStore {
  readonly #most: number
  readonly #chunks = new Map<
    number,
    { chunk: Chunk; bytes: Uint8Array; lists: [Map<number, Place>, number][] }
  >()
  readonly #places = new Map<number, Map<number, Place>>()
  #newest = 0
  #end = chunkBytes

  /** @param most chunks that are kept */
  constructor(most: number) {
    this.#most = most
  }

  /** Where the list of a term is; what is in an old chunk moves to the newest. */
  find(segment: number, key: number): Place | undefined {
    const place = this.#places.get(segment)?.get(key)
    if (!place || this.#newest - place.chunk < this.#most * 0.75) return place
    return this.keep(
      segment,
      key,
      this.#chunks.get(place.chunk)!.bytes.subarray(place.from, place.from + place.length),
    )
  }

  keep(segment: number, key: number, list: Uint8Array): Place {
    if (this.#end + list.length > chunkBytes) this.#begin()
    const { bytes, lists } = this.#chunks.get(this.#newest)!
    bytes.set(list, this.#end)
    const place = { chunk: this.#newest, from: this.#end, length: list.length }
    this.#end += list.length
    const ofSegment = this.#places.get(segment) ?? new Map<number, Place>()
    this.#places.set(segment, ofSegment.set(key, place))
    lists.push([ofSegment, key])
    return place
  }

  chunk(id: number): Chunk {
    return this.#chunks.get(id)!.chunk
  }

  /** A segment was merged into another. */
  forget(segment: number): void {
    this.#places.delete(segment)
  }

  #begin(): void {
    const id = ++this.#newest
    const buffer = new SharedArrayBuffer(chunkBytes)
    this.#chunks.set(id, { chunk: { id, buffer }, bytes: new Uint8Array(buffer), lists: [] })
    this.#end = 0
    const old = id - this.#most
    for (const [ofSegment, key] of this.#chunks.get(old)?.lists ?? [])
      if (ofSegment.get(key)?.chunk === old) ofSegment.delete(key)
    this.#chunks.delete(old)
  }
}

/**
 * Where the posting lists of a search are: for each segment and key three numbers, which are chunk, start and length. Chunk 0
 * is the segment's own memory; a length of -1 means that it does not have the term.
 */
export type PostingTable = { keys: number[]; at: Int32Array; chunks: Chunk[] }

/** Looks lists up in a table of these segments. */
export function postingsIn(segments: MemorySegment[], { keys, at, chunks }: PostingTable): Postings {
  const placeOfKey = new Map(keys.map((key, i) => [key, i]))
  const placeOfSegment = new Map(segments.map(({ id }, i) => [id, i]))
  const bytes = new Map(chunks.map(({ id, buffer }) => [id, new Uint8Array(buffer)]))
  return ({ id, words }, key) => {
    const place = (placeOfSegment.get(id)! * keys.length + placeOfKey.get(key)!) * 3
    const length = at[place + 2]!
    if (length < 0) return undefined
    const from = at[place + 1]!
    const memory = at[place] ? bytes.get(at[place])! : words.postings!
    return memory.subarray(from, from + length)
  }
}
