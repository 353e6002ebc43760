import type { Lists } from './columns.ts'
import { type Dictionary, dictionaryBytes, readDictionary, writeDictionary } from './dictionary.ts'
import type { StoredCareers } from './job-careers.ts'
import { postingRoom, writePosting } from './postings.ts'

/** A segment as it is stored. */
export type StoredSegment = {
  size: number
  columns: Uint8Array
  lists: Lists
  titles: Uint8Array
  words: Uint8Array
  postings: Uint8Array
  /** null: its jobs are not classified yet */
  careers: StoredCareers | null
}

/** The most jobs in a segment: slots are 16 bits wide, and a merge must fit in memory. */
export const largest = 32_768

/** A term with the slots that contain it, ascending. */
export type PostingList = { key: number; slots: ArrayLike<number>; count: number }

/**
 * Writes dictionary and postings.
 * @param posted in the order of keys
 * @param room how many bytes of postings are expected: growing takes three times the memory for a moment
 */
export function writeIndex(
  posted: Iterable<PostingList>,
  size: number,
  room = 1 << 16,
): { words: Uint8Array; postings: Uint8Array } {
  let bytes = new Uint8Array(Math.ceil(room))
  let keys = new Float64Array(1 << 12)
  let from = new Uint32Array(1 << 12)
  let end = 0
  let count = 0
  for (const { key, slots, count: many } of posted) {
    if (count + 1 >= keys.length) [keys, from] = [grown(keys, Float64Array), grown(from, Uint32Array)]
    while (end + postingRoom(many, size) > bytes.length) bytes = grown(bytes, Uint8Array)
    keys[count] = key
    from[count++] = end
    end += writePosting(bytes, end, slots, many, size)
  }
  from[count] = end
  const dictionary = new ArrayBuffer(dictionaryBytes(count))
  writeDictionary(dictionary, { keys: keys.subarray(0, count), from: from.subarray(0, count + 1) })
  return { words: new Uint8Array(dictionary), postings: bytes.subarray(0, end) }
}

type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>
function grown<T extends Numbers>(array: T, Kind: new (length: number) => T): T {
  const larger = new Kind(array.length * 2)
  larger.set(array)
  return larger
}

/** Dictionary and postings in one buffer. */
export function concatIndex({ words, postings }: { words: Uint8Array; postings: Uint8Array }): Uint8Array {
  const whole = new Uint8Array(words.length + postings.length)
  whole.set(words)
  whole.set(postings, words.length)
  return whole
}

/** An index in memory; without `postings` where these are read on demand. */
export type Index = Dictionary & { postings: Uint8Array | undefined }

/** The inverse of `concatIndex`. */
export function splitIndex(buffer: ArrayBufferLike): Index {
  const dictionary = readDictionary(buffer)
  return { ...dictionary, postings: new Uint8Array(buffer, dictionaryBytes(dictionary.keys.length)) }
}

/** The data with the alignment that typed arrays need: itself where it has a buffer of its own, as large values have, else a copy. */
export function aligned(data: Uint8Array): ArrayBuffer {
  if (data.byteLength === data.buffer.byteLength) return data.buffer as ArrayBuffer
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer
}
