import type { Dictionary } from './dictionary.ts'
import { taskIndex } from './task-index.ts'
import { taskWords } from './task-words.ts'

// 'certified mechanic', 'experienced truck driver', 'professional driver': what somebody is like, before what they are.

const before = '(?:(?:ase|aws|state|fully|highly|well|board|nationally|newly)[- ])*'
const praise =
  'certified|experienced|qualified|professional|skilled|trained|seasoned|dependable|reliable|hard ?-?working|motivated'
const qualifier = new RegExp(`^${before}(?:${praise}|licensed|registered|live[- ]in)\\s+(?=\\S)`, 'i')
const praised = new RegExp(`^${before}(?:${praise})\\s+(?=\\S)`, 'i')

/** The words without what is said of the person; the same where nothing is. */
export function withoutQualifiers(words: string): string {
  const rest = words.replace(qualifier, '')
  return rest === words ? words : withoutQualifiers(rest)
}

/** The job that is left without them, where all of the words are none: 'teacher' of 'certified teacher', but 'registered nurse'. */
export function unqualified(known: Dictionary, words: string): string {
  const rest = withoutQualifiers(words)
  return rest !== words && !known.titlesIn(words).length && known.titlesIn(rest).length ? rest : words
}

/** What a title must have: 'teacher' of 'certified teacher', but all of 'licensed practical nurse'. */
const unpraised = (title: string): string => title.replace(praised, '')

const longestTitle = 4

/**
 * The title that words begin with, which more is said of: 'diesel mechanic with own tools', 'phlebotomist early morning'. Null: they begin
 * with none, or with what is done: 'cook for large groups'.
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
