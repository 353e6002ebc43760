import distance from 'damerau-levenshtein'
import type { Db } from '#lib/db.ts'
import type { CodeIndex, KnownOccupation } from './code-index.ts'
import { occupationNamed } from './occupation-nicknames.ts'
import { spokenCode } from './spoken-code.ts'
import { translate } from './translate.ts'
import { type Found, filler, wordsOf } from './typed-words.ts'

/** Says nothing more beside a code alone: '11A officer', 'HM2 (SW)', 'what can I do with 11B'. */
const besideCode =
  /^(?:officers?|ncos?|enlisted|warrant|chief|cwo[1-5]?|ldo|designator|reserves?|guard|do|transition(?:ing)?|doing|next|after|out|sw|aw|ss|exw|fmf|iw|rc|ac)$/i
const longestSpoken = 6

/**
 * A code among the words, with what is said beside it.
 * @param isMarked 'MOS' or a branch stands beside it
 * @param corps only codes of this branch
 */
export function byCode(
  index: CodeIndex,
  words: string[],
  isMarked: boolean,
  corps: string | null = null,
): Found | null {
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase())
  for (const [at] of words.entries())
    for (let length = Math.min(longestSpoken, words.length - at); length > 0; length--) {
      // 'jobs for me', 'what am i', '12 years': a small word or number among others is no code.
      const isAnnounced = corps === 'navy' && /^(?:designator|ldo|cwo)$/i.test(words[at - 1] ?? '')
      if (length === 1 && words.length > 1 && isSmall(words, at, isShouted) && !isAnnounced) continue
      const key = codeOf(words.slice(at, at + length))
      const isCalled = length === 1 && isSaidOfOneself(words, at)
      if (key && meantByCivilians.test(key) && !isMarked && !isCalled) continue
      const ofBranch = key ? lookUp(index, key, isMarked || isCalled, corps) : []
      if (!key || !ofBranch.length) continue
      const others = [...words.slice(0, at), ...words.slice(at + length)]
      const said = others.filter((word) => !filler.test(word))
      const occupations = titledFirst(ofBranch, said)
      const rest = said.filter((word) => !isOfTitle(word, occupations))
      if (
        rest.every((word) => besideCode.test(word)) ||
        isNameOf(rest, occupations) ||
        isNameOf(said, occupations)
      )
        return { occupations, rest: [] }
      const isConfirmed = isFourDigits(key) && rest.length < said.length
      if (isDistinct(key) || isMarked || isCalled || isConfirmed || rest.length === 0)
        return { occupations, rest }
    }
  return null
}

/** Human resources before recruits, machines before chiefs of the Seabees, physician assistants before public affairs, the cloud before aircrews. */
const meantByCivilians = /^(?:HR|CNC|PAC|AWS)$/

