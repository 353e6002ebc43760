import type { Db } from '#lib/db.ts'
import { type CodeIndex, codeIndex, type KnownOccupation } from './code-index.ts'
import { withoutBranch } from './corps.ts'
import { alsoNamed, occupationNamed } from './occupation-nicknames.ts'
import { type OccupationTitles, occupationTitles } from './occupation-titles.ts'
import { isSpoken, spokenCode } from './spoken-code.ts'
import { translate } from './translate.ts'

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

const markers = /^(?:mos|afsc|sfsc|nec|rate|rating|duty|code|aoc)s?$/i
/** 'MOS-31B', 'mos11b': the marker and the code in one. */
const joinedMarker = /^(mos|afsc|sfsc|nec|aoc)[-:#]?(?=\d|[a-z]+\d)(.+)$/i
/** Whose code it is where several have it. */
const branchesOf: Record<string, string[]> = {
  mos: ['army', 'marine-corps'],
  aoc: ['army'],
  afsc: ['air-force'],
  sfsc: ['space-force'],
  nec: ['navy'],
  rate: ['navy', 'coast-guard'],
  rating: ['navy', 'coast-guard'],
}
const filler =
  /^(?:jobs?|work|careers?|positions?|openings?|for|as|an?|the|in|of|at|with|my|me|near|former|formerly|ex|prior|retired|separated|transitioning|veterans?|vets?|i|im|i['’]m|was|were|am|is|are|be|been|used|served|civilian|equivalents?|to|like|looking|find|get|can|what|which|best|that|hire|hires|u\.?s|military|service)$/i
/** Says nothing more beside a code alone: '11A officer', 'HM2 (SW)', 'what can I do with 11B'. */
const besideCode =
  /^(?:officers?|ncos?|enlisted|warrant|reserves?|guard|do|transition(?:ing)?|doing|next|after|out|sw|aw|ss|exw|fmf|iw|rc|ac)$/i
const longestSpoken = 6

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
  // 'AOC' before a code says whose it is; alone it is a chief's rating.
  const words = all.filter(
    (word, at) => !markers.test(word) || (/^aoc$/i.test(word) && !/\d/.test(all[at + 1] ?? '')),
  )
  if (words.length > 12) return null
  const [index, titles] = await Promise.all([codeIndex(db), occupationTitles(db)])
  const isMarked = corps !== null || words.length < all.length
  // 'seabee' says the branch and the occupation; 'army' the branch alone.
  if (!words.length) {
    const named = corps && byName(index, words, text, null)
    return named ? chosen(named, null, [preferred]) : null
  }
  const coded = byCode(index, words, isMarked)
  // 'air force atc' is no aviation electronics technician of the Navy.
  const isOfBranch = !corps || coded?.occupations.some((occupation) => occupation.corps === corps)
  const isLetters = !words.some((word) => /\d/.test(word))
  const found =
    (isOfBranch || !isLetters ? coded : null) ??
    (corps ? byTitleInBranch(titles, index, words, text, corps) : byOnlyTitle(titles, words)) ??
    byName(index, words, text, corps) ??
    byTitle(titles, words, corps) ??
    byNameAmong(index, titles, text) ??
    coded ??
    (await byCodeOfWork(db, index, words))
  if (!found) return null
  const marked = all.map((word) => branchesOf[word.toLowerCase().replace(/s$/, '')]).find(Boolean) ?? []
  return chosen(found, corps, marked.includes(preferred ?? '') ? [preferred!] : [...marked, preferred])
}

const wordsOf = (text: string) =>
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
      const said = others.filter((word) => !filler.test(word))
      if (
        rest.every((word) => besideCode.test(word)) ||
        isNameOf(rest, occupations) ||
        isNameOf(said, occupations)
      )
        return { occupations, rest: [] }
      const isConfirmed = isFourDigits(key) && rest.length < said.length
      if (isDistinct(key) || isMarked || isConfirmed || rest.length === 0) return { occupations, rest }
    }
  return null
}

