import type { Duty, DutyIndex } from './duties.ts'
import type { KnownTitles } from './known-titles.ts'
import { singular } from './translate-duties.ts'

/** A word of a text, with what titles and descriptions of careers have of it. */
export type KnownWord = {
  /** singular, as in titles */
  word: string
  isPlural: boolean
  /** of the words of titles; -1: of none */
  number: number
  /** words of the longest title that ends with it; 0: none does */
  longest: number
  /** null: it describes no career */
  duty: Duty | null
}

export type WordKnowledge = (spelled: string) => KnownWord

/** Input is untrusted: there are always more words. */
const most = 100_000

/** Looks words up once: texts repeat them. */
export function wordKnowledge(ends: TitleEnds, duties: DutyIndex): WordKnowledge {
  const known = new Map<string, KnownWord>()
  return (spelled) => {
    const before = known.get(spelled)
    if (before) return before
    if (known.size >= most) known.clear()
    const word = singular(spelled)
    const found = {
      ...{ word, isPlural: word !== spelled, number: ends.numbers.get(word) ?? -1 },
      ...{ longest: ends.longest.get(word) ?? 0, duty: duties.find(spelled) },
    }
    known.set(spelled, found)
    return found
  }
}

/** How the known titles end: a text is looked through for these. */
export type TitleEnds = {
  numbers: ReadonlyMap<string, number>
  longest: ReadonlyMap<string, number>
  /** the last two words of titles, by their numbers */
  pairs: ReadonlySet<number>
}

export function titleEnds(titles: KnownTitles): TitleEnds {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    if (!numbers.has(word)) numbers.set(word, numbers.size)
    return numbers.get(word)!
  }
  const longest = new Map<string, number>()
  const pairs = new Set<number>()
  for (const title of titles.keys()) {
    const words = title.split(' ')
    const last = words.at(-1)!
    longest.set(last, Math.max(words.length, longest.get(last) ?? 0))
    if (words.length > 1) pairs.add(pairOf(numberOf(words.at(-2)!), numberOf(last)))
    else numberOf(last)
  }
  return { numbers, longest, pairs }
}

export const pairOf = (first: number, second: number): number => first * 0x100000 + second
