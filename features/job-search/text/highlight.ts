import type { Marked } from '#features/job-cards/schema.ts'
import { lettersOf } from '#lib/letters.ts'
import type { Clause } from '../query/parse.ts'
import { type Term, tokenize } from './words.ts'

type Range = { from: number; to: number }
/** Length of an excerpt. */
const shownLength = 220
const before = 60

/** The stems to highlight for these clauses. */
export const markedStems = (clauses: Clause[]): Set<string> =>
  new Set(
    clauses.flatMap((clause) =>
      clause.alternatives.flatMap((alternative) => alternative.terms.map((term) => term.stem)),
    ),
  )

/** A text in pieces, every second one a match; null when nothing matched. */
export function marked(text: string, stems: Set<string>): Marked | null {
  const ranges = matches(text, stems)
  return ranges.length ? pieces(text, ranges) : null
}

/** The part of a text with the most different search words, in pieces; its beginning when nothing matches. */
export function excerpt(text: string, stems: Set<string>): Marked {
  const start = wordBefore(text, Math.max(0, densest(text, stems) - before))
  const end = wordBefore(text, start + shownLength)
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
  return pieces(shown, matches(shown, stems))
}

function matches(text: string, stems: Set<string>): Range[] {
  const ranges: Range[] = []
  const mark = (term: Term, from: number, to: number) => {
    if (stems.has(term.stem)) ranges.push({ from, to })
  }
  tokenize(text, mark, firstLetters(stems))
  return ranges
}

const firstLetters = (stems: Set<string>) => lettersOf([...stems].map((stem) => stem.charAt(0)).join(''))

/** Start of the first window with the most different search words. */
function densest(text: string, stems: Set<string>): number {
  let best = 0
  let most = 0
  let window: { stem: string; from: number }[] = []
  const look = ({ stem }: Term, from: number, to: number) => {
    if (!stems.has(stem)) return false
    window = [...window.filter((word) => to - word.from < shownLength - before), { stem, from }]
    const different = new Set(window.map((word) => word.stem)).size
    if (different > most) {
      most = different
      best = window[0]!.from
    }
    return most === stems.size
  }
  tokenize(text, look, firstLetters(stems))
  return best
}

function wordBefore(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length))
  const space = text.lastIndexOf(' ', at)
  return space > at - 30 && space > 0 ? space + 1 : at
}

function pieces(text: string, ranges: Range[]): Marked {
  const marked: Marked = []
  let at = 0
  for (const { from, to } of ranges) {
    marked.push(text.slice(at, from), text.slice(from, to))
    at = to
  }
  return [...marked, text.slice(at)]
}