/** '3381 cook', '1345 heavy equipment operator': four digits with what civilians call this work. */
async function byCodeOfWork(db: Db, index: CodeIndex, words: string[]): Promise<Found | null> {
  for (const [at, word] of words.entries()) {
    const key = codeOf([word])
    const occupations = key && isFourDigits(key) ? lookUp(index, key) : []
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

/** '3521 motor t mechanic', '5811 mp': what people call it, or something like it. */
const isNameOf = (words: string[], occupations: KnownOccupation[]): boolean =>
  occupationNamed(words, null, { exactly: true }) !== null ||
  occupations.some(({ corps, code }) => occupationNamed(words, null) === `${corps}:${code}`)

const isSmallWord = (word: string) => filler.test(word) && word === word.toLowerCase()

/** 'MOS 0311', '0311' and '11B' are codes in any text; 'IT' and '8404' may be anything. */
const isDistinct = (key: string) =>
  (key.length > 2 && /\d/.test(key) && /[A-Z]/.test(key)) || /^0\d{3}$/.test(key)

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
  // 2A5: the family without its skill level
  if (/^\d[A-Z]\d$/.test(key)) yield `${key}X1`
  yield key
  // 11B20, 25B3P, 88M30
  // '12-hour' is no 12H.
  const army =
    /^(\d\d[A-Z])(?:\d[A-Z0-9]{0,3}|[A-Z]\d|O)$/.exec(key) ?? /^(\d{3}[A-Z])[A-Z0-9]{1,2}$/.exec(key)
  if (army) yield army[1]!
  // HM2, BMC, ITSN
  const rating = /^([A-Z]{2,3})(?:[1-3]|C|CS|CM|SN|SA|SR|FN|AN)$/.exec(key)
  if (rating) yield rating[1]!
}

const isOfTitle = (word: string, occupations: KnownOccupation[]) =>
  occupations.some(({ title }) => wordsOf(title).some((other) => isBegun(word, other)))

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
  const occupations = also.length ? also : [...ofBranch(corps), ...calledSo(index, significant)]
  return occupations.length ? { occupations: [...new Set(occupations)], rest: [] } : null
}

/** Of all branches: soldiers and marines are grunts. */
const calledSo = (index: CodeIndex, words: string[]): KnownOccupation[] =>
  alsoNamed(words).flatMap((key) => {
    const [corps, code] = key.split(':') as [string, string]
    return index.ofKey(code).filter((occupation) => occupation.corps === corps)
  })

/** With a branch: what it calls this itself goes before what people of other branches do. */
function byTitleInBranch(
  titles: OccupationTitles,
  index: CodeIndex,
  words: string[],
  text: string,
  corps: string,
): Found | null {
  const named = byName(index, words, text, corps)
  if (named?.occupations.some((occupation) => occupation.corps === corps)) return named
  const occupation = titles.inBranch(
    corps,
    words.filter((word) => !filler.test(word)),
  )
  return occupation ? { occupations: [occupation], rest: [] } : byOnlyTitle(titles, words)
}

/** Who served, or a name that only the services have. */
const military =
  /\b(?:former|formerly|ex|prior|retired|retiring|vet(?:eran)?|was|were|been|served|separat\w+|transition\w+|military|army|navy|marines?|usmc|air force|coast guard|combat|infantry\w*|corpsm[ae]n|sniper|gunners?|seabee|special forces|sapper|boatswains?|mates?)\b/i

/** A name that no civilian has, among other words: 'army medic wanting EMT work'. */
function byNameAmong(index: CodeIndex, titles: OccupationTitles, text: string): Found | null {
  if (!military.test(text)) return null
  const words = wordsOf(text)
  for (let length = Math.min(longestName, words.length - 1); length > 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length)
      const key = filler.test(name.at(-1)!) ? null : occupationNamed(name, null, { exactly: true })
      if (!key || titles.isCivilian(name)) continue
      const [corps, code] = key.split(':') as [string, string]
      const occupations = index.ofKey(code).filter((occupation) => occupation.corps === corps)
      const rest = [...words.slice(0, at), ...words.slice(at + length)].filter((word) => !filler.test(word))
      if (occupations.length) return { occupations, rest }
    }
  return null
}
const longestName = 5

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
function chosen(
  { occupations, rest }: Found,
  named: string | null,
  preferred: (string | null)[],
): Recognized {
  const byBranch = new Map<string, KnownOccupation>()
  for (const each of occupations) if (!byBranch.has(each.corps)) byBranch.set(each.corps, each)
  const occupation =
    byBranch.get(named ?? '') ??
    preferred.map((branch) => byBranch.get(branch ?? '')).find((each) => each !== undefined) ??
    (occupations[0] as KnownOccupation)
  return {
    occupation,
    others: [...byBranch.values()].filter((other) => other.corps !== occupation.corps),
    wrongBranch: named && occupation.corps !== named ? named : null,
    rest: rest.join(' '),
  }
}
