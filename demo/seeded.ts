/** Chance that repeats itself: the same seed gives the same draws, on every machine. */
export type Seeded = {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number
  one<T>(items: readonly T[]): T
  /** `count` different items, in their own order. */
  some<T>(items: readonly T[], count: number): T[]
  /** One item, the heavier the likelier. */
  weighed<T>(items: readonly T[], weight: (item: T) => number): T
  chance(percent: number): boolean
}

export function seeded(seed: string): Seeded {
  let state = hash(seed)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    one: (items) => items[between(0, items.length - 1)]!,
    some: (items, count) => {
      const drawn = items.map((_, index) => ({ index, order: next() })).sort((a, b) => a.order - b.order)
      return drawn
        .slice(0, count)
        .map(({ index }) => index)
        .sort((a, b) => a - b)
        .map((index) => items[index]!)
    },
    weighed: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      for (const item of items) {
        left -= weight(item)
        if (left < 0) return item
      }
      return items.at(-1)!
    },
    chance: (percent) => next() * 100 < percent,
  }
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
