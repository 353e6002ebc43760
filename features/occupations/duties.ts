import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { stem } from '#lib/stem.ts'
import type { KnownTitles } from './known-titles.ts'
import type { Sentence } from './sentences.ts'

/** How much a word counts that describes a career, or is in many of its titles. */
const share = { described: 1, titled: 2 }
/** A word of more careers than this says nothing. */
const mostCommon = 0.2

/** Which words describe each career (catalog/SOURCES.md). */
const file = brotliDecompressSync(
  readFileSync(new URL('../../catalog/career-words.tsv.br', import.meta.url)),
).toString()

/** A word that describes careers, and how much of the description of each it is. */
export type Duty = { rarity: number; careers: Uint16Array; weights: Float32Array }

export type DutyIndex = {
  /** null: the word describes no career */
  find(word: string): Duty | null
  /** of each career its code */
  socs: string[]
}

export function dutyIndex(titles: KnownTitles): DutyIndex {
  const words = wordsOfCareers(titles)
  const socs = [...words.keys()].sort()
  const careersOf = Map.groupBy(
    socs.flatMap((soc, career) => [...words.get(soc)!].map(([word, weight]) => ({ word, career, weight }))),
    ({ word }) => word,
  )
  const rarityOf = (careers: { length: number }) => Math.log(socs.length / careers.length)
  const lengths = socs.map((soc) =>
    Math.hypot(...[...words.get(soc)!].map(([word, weight]) => weight * rarityOf(careersOf.get(word)!))),
  )
  const index = new Map<string, Duty>()
  for (const [word, its] of careersOf) {
    if (its.length > socs.length * mostCommon) continue
    const rarity = rarityOf(its)
    index.set(word, {
      rarity,
      careers: Uint16Array.from(its, ({ career }) => career),
      weights: Float32Array.from(its, ({ career, weight }) => (weight * rarity) / lengths[career]!),
    })
  }
  return { socs, find: (word) => (/^[a-z]{2,}$/.test(word) ? (index.get(stem(word)) ?? null) : null) }
}

/** How much of the words of a career a text has, 0 to 1, and how many different ones. */
export type Described = { weight: number; words: number }

/** Below this a text has the words of a career by chance. */
const least = 0.08

/** The cosine between the words of a text and those of each career. @returns by the careers' codes */
export function describedIn(sentences: Sentence[], { socs }: DutyIndex): Map<string, Described> {
  const times = new Map<Duty, number>()
  for (const { words } of sentences)
    for (const { duty } of words) if (duty) times.set(duty, (times.get(duty) ?? 0) + 1)
  const weights = new Float64Array(socs.length)
  const words = new Uint16Array(socs.length)
  let length = 0
  for (const [{ rarity, careers, weights: its }, count] of times) {
    const share = (1 + Math.log(count)) * rarity
    length += share * share
    for (let i = 0; i < careers.length; i++) {
      const career = careers[i]!
      weights[career]! += share * its[i]!
      words[career]!++
    }
  }
  const described = new Map<string, Described>()
  const norm = Math.sqrt(length)
  for (let career = 0; career < socs.length; career++) {
    const weight = weights[career]! / norm
    if (weight >= least) described.set(socs[career]!, { weight, words: words[career]! })
  }
  return described
}

function wordsOfCareers(titles: KnownTitles): Map<string, Map<string, number>> {
  const words = new Map<string, Map<string, number>>()
  for (const line of file.trimEnd().split('\n').slice(1)) {
    const [soc, described] = line.split('\t') as [string, string]
    words.set(soc, new Map(described.split(' ').map((word) => [stem(word), share.described])))
  }
  const inTitles = new Map<string, { titles: number; words: Map<string, number> }>()
  for (const [title, careers] of titles) {
    const stems = new Set(title.split(' ').map(stem))
    for (const soc of careers.keys()) {
      const its = inTitles.get(soc) ?? { titles: 0, words: new Map<string, number>() }
      inTitles.set(soc, its)
      its.titles++
      for (const word of stems) its.words.set(word, (its.words.get(word) ?? 0) + 1)
    }
  }
  for (const [soc, its] of inTitles) {
    const into = words.get(soc) ?? new Map<string, number>()
    words.set(soc, into)
    for (const [word, count] of its.words) {
      if (count < 2 && its.titles > 5) continue
      const often = Math.min(1, (1.5 * Math.log2(1 + count)) / Math.log2(1 + its.titles))
      into.set(word, (into.get(word) ?? 0) + share.titled * often)
    }
  }
  for (const soc of words.keys()) if (!inTitles.has(soc)) words.delete(soc)
  return words
}

/** For the version of the classification. */
export const dutiesFile = file
