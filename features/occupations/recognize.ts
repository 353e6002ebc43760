import type { Db } from '#lib/db.ts'
import { type CodeIndex, codeIndex, type KnownOccupation } from './code-index.ts'
import { withoutBranch } from './corps.ts'
import { occupationNamed } from './occupation-nicknames.ts'
import { type OccupationTitles, occupationTitles } from './occupation-titles.ts'
import { isSpoken, spokenCode } from './spoken-code.ts'

/** What a text says about a military occupation. */
export type Recognized = {
  occupation: KnownOccupation
  /** the same code in other branches, one each */
  others: KnownOccupation[]
  /** the branch that was named although it does not have the code */
  wrongBranch: string | null
  /** the words that say something else */
  rest: string
}

const markers = /^(?:mos|afsc|sfsc|nec|rate|rating|duty|code)s?:?$/i
const filler =
  /^(?:jobs?|work|careers?|positions?|openings?|for|as|an?|the|in|of|at|with|my|me|near|former|formerly|ex|prior|retired|separated|transitioning|veterans?|vets?|i|im|i['’]m|was|were|am|is|are|be|been|used|served|civilian|equivalents?|to|like|looking|find|get|can|what|which|best|that|hire|hires|u\.?s|military|service)$/i
const longestSpoken = 4

/**
 * Recognizes a military code or name in what somebody typed: '11B', '11b infantryman', 'eleven bravo', 'O311', '2A571',
 * 'MOS 0311', 'HM2', 'combat medic'. Letters alone ('IT', 'AD') and four digits alone are a code only where nothing else
 * is said but the branch, the title or 'jobs'.
 * @param preferred the branch that wins where several have the code: the viewer's own
 */
export async function recognizeOccupation(
  db: Db,
  text: string,
  preferred: string | null = null,
): Promise<Recognized | null> {
  const { corps, rest } = withoutBranch(text)
  const all = wordsOf(rest)
  const words = all.filter((word) => !markers.test(word))
  if (!words.length || words.length > 12) return null
  const [index, titles] = await Promise.all([codeIndex(db), occupationTitles(db)])
  const isMarked = corps !== null || words.length < all.length
  const found =
    byCode(index, words, isMarked) ??
    byOnlyTitle(titles, words) ??
    byName(index, words, text, corps) ??
    byTitle(titles, words, corps)
  if (!found) return null
  return chosen(found, corps, preferred)
}

const wordsOf = (text: string) =>
  text
    .split(/[\s,;/()]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean)
    .flatMap(spokenParts)

/** 'eleven-bravo' and '11bravo' are two words each; 'master-at-arms' and 'HM-8404' stay. */
function spokenParts(word: string): string[] {
  const parts = word.includes('-')
    ? word.split('-')
    : (/^(\d{1,3})(\p{L}{4,})$/u.exec(word)?.slice(1) ?? [word])
  return parts.length > 1 && parts.every(isSpoken) && spokenCode(parts) ? parts : [word]
}

type Found = { occupations: KnownOccupation[]; rest: string[] }

function byCode(index: CodeIndex, words: string[], isMarked: boolean): Found | null {
  for (const [at] of words.entries())
    for (let length = Math.min(longestSpoken, words.length - at); length > 0; length--) {
      // 'jobs for me', 'what am i': a small word among others is no rating.
      if (length === 1 && words.length > 1 && isSmallWord(words[at]!)) continue
      const key = codeOf(words.slice(at, at + length))
      const occupations = key ? lookUp(index, key) : []
      if (!key || !occupations.length) continue
      const others = [...words.slice(0, at), ...words.slice(at + length)]
      const rest = others.filter((word) => !filler.test(word) && !isOfTitle(word, occupations))
      if (isNameOf(rest, occupations)) return { occupations, rest: [] }
      if (isDistinct(key) || isMarked || rest.length === 0) return { occupations, rest }
    }
  return null
}

/** '3521 motor t mechanic': what people call it */
function isNameOf(words: string[], occupations: KnownOccupation[]): boolean {
  const named = occupationNamed(words, null)
  return occupations.some(({ corps, code }) => named === `${corps}:${code}`)
}

const isSmallWord = (word: string) => filler.test(word) && word === word.toLowerCase()

/** 'MOS 0311' and '11B' are codes in any text; 'IT' and '8404' may be anything. */
const isDistinct = (key: string) => key.length > 2 && /\d/.test(key) && /[A-Z]/.test(key)

function codeOf(words: string[]): string | null {
  if (words.length > 1) return spokenCode(words)
  const key = words[0]!.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (key.length < 2 || key.length > 8) return null
  // The letter O for the zero
  return /^O\d{3}$/.test(key) ? `0${key.slice(1)}` : key
}

function lookUp(index: CodeIndex, key: string): KnownOccupation[] {
  for (const candidate of spellings(key)) {
    const found = index.ofKey(candidate).filter(({ kind }) => /\d/.test(candidate) || kind === 'RATING')
    if (found.length) return found
  }
  return []
}

/** A code and what it is without the skill level or pay grade that people write with it. */
function* spellings(key: string): Generator<string> {
  // 2A571, 2A5X1, T2A571: the code of all skill levels of the Air and Space Force
  const air = /^[A-Z]?(\d[A-Z]\d)[\dX](\d?[A-Z]?)$/.exec(key)
  if (air) yield `${air[1]}X${air[2]}`
  yield key
  // 11B20, 25B3P, 88M30
  const army = /^(\d\d[A-Z])[A-Z0-9]{1,4}$/.exec(key) ?? /^(\d{3}[A-Z])[A-Z0-9]{1,2}$/.exec(key)
  if (army) yield army[1]!
  // HM2, BMC, ITSN
  const rating = /^([A-Z]{2,3})(?:[1-3]|C|CS|CM|SN|SA|SR|FN|AN)$/.exec(key)
  if (rating) yield rating[1]!
}

const isOfTitle = (word: string, occupations: KnownOccupation[]) =>
  word.length > 2 &&
  occupations.some(({ title }) => wordsOf(title).some((other) => singular(other).startsWith(singular(word))))

const singular = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\w{3})s$/, '')

