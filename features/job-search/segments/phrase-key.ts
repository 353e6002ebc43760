/** A phrase as one number: a 53-bit hash of the keys of its words, in order. */
export function phraseKey(words: readonly number[]): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const word of words) {
    high = Math.imul(high ^ (word >>> 0), 2654435761)
    low = Math.imul(low ^ (word / 2 ** 32), 1597334677)
    high = (high << 13) | (high >>> 19)
    low = (low << 17) | (low >>> 15)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
