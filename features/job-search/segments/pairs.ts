import type { Term } from '../text/words.ts'

// Pairs of adjacent words (without stop words) are indexed as terms, so that the index alone answers phrases. All pairs
// are hashed to 16,384 keys below every other key: about one in a hundred texts with both words, but apart, is a false
// positive. Exact pairs would double the index.

const bits = 14

export const pairKey = (a: Term, b: Term): number =>
  (Math.imul(a.mark, 0x9e3779b1) ^ Math.imul(b.mark, 0x85ebca6b)) >>> (32 - bits)

const metIn = new Uint32Array(1 << bits)
let turn = 0

/** The keys of all pairs in some texts, each once. */
export function pairsOf(...texts: Term[][]): number[] {
  turn = (turn + 1) >>> 0
  const pairs: number[] = []
  for (const terms of texts) {
    for (let i = 1; i < terms.length; i++) {
      const key = pairKey(terms[i - 1]!, terms[i]!)
      if (metIn[key] === turn) continue
      metIn[key] = turn
      pairs.push(key)
    }
  }
  return pairs
}
