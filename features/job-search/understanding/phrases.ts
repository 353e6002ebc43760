import type { JobQuery } from '../schema.ts'

/** Filters that words imply, beside those that are chosen. */
export type Implied = Partial<Pick<JobQuery, 'type' | 'level' | 's' | 'state' | 'remote'>>

/** A phrase that means a filter instead of words. */
type Phrase = {
  pattern: RegExp
  /** what the search says that it did */
  label: string
  implies: Implied
}

const phrases: Phrase[] = [
  {
    pattern:
      /\b(?:work(?:ing)? (?:from|at) home|wfh|telecommut(?:e|ing)|tele-?work(?:ing)?|home[- ]based|(?:100% |fully |completely )?remote(?:ly)? (?:jobs?|work|positions?|only)|(?<=^)(?:100% |fully |completely )?remote(?! (?:sensing|pilot|control|desktop|site|area))|(?:fully )?remote(?:ly)?(?=$))\b/i,
    label: 'Remote jobs',
    implies: { remote: true },
  },
  {
    pattern: /\b(?:no (?:work )?experience(?: (?:needed|required|necessary))?|entry[- ]level)\b/i,
    label: 'Entry level',
    implies: { level: ['Entry level'] },
  },
  { pattern: /\bpart[- ]time\b/i, label: 'Part-time', implies: { type: ['Part-time'] } },
  { pattern: /\bfull[- ]time\b/i, label: 'Full-time', implies: { type: ['Full-time'] } },
  { pattern: /\bseasonal\b/i, label: 'Seasonal', implies: { type: ['Seasonal'] } },
  {
    pattern: /\bfederal(?: government)?\b(?! (?:express|credit|reserve|bank|signal))/i,
    label: 'Federal jobs',
    implies: { s: ['Federal'] },
  },
]

const filler = /^(?:(?:jobs?|work|careers?|positions?|openings?|hiring|employment|near me|now|,)\s*)+$/i
const edges =
  /^(?:jobs?|careers?|work|positions?|hiring|employment) (?:for|as|in)\s+|\s+(?:jobs?|careers?|positions?|openings?|hiring|near me)$/gi

/** Takes phrases out of the words that mean filters, and words that only say "jobs". */
export function readPhrases(q: string): { q: string; implied: Implied; labels: string[] } {
  const found = phrases.filter(({ pattern }) => pattern.test(q))
  const words = found.reduce((rest, { pattern }) => tidy(rest.replace(pattern, ' ')), q)
  return {
    q: withoutFiller(words),
    implied: Object.assign({}, ...found.map(({ implies }) => implies)),
    labels: found.map(({ label }) => label),
  }
}

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()

/** 'nurse jobs' searches for nurse: every posting is a job. Words alone, such as 'career', stay. */
export function withoutFiller(words: string): string {
  const rest = tidy(words.replace(edges, ' '))
  return filler.test(rest) ? '' : rest
}
