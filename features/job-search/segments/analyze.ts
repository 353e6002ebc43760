import type { JobCareers } from '#features/occupations/index.ts'
import { withoutTags } from '#lib/plain-text.ts'
import { TermIndex } from '../text/term-index.ts'
import { type Term, termsOf, tokenize } from '../text/words.ts'
import { titleMarks, topMarks } from './columns.ts'
import { pairsOf } from './pairs.ts'

/** A job as it is indexed. Times in seconds since 1970. */
export type IndexedJob = {
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
  /** what its title or text says that it is; null: nothing surely; undefined: it was not classified yet */
  careers: JobCareers | null | undefined
} & AnalyzedText

export type AnalyzedText = {
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

/** Analyzes a job's title and text. @param other words that find the job without affecting its rank */
export function analyze(title: string, description: string, other: string): AnalyzedText {
  const inTitle = termsOf(title)
  const significant = inTitle.filter((term) => !term.isStopWord)
  const titleTerms = [...new Set(inTitle)]
  const text: Term[] = []
  tokenize(withoutTags(description), (term) => void (term.isStopWord || term.isSerial || text.push(term)))
  const { terms, times } = count(text)
  const top = weightiest(terms, times)
  const index = new TermIndex()
  for (const term of terms) index.ordinalOf(term)
  for (const term of titleTerms) index.ordinalOf(term)
  for (const term of termsOf(other)) index.ordinalOf(term)
  return {
    titleMarks: inTitle.slice(0, titleMarks).map((term) => term.mark),
    titleLength: Math.min(255, significant.length),
    topMarks: top.map((term) => term.mark),
    titleTerms,
    terms: index.terms,
    pairs: pairsOf(significant, text),
  }
}

function count(text: Term[]): { terms: Term[]; times: Uint16Array } {
  const index = new TermIndex()
  const times = new Uint16Array(text.length)
  for (const term of text) times[index.ordinalOf(term)]!++
  return { terms: index.terms, times }
}

/** The most frequent words, occurring at least twice, in order of frequency. */
function weightiest(terms: Term[], times: Uint16Array): Term[] {
  const repeated: number[] = []
  for (let number = 0; number < terms.length; number++)
    if (times[number]! > 1 && !terms[number]!.isFiller) repeated.push(number)
  return repeated
    .sort((a, b) => times[b]! - times[a]! || a - b)
    .slice(0, topMarks)
    .map((number) => terms[number]!)
}
