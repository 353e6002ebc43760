import type { Need } from './ask.ts'
import { titleMarks, topMarks } from './segments/columns.ts'
import { ranked } from './segments/rows.ts'

// How words stand in the title and the text of a job, told from marks alone (words.ts): this is done for ten thousand
// jobs in a search, so there is nothing here but reads of arrays.

/** For each need its ways, each as marks. */
export type Words = number[][][]

export const wordsOf = (needs: Need[]): Words =>
  needs.map(({ ways }) => ways.map(({ terms }) => terms.map((term) => term.mark)))

const partial = 0.45

/** The most that `titleShare` gives where one of so many needs is not met. */
export const mostWithout = (needs: number): number => (partial * (needs - 1)) / needs

/** 0 to 1: what of the words stands in the title, how much of the title they are, whether they stand in order. */
export function titleShare(needs: Words, rows: Uint16Array, row: number): number {
  const from = row + ranked.title
  const length = rows[row + ranked.titleLength]!
  let met = 0
  let size = 0
  let next = -1
  let inOrder = true
  for (let n = 0; n < needs.length; n++) {
    const ways = needs[n]!
    for (let w = 0; w < ways.length; w++) {
      const at = placeOf(ways[w]!, rows, from)
      if (at < 0) continue
      met++
      size += ways[w]!.length
      if (next >= 0 && at !== next) inOrder = false
      next = at + ways[w]!.length
      break
    }
  }
  if (met < needs.length) return (partial * met) / needs.length
  return 0.6 + 0.25 * Math.min(1, size / Math.max(1, length)) + (inOrder ? 0.15 : 0)
}

/** 0 to 1: whether the words are among those that the text says most. */
export function descriptionShare(needs: Words, rows: Uint16Array, row: number): number {
  let sum = 0
  for (let n = 0; n < needs.length; n++) {
    const ways = needs[n]!
    let best = 0.2
    for (let w = 0; w < ways.length; w++) {
      const mark = ways[w]![0]!
      const rank = find(rows, row + ranked.top, topMarks, mark)
      if (rank >= 0) best = Math.max(best, 1 - (0.5 * rank) / topMarks)
      // All words were found: what is not in the title must be in the text.
      else if (best < 0.3 && find(rows, row + ranked.title, titleMarks, mark) < 0) best = 0.3
    }
    sum += best
  }
  return sum / needs.length
}

/** Where the first of some words stands in a title, when all of them are there; else -1. */
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
