import type { Need } from './ask.ts'
import type { Marked } from './schema.ts'
import { readWords } from './words.ts'

type Range = { from: number; to: number }
/** Of a text so much is shown around what matched. */
const shownLength = 220
const before = 60

/** The stems that a search for these needs would mark. */
export const markedStems = (needs: Need[]): Set<string> =>
  new Set(needs.flatMap((need) => need.ways.flatMap((way) => way.terms.map((term) => term.stem))))

/** A text in pieces, every second one a match; null when nothing matched. */
export function marked(text: string, stems: Set<string>): Marked | null {
  const ranges = matches(text, stems)
  return ranges.length ? pieces(text, ranges) : null
}

/** The part of a text where most of the search stands together, in pieces; its beginning when nothing matched. */
export function excerpt(text: string, stems: Set<string>): Marked {
  const start = wordBefore(text, Math.max(0, densest(text, stems) - before))
  const end = wordBefore(text, start + shownLength)
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
  return pieces(shown, matches(shown, stems))
}

function matches(text: string, stems: Set<string>): Range[] {
  const ranges: Range[] = []
  readWords(text, (term, from, to) => {
    if (stems.has(term.stem)) ranges.push({ from, to })
  })
  return ranges
}

/** Where the first piece begins that has the most different words of the search. */
function densest(text: string, stems: Set<string>): number {
  let best = 0
  let most = 0
  let window: { stem: string; from: number }[] = []
  readWords(text, ({ stem }, from, to) => {
    if (!stems.has(stem)) return false
    window = [...window.filter((word) => to - word.from < shownLength - before), { stem, from }]
    const different = new Set(window.map((word) => word.stem)).size
    if (different > most) {
      most = different
      best = window[0]!.from
    }
    return most === stems.size
  })
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
