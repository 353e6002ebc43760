import type { Clause } from '../query/parse.ts'
import { titleMarks, topMarks } from '../segments/columns.ts'
import { ranked } from '../segments/rows.ts'
import { scratchBytes } from '../segments/scratch.ts'

// How well words match a job's title and text, from marks alone (words.ts). This runs for ten thousand jobs per search,
// so it does nothing but read arrays.

/**
 * The words of a search, and where the job that was read last has them. Each of a job's marks is looked at once, whatever the search
 * has of words and synonyms.
 */
export class SearchedWords {
  /** for each clause its alternatives, each as numbers of words */
  readonly clauses: number[][][]
  /** by number: the place in the title, or -1 */
  readonly #inTitle: Int32Array
  /** by number: the place among the text's most frequent words, or -1 */
  readonly #inTop: Int32Array
  /** by mark: the number of a word and one, or 0 */
  readonly #numbers: Uint8Array

  constructor(clauses: Clause[]) {
    const marks = new Map<number, number>()
    const numberOf = (mark: number) => {
      if (!marks.has(mark)) marks.set(mark, marks.size)
      return marks.get(mark)!
    }
    this.clauses = clauses.map(({ alternatives }) =>
      alternatives.map(({ terms }) => terms.map(({ mark }) => numberOf(mark))),
    )
    this.#inTitle = new Int32Array(marks.size)
    this.#inTop = new Int32Array(marks.size)
    this.#numbers = scratchBytes(marks.size ? 1 << 16 : 0)
    for (const [mark, number] of marks) if (number < mostNumbers) this.#numbers[mark] = number + 1
  }

  /** Reads the job whose row begins here. */
  read(rows: Uint16Array, row: number): void {
    find(this.#numbers, rows, row + ranked.title, titleMarks, this.#inTitle)
    find(this.#numbers, rows, row + ranked.top, topMarks, this.#inTop)
  }

  /** Where the title has the first of these words, when it has all of them; else -1. */
  placeOf(words: number[]): number {
    for (let i = words.length - 1; i > 0; i--) if (this.#inTitle[words[i]!]! < 0) return -1
    return this.#inTitle[words[0]!]!
  }

  /** The place of a word among the most frequent ones of the text; -1: it is none of them. */
  rankOf(word: number): number {
    return this.#inTop[word]!
  }

  isInTitle(word: number): boolean {
    return this.#inTitle[word]! >= 0
  }
}

/** What fits in a byte; a search of that many words is none that a person typed. */
const mostNumbers = 255

/** Where each word is first in a list of marks, which ends with a 0 if it is shorter. */
function find(numbers: Uint8Array, rows: Uint16Array, from: number, width: number, places: Int32Array): void {
  for (let i = 0; i < places.length; i++) places[i] = -1
  for (let i = 0; i < width; i++) {
    const mark = rows[from + i]!
    if (mark === 0) return
    const number = numbers[mark]!
    if (number && places[number - 1]! < 0) places[number - 1] = i
  }
}

const partial = 0.45

/** The highest `titleShare` when one of the clauses is not met. */
export const mostWithout = (clauses: number): number => (partial * (clauses - 1)) / clauses

/** 0 to 1: how many clauses the title matches, how much of the title they cover, and whether they are in order. */
export function titleShare(words: SearchedWords, titleLength: number): number {
  const { clauses } = words
  let met = 0
  let size = 0
  let next = -1
  let inOrder = true
  for (let n = 0; n < clauses.length; n++) {
    const alternatives = clauses[n]!
    for (let w = 0; w < alternatives.length; w++) {
      const at = words.placeOf(alternatives[w]!)
      if (at < 0) continue
      met++
      size += alternatives[w]!.length
      if (next >= 0 && at !== next) inOrder = false
      next = at + alternatives[w]!.length
      break
    }
  }
  if (met < clauses.length) return (partial * met) / clauses.length
  return 0.6 + 0.25 * Math.min(1, size / Math.max(1, titleLength)) + (inOrder ? 0.15 : 0)
}

/** 0 to 1: how prominent the words are among the text's most frequent ones. */
export function descriptionShare(words: SearchedWords): number {
  const { clauses } = words
  let sum = 0
  for (let n = 0; n < clauses.length; n++) {
    const alternatives = clauses[n]!
    let best = 0.2
    for (let w = 0; w < alternatives.length; w++) {
      const first = alternatives[w]![0]!
      const rank = words.rankOf(first)
      if (rank >= 0) best = Math.max(best, 1 - (0.5 * rank) / topMarks)
      // The job matched, so a word missing from the title is in the text.
      else if (best < 0.3 && !words.isInTitle(first)) best = 0.3
    }
    sum += best
  }
  return sum / clauses.length
}
