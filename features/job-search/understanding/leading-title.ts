import type { Dictionary } from './dictionary.ts'
import { unpraised, withoutQualifiers } from './qualifiers.ts'
import { taskIndex } from './task-index.ts'
import { taskWords } from './task-words.ts'

// 'wind turbine technician travel', 'dental assistant pediatric office': a title, and what else somebody wants of the job (decision 673).

const longestTitle = 4

/**
 * The title that words begin with, which more is said of: 'diesel mechanic with own tools', 'phlebotomist early morning'. Null: they begin
 * with none, or with a word of what is done.
 */
export function leadingTitle(known: Dictionary, said: string): string | null {
  const words = said.split(' ')
  for (let length = Math.min(longestTitle, words.length - 1); length > 0; length--) {
    const title = words.slice(0, length).join(' ')
    const isNamed = (known.isTitle(title) || isCalled(known, title)) && isWorker(known, words[length - 1]!)
    if (isNamed && (length > 1 || !isDone(title))) return title
  }
  return null
}

/** 'dental assistant', which no career is called as a whole, but titles are. */
const isCalled = (known: Dictionary, words: string): boolean =>
  known.isOfTitles(words) && known.titlesIn(words).length > 0

/** Whether words begin with a title, or are one after what is said of the person: 'live in home health aide'. */
export function namesJobFirst(known: Dictionary, said: string): boolean {
  const plain = withoutQualifiers(said)
  return leadingTitle(known, plain) !== null || (plain !== said && known.titlesIn(plain).length > 0)
}

/** Whether a word says who does something: many titles end with it, or it says so itself. */
const isWorker = (known: Dictionary, word: string): boolean =>
  /(?:ist|ian|smith|legal|assistant|attendant|accountant|agent)$/i.test(word) ||
  (/^\p{L}+(?:ss|[^s\P{L}])$/u.test(word) && known.titlesIn(`such ${word}`).length > 0)

function isDone(word: string): boolean {
  const [verb = ''] = taskWords(word)
  return taskIndex().isVerb(verb)
}

/** What titles must say, also where more is said of the job. */
export function titlesSaid(known: Dictionary, q: string): string[] {
  const titles = known.titlesIn(q)
  const leading = titles.length ? null : leadingTitle(known, q)
  // All of its words: half of a 'dental assistant' is any assistant.
  return leading ? leading.split(' ') : titles.map(unpraised)
}
