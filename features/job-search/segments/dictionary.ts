/** The terms of a segment and where their postings are: keys ascending, posting i at from[i] … from[i + 1]. */
export type Dictionary = { keys: Float64Array; from: Uint32Array }

// Form: count (4 bytes), nothing (4), keys (8 each), places (4 each, one more than keys).

export const dictionaryBytes = (count: number): number => 8 + count * 8 + (count + 1) * 4

export function writeDictionary(buffer: ArrayBuffer, { keys, from }: Dictionary): void {
  new Uint32Array(buffer, 0, 1)[0] = keys.length
  new Float64Array(buffer, 8, keys.length).set(keys)
  new Uint32Array(buffer, 8 + keys.length * 8, keys.length + 1).set(from)
}

export function readDictionary(buffer: ArrayBufferLike): Dictionary {
  const count = new Uint32Array(buffer, 0, 1)[0]!
  return { keys: new Float64Array(buffer, 8, count), from: new Uint32Array(buffer, 8 + count * 8, count + 1) }
}

/** The index of a term in the dictionary, or -1. */
export function find({ keys }: Dictionary, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle - 1
  }
  return keys[low] === key ? low : -1
}
