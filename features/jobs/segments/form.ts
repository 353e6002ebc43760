import type { Lists } from './columns.ts'
import { type Dictionary, dictionaryBytes, readDictionary, writeDictionary } from './dictionary.ts'
import { postingRoom, writePosting } from './postings.ts'

/** A segment as it is stored. */
export type StoredSegment = {
  size: number
  columns: Uint8Array
  lists: Lists
  titles: Uint8Array
  words: Uint8Array
  postings: Uint8Array
}

/** The most jobs in a segment: slots are 16 bits wide, and merging one must not need much memory. */
export const largest = 32_768

/** A word with the slots that have it, ascending. */
export type Posted = { key: number; slots: ArrayLike<number>; count: number }

/** Writes dictionary and postings of words that come in the order of their keys. */
export function writeIndex(
  posted: Iterable<Posted>,
  size: number,
): { words: Uint8Array; postings: Uint8Array } {
  let bytes = new Uint8Array(1 << 16)
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

/** Dictionary and postings in one piece. */
export function joined({ words, postings }: { words: Uint8Array; postings: Uint8Array }): Uint8Array {
  const whole = new Uint8Array(words.length + postings.length)
  whole.set(words)
  whole.set(postings, words.length)
  return whole
}

/** An index in memory: `postings` undefined where they are read in slices. */
export type Index = Dictionary & { postings: Uint8Array | undefined }

/** Reads what `joined` wrote. */
export function splitIndex(buffer: ArrayBuffer): Index {
  const dictionary = readDictionary(buffer)
  return { ...dictionary, postings: new Uint8Array(buffer, dictionaryBytes(dictionary.keys.length)) }
}
