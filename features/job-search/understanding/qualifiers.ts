import type { Dictionary } from './dictionary.ts'

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
export const unpraised = (title: string): string => title.replace(praised, '')
