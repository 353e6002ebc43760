/** Chance that is the same in every run (mulberry32). */
export function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    /** A place in a list whose n-th entry is about n times rarer than the first, as words of a language are. */
    ranked: (count: number, slope = 1) => zipf(count, slope, next),
  }
}
export type Chance = ReturnType<typeof chance>

function zipf(count: number, slope: number, next: () => number): () => number {
  const sums = new Float64Array(count)
  let total = 0
  for (let i = 0; i < count; i++) sums[i] = total += 1 / (i + 2.7) ** slope
  return () => {
    const at = next() * total
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < at) low = middle + 1
      else high = middle
    }
    return low
  }
}
