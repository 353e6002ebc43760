import type { Clause } from '../query/parse.ts'
import { titleMarks, topMarks } from '../segments/columns.ts'
import { ranked } from '../segments/rows.ts'

// How well words match a job's title and text, from marks alone (words.ts). This runs for ten thousand jobs per search,
// so it does nothing but read arrays.

/** For each clause its alternatives, each as marks. */
export type Words = number[][][]

export const wordsOf = (clauses: Clause[]): Words =>
  clauses.map(({ alternatives }) => alternatives.map(({ terms }) => terms.map((term) => term.mark)))

const partial = 0.45

/** The highest `titleShare` when one of the clauses is not met. */
export const mostWithout = (clauses: number): number => (partial * (clauses - 1)) / clauses

/** 0 to 1: how many clauses the title matches, how much of the title they cover, and whether they are in order. */
export function titleShare(clauses: Words, rows: Uint16Array, row: number): number {
  const from = row + ranked.title
  const length = rows[row + ranked.titleLength]!
  let met = 0
  let size = 0
  let next = -1
  let inOrder = true
  for (let n = 0; n < clauses.length; n++) {
    const alternatives = clauses[n]!
    for (let w = 0; w < alternatives.length; w++) {
      const at = placeOf(alternatives[w]!, rows, from)
      if (at < 0) continue
      met++
      size += alternatives[w]!.length
      if (next >= 0 && at !== next) inOrder = false
      next = at + alternatives[w]!.length
      break
    }
  }
  if (met < clauses.length) return (partial * met) / clauses.length
  return 0.6 + 0.25 * Math.min(1, size / Math.max(1, length)) + (inOrder ? 0.15 : 0)
}

/** 0 to 1: how prominent the words are among the text's most frequent ones. */
export function descriptionShare(clauses: Words, rows: Uint16Array, row: number): number {
  let sum = 0
  for (let n = 0; n < clauses.length; n++) {
    const alternatives = clauses[n]!
    let best = 0.2
    for (let w = 0; w < alternatives.length; w++) {
      const mark = alternatives[w]![0]!
      const rank = find(rows, row + ranked.top, topMarks, mark)
      if (rank >= 0) best = Math.max(best, 1 - (0.5 * rank) / topMarks)
      // The job matched, so a word missing from the title is in the text.
      else if (best < 0.3 && find(rows, row + ranked.title, titleMarks, mark) < 0) best = 0.3
    }
    sum += best
  }
  return sum / clauses.length
}

/** Position of the first word in the title when all words are in it; else -1. */
function placeOf(marks: number[], rows: Uint16Array, from: number): number {
  for (let i = marks.length - 1; i > 0; i--) if (find(rows, from, titleMarks, marks[i]!) < 0) return -1
  return find(rows, from, titleMarks, marks[0]!)
}

function find(rows: Uint16Array, from: number, width: number, mark: number): number {
  for (let i = 0; i < width; i++) {
    const here = rows[from + i]
    if (here === mark) return i
    if (here === 0) return -1
  }
  return -1
}
