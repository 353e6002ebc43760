import { withoutTags } from '../plain-text.ts'
import { TermIndex } from '../term-index.ts'
import { readWords, type Term, termsOf } from '../words.ts'
import { titleMarks, topMarks } from './columns.ts'
import { pairsOf } from './pairs.ts'

/** All that the index knows of a job. Times in seconds since 1970. */
export type Entry = {
  id: string
  posted: number
  firstSeen: number
  gone: number
  promoted: number
  lat: number | null
  lon: number | null
  employer: string
  categories: string[]
  state: string | null
  /** 'norfolk, VA' */
  city: string | null
  zip: string | null
  type: string | null
  level: string | null
  source: string | null
  clearance: string | null
  flags: number
} & Wording

export type Wording = {
  titleMarks: number[]
  titleLength: number
  topMarks: number[]
  /** words of the title, each once */
  titleTerms: Term[]
  /** words of everything, each once */
  terms: Term[]
  /** keys of pairs (pairs.ts), each once */
  pairs: number[]
}

/** Reads title and text of a job as the index keeps them. `other` are words that find the job without ranking it. */
export function wordingOf(title: string, description: string, other: string): Wording {
  const inTitle = termsOf(title)
  const telling = inTitle.filter((term) => !term.isCommon)
  const titleTerms = [...new Set(inTitle)]
  const text: Term[] = []
  readWords(withoutTags(description), (term) => void (term.isCommon || term.isSerial || text.push(term)))
  const { terms, times } = count(text)
  const top = weightiest(terms, times)
  const index = new TermIndex()
  for (const term of terms) index.numberOf(term)
  for (const term of titleTerms) index.numberOf(term)
  for (const term of termsOf(other)) index.numberOf(term)
  return {
    titleMarks: inTitle.slice(0, titleMarks).map((term) => term.mark),
    titleLength: Math.min(255, telling.length),
    topMarks: top.map((term) => term.mark),
    titleTerms,
    terms: index.terms,
    pairs: pairsOf(telling, text),
  }
}

function count(text: Term[]): { terms: Term[]; times: Uint16Array } {
  const index = new TermIndex()
  const times = new Uint16Array(text.length)
  for (const term of text) times[index.numberOf(term)]!++
  return { terms: index.terms, times }
}

/** The words said most often, at least twice; the first of them first. */
function weightiest(terms: Term[], times: Uint16Array): Term[] {
  const repeated: number[] = []
  for (let number = 0; number < terms.length; number++)
    if (times[number]! > 1 && !terms[number]!.isFiller) repeated.push(number)
  return repeated
    .sort((a, b) => times[b]! - times[a]! || a - b)
    .slice(0, topMarks)
    .map((number) => terms[number]!)
}
