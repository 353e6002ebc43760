import type { KnownOccupation } from './code-index.ts'
import { isSpoken, spokenCode } from './spoken-code.ts'

/** 'MOS-31B', 'mos11b': the marker and the code in one. */
const joinedMarker = /^(mos|afsc|sfsc|nec|aoc)[-:#]?(?=\d|[a-z]+\d)(.+)$/i
/** What says nothing about the occupation. */
export const filler =
  /^(?:jobs?|work|careers?|positions?|openings?|for|as|an?|the|in|of|at|with|my|me|near|former|formerly|ex|prior|retired|separated|transitioning|veterans?|vets?|i|im|i['’]m|was|were|am|is|are|be|been|used|served|spent|years?|civilian|equivalents?|to|like|looking|find|get|can|what|which|best|that|hire|hires|u\.?s|military|service)$/i

/** The words of what somebody typed. */
export const wordsOf = (text: string) =>
  text
    // '0 3 1 1', '1 1 B'
    .replace(/(?<![\p{L}\p{N}])\d(?: [\da-z])+(?![\p{L}\p{N}])/giu, (apart) => apart.replaceAll(' ', ''))
    .split(/[\s,;/()]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean)
    .flatMap((word) => joinedMarker.exec(word)?.slice(1) ?? [word])
    .flatMap(spokenParts)

/** 'eleven-bravo' and '11bravo' are two words each; 'master-at-arms' and 'HM-8404' stay. */
function spokenParts(word: string): string[] {
  const parts = word.includes('-')
    ? word.split('-')
    : (/^(\d{1,3})(\p{L}{4,})$/u.exec(word)?.slice(1) ?? [word])
  return parts.length > 1 && parts.every(isSpoken) && spokenCode(parts) ? parts : [word]
}

/** Whoever 'poured slabs with the seabees' was one, and no carpenter. */
export const inBranch = (text: string) =>
  /^(?:i |we )?(?:\p{L}{3,}ed|drove|ran|built|laid|cut|dug|put|led|did|kept)\b/iu.test(text)
    ? text.replace(/\b(in|with|for) the seabees\b/i, '$1 the navy')
    : text

/** 'M.O.S. 2311' */
const withoutDots = (text: string) =>
  text.replace(/\b(?:\p{L}\.){2,}/gu, (dotted) => dotted.replaceAll('.', ''))

/** 'LSC retired chief 22 yrs', '11B with 8 years of experience' */
const withoutYears = (text: string) =>
  text.replace(/\b(?:with )?\d{1,2}\+? ?(?:years?|yrs?)\b(?: of)?(?: (?:service|experience|exp))?/gi, ' ')

/** 'article 15s', 'part 107': no code is meant. */
const withoutLaws = (text: string) => text.replace(/\b(?:articles?|chapter|part|form) \d{1,4}s?\b/gi, ' ')

/** Without dots, and without numbers that are no codes. */
export const withoutOtherNumbers = (text: string) => withoutYears(withoutLaws(withoutDots(text)))

/** What words say, and those that say something else. */
export type Found = { occupations: KnownOccupation[]; rest: string[] }