/** A name is recognized when it is all that was typed: 'sniper rifle instructor' stays words. */
function byName(index: CodeIndex, words: string[], text: string, named: string | null): Found | null {
  const significant = words.filter((word) => !filler.test(word))
  const key = occupationNamed(wordsOf(text), null) ?? occupationNamed(significant, named)
  if (!key) return null
  const [corps, code] = key.split(':') as [string, string]
  const ofBranch = (branch: string | null) =>
    index.ofKey(code).filter((occupation) => occupation.corps === branch)
  // 'coast guard boatswains mate': a rating that the named branch has too.
  const also = ofBranch(named)
  const occupations = also.length ? also : ofBranch(corps)
  return occupations.length ? { occupations, rest: [] } : null
}

/** The title of a single occupation of the catalog goes before what people call another one. */
function byOnlyTitle(titles: OccupationTitles, words: string[]): Found | null {
  const occupations = titles.of(words.filter((word) => !filler.test(word)))
  return occupations.length === 1 ? { occupations, rest: [] } : null
}

/** A title of the catalog that no civilian has, or, where the branch is named, most of any title. */
function byTitle(titles: OccupationTitles, words: string[], corps: string | null): Found | null {
  const significant = words.filter((word) => !filler.test(word))
  const inBranch = corps && titles.inBranch(corps, significant)
  const whole = inBranch ? [inBranch] : titles.of(significant)
  const occupations = whole.length ? whole : titles.mostOf(significant)
  return occupations.length ? { occupations, rest: [] } : null
}

/** Of the occupations behind a code the likeliest, and those of the other branches. */
function chosen({ occupations, rest }: Found, named: string | null, preferred: string | null): Recognized {
  const byBranch = new Map<string, KnownOccupation>()
  for (const each of occupations) if (!byBranch.has(each.corps)) byBranch.set(each.corps, each)
  const occupation =
    byBranch.get(named ?? '') ?? byBranch.get(preferred ?? '') ?? (occupations[0] as KnownOccupation)
  return {
    occupation,
    others: [...byBranch.values()].filter((other) => other.corps !== occupation.corps),
    wrongBranch: named && occupation.corps !== named ? named : null,
    rest: rest.join(' '),
  }
}