/** 'was an ABF on the Nimitz': no 'AWS engineer', no 'PA in a clinic' */
const isSaidOfOneself = (words: string[], at: number) =>
  /^[A-Z]{3}$/.test(words[at]!) &&
  /^an?$/i.test(words[at - 1] ?? '') &&
  /^(?:was|am|as|i['’]?m)$/i.test(words[at - 2] ?? '') &&
  /^(?:on|aboard|in|at|for|with|from|and)?$/i.test(words[at + 1] ?? '')

/** '63B dentist' is the Army's officer, '63B' alone was its mechanic. */
function titledFirst(occupations: KnownOccupation[], said: string[]): KnownOccupation[] {
  const isTitled = (occupation: KnownOccupation) =>
    said.some((word) => isOfTitle(word, [occupation]) || word.toLowerCase() === occupation.personnel)
  return occupations.toSorted((one, other) => Number(isTitled(other)) - Number(isTitled(one)))
}

/** '3381 cook', '1345 heavy equipment operator': four digits with what civilians call this work. */
export async function byCodeOfWork(db: Db, index: CodeIndex, words: string[]): Promise<Found | null> {
  for (const [at, word] of words.entries()) {
    const key = codeOf([word])
    const occupations = key && isFourDigits(key) ? lookUp(index, key, false) : []
    const said = words.filter((other, i) => i !== at && !filler.test(other))
    const doing = await Promise.all(occupations.map((occupation) => isWorkOf(db, occupation, said)))
    const confirmed = occupations.filter((_, i) => doing[i])
    if (confirmed.length) return { occupations: confirmed, rest: [] }
  }
  return null
}

/** Whether every word is in the titles of the jobs that an occupation leads to. */
async function isWorkOf(db: Db, { id, corps }: KnownOccupation, words: string[]): Promise<boolean> {
  const plan = words.length ? await translate(db, { corps, occupation: id }) : null
  const known = plan?.terms.flatMap(({ text }) => wordsOf(text)) ?? []
  return plan !== null && words.every((word) => known.some((other) => isBegun(word, other)))
}

const isFourDigits = (key: string) => /^\d{4}$/.test(key)

/** '3521 motor t mechanic', '5831 brig guard': what people call it, or something like it. */
const isNameOf = (words: string[], occupations: KnownOccupation[]): boolean =>
  occupationNamed(words, null, { exactly: true }) !== null ||
  occupations.some(({ corps, code }) =>
    [null, corps].some((branch) => occupationNamed(words, branch) === `${corps}:${code}`),
  )

/** What a rating is not, after these: 'was an MP, want to stay with it'. */
const beforePronoun = /^(?:with|of|about|do|doing|did|like|love|loved|hate|miss|made|make|want|enjoy)$/i

const isSmall = (words: string[], at: number, isShouted: boolean) =>
  (filler.test(words[at]!) && (isShouted || words[at] === words[at]!.toLowerCase())) ||
  (words[at] === 'it' && beforePronoun.test(words[at - 1] ?? '')) ||
  /^\d{1,3}$/.test(words[at]!)

/** 'MOS 0311', '0311' and '11B' are codes in any text; 'IT' and '8404' may be anything. */
const isDistinct = (key: string) =>
  (key.length > 2 && /\d/.test(key) && /[A-Z]/.test(key)) || /^0\d{3}$/.test(key)

function codeOf(words: string[]): string | null {
  if (words.length > 1) return spokenCode(words) ?? codeInTwo(words)
  const key = words[0]!.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (key.length < 2 || key.length > 8) return null
  // The letter O for the zero
  return /^O\d{3}$/.test(key) ? `0${key.slice(1)}` : key
}

/** '2S 051', '2S 0X1', '2A7 X2'; 'HM 8404' and 'IT H04A' are a rating and a skill of its people, 'GS 2210' is federal work. */
function codeInTwo(words: string[]): string | null {
  const typed = words.join(' ').toUpperCase()
  const air = /^\d[A-Z](?: \d[\dX]\d|\d X\d)[A-Z]?$/.exec(typed)
  if (air) return air[0].replace(' ', '')
  return /^(?!GS|WG)([A-Z]{2,3}) (?:\d{4}|[A-Z]\d{2}[A-Z])$/.exec(typed)?.[1] ?? null
}

function lookUp(
  index: CodeIndex,
  key: string,
  isMarked: boolean,
  corps: string | null = null,
): KnownOccupation[] {
  const isTheirs = (each: KnownOccupation) => corps === null || each.corps === corps
  const outdated: KnownOccupation[] = []
  for (const candidate of [...spellings(key), ...(corps === 'navy' ? designators(key) : [])]) {
    const hasDigit = /\d/.test(candidate)
    const today = index
      .ofKey(candidate)
      .filter(
        (each) =>
          isTheirs(each) && (hasDigit || each.kind === 'RATING' || (isMarked && each.kind === 'PAY CODE')),
      )
    // 'PN' and 'OT' are work of civilians; 'PN2' and 'navy PN' were a rating.
    const former = hasDigit || isMarked || candidate !== key ? index.ofFormer(candidate).filter(isTheirs) : []
    // By '91W' most veterans mean the medic, though a few were metal workers under it for two years.
    const meant = former.filter(({ isMeant }) => isMeant)
    const isReplaced = ({ corps: its }: KnownOccupation) => meant.some((other) => other.corps === its)
    const first = today.filter((each) => isEnlisted(each) && !isReplaced(each))
    const found = [...new Set([...first, ...meant, ...outdated, ...today, ...former])]
    if (found.some(({ formerly }) => !formerly)) return found
    // '21R' was a mechanic's; an officer of the Air Force has it today, as 21RX.
    outdated.push(...former)
  }
  return outdated
}

/** A skill of the Navy is none of its ratings, and had four digits like codes of the Marine Corps. */
const isEnlisted = ({ personnel, kind }: KnownOccupation) => personnel === 'enlisted' && kind !== 'NEC'

/** A code and what it is without the skill level or pay grade that people write with it. */
function* spellings(key: string): Generator<string> {
  // 2A571, 2A5X1, T2A571: the code of all skill levels of the Air and Space Force
  const air = /^[A-Z]?(\d[A-Z]\d)[\dX](\d?[A-Z]?)$/.exec(key)
  if (air) yield `${air[1]}X${air[2]}`
  // 2A5: the family without its skill level
  if (/^\d[A-Z]\d$/.test(key)) yield `${key}X1`
  yield key
  // 11B20, 25B3P, 88M30
  // '12-hour' is no 12H.
  const army =
    /^(\d\d[A-Z])(?:\d[A-Z0-9]{0,3}|[A-Z]\d|O)$/.exec(key) ?? /^(\d{3}[A-Z])[A-Z0-9]{1,2}$/.exec(key)
  if (army) yield army[1]!
  // 64P, 11F3: an officer's, without the skill level
  const officer = /^(\d\d[A-Z])[1-4X]?$/.exec(key)
  if (officer) yield `${officer[1]}X`
  // HM2, BMC, ITSN
  const rating = /^([A-Z]{2,3})(?:[1-3]|C|CS|CM|SN|SA|SR|FN|AN)$/.exec(key)
  if (rating) yield rating[1]!
}

/** 152X, 6510, 7181: an officer's of the Navy, without what says how they are commissioned */
const designators = (key: string) => /^([1-8]\d\d)[\dX]$/.exec(key)?.slice(1) ?? []

const isOfTitle = (word: string, occupations: KnownOccupation[]) =>
  occupations.some(({ title }) =>
    wordsOf(title).some((other) => isBegun(word, other) || isSlipOf(word, other)),
  )

/** 'controler' of a controller */
const isSlipOf = (word: string, whole: string) =>
  word.length > 6 &&
  word[0]!.toLowerCase() === whole[0]!.toLowerCase() &&
  distance(word.toLowerCase(), singular(whole)).steps === 1

/** A word of a title, also shortened: 'intel', 'ops'. */
function isBegun(word: string, whole: string): boolean {
  const start = shortened[word.toLowerCase()] ?? (word.length > 2 ? singular(word) : null)
  return start !== null && singular(whole).startsWith(start)
}

/** What is written short and does not begin like the word. */
const shortened: Record<string, string> = {
  ops: 'operation',
  mx: 'maintenance',
  mgmt: 'management',
  mgr: 'manager',
  asst: 'assistant',
  sgt: 'sergeant',
  wpns: 'weapon',
  wpn: 'weapon',
  acft: 'aircraft',
  eqpt: 'equipment',
  comms: 'communication',
  commo: 'communication',
  svc: 'service',
  svcs: 'service',
  engr: 'engineer',
}

const singular = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\w{3})s$/, '')
