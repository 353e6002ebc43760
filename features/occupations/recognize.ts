import type { Db } from '#lib/db.ts'
import { byCode, byCodeOfWork } from './code-in-words.ts'
import { type CodeIndex, codeIndex, type KnownOccupation } from './code-index.ts'
import { withoutBranch } from './corps.ts'
import { alsoNamed, occupationNamed } from './occupation-nicknames.ts'
import { type OccupationTitles, occupationTitles } from './occupation-titles.ts'
import { namesByDuty } from './service-duties.ts'
import { type Found, filler, inBranch, withoutOtherNumbers, wordsOf } from './typed-words.ts'

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
/**
 * Recognizes a military code or name in what somebody typed: '11B', '11b infantryman', 'eleven bravo', 'O311', '2A571',
 * 'MOS 0311', 'HM2', 'combat medic'. Letters alone ('IT', 'AD') and four digits alone are a code only where nothing else
 * is said but the branch, the title or 'jobs'.
 * @param preferred the branch that wins where several have the code: the viewer's own
 */
export async function recognizeOccupation(
  db: Db,
  typed: string,
  preferred: string | null = null,
): Promise<Recognized | null> {
  const text = inBranch(typed)
  const { corps, rest } = withoutBranch(withoutOtherNumbers(text))
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
  const coded = (corps && byCode(index, words, isMarked, corps)) || byCode(index, words, isMarked)
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
  if (!found) return (await byWhatTheyWere(db, text, preferred)) ?? byWhatTheyDid(db, text, corps, preferred)
  const marked = all.map((word) => branchesOf[word.toLowerCase().replace(/s$/, '')]).find(Boolean) ?? []
  return chosen(found, corps, marked.includes(preferred ?? '') ? [preferred!] : [...marked, preferred])
}

/** 'security forces to police officer': what they were, and what they look for. */
async function byWhatTheyWere(db: Db, text: string, preferred: string | null): Promise<Recognized | null> {
  const [, before, wanted] = /^(.+?) (?:to|into|turned) (.+)$/i.exec(text) ?? []
  const were = before ? await recognizeOccupation(db, before, preferred) : null
  return were && { ...were, rest: `${were.rest} ${wanted}`.trim() }
}

/** 'fixed chinooks in the army': where the service or its aircraft are named, since civilians fix things, too. */
async function byWhatTheyDid(
  db: Db,
  text: string,
  corps: string | null,
  preferred: string | null,
): Promise<Recognized | null> {
  if (!corps && !wordsOf(text).some((word) => aircraft.test(word.replace(/s$/, '')))) return null
  for (const name of namesByDuty(withoutBranch(text).rest)) {
    const did = await recognizeOccupation(
      db,
      `${corps?.replaceAll('-', ' ') ?? ''} ${name}`.trim(),
      preferred,
    )
    if (did) return { ...did, rest: '' }
  }
  return null
}

/** A name is recognized when it is all that was typed: 'sniper rifle instructor' stays words. */
function byName(index: CodeIndex, words: string[], text: string, named: string | null): Found | null {
  const significant = words.filter((word) => !filler.test(word))
  const key =
    occupationNamed(wordsOf(text), null) ?? occupationOn(significant) ?? occupationNamed(significant, named)
  if (!key) return null
  const [corps, code] = key.split(':') as [string, string]
  const ofBranch = (branch: string | null) =>
    index.ofKey(code).filter((occupation) => occupation.corps === branch)
  // 'coast guard boatswains mate': a rating that the named branch has too.
  const also = ofBranch(named)
  const occupations = also.length ? also : [...ofBranch(corps), ...calledSo(index, significant)]
  return occupations.length ? { occupations: [...new Set(occupations)], rest: [] } : null
}

/** 'crew chief on F-16s': the aircraft may come last. */
function occupationOn(words: string[]): string | null {
  const on = words.findIndex((word) => aircraft.test(word))
  if (on < 1) return null
  const others = words.filter((word, at) => at !== on && word !== 'on')
  // 'f16', 'F-16s'
  const name = words[on]!.replace(/s$/, '').replace(/^(\p{L}+)-?(?=\d)/u, '$1-')
  return occupationNamed([name, ...others], null, { exactly: true })
}

/** Of all branches: soldiers and marines are grunts. */
const calledSo = (index: CodeIndex, words: string[]): KnownOccupation[] =>
  alsoNamed(words).flatMap((key) => ofKey(index, key))

/** @param key 'navy:HM' */
function ofKey(index: CodeIndex, key: string): KnownOccupation[] {
  const [corps, code] = key.split(':') as [string, string]
  return index.ofKey(code).filter((occupation) => occupation.corps === corps)
}

const worker = /^(?:tech(?:nician)?|specialist|mechanic|operator|repairer|officer|manager|maintainer)s?$/i

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
  const significant = words.filter((word) => !filler.test(word))
  // 'biomedical equipment technician' of Biomedical Equipment
  const isWorker = significant.length > 2 && worker.test(significant.at(-1)!)
  const occupation =
    titles.inBranch(corps, significant) ??
    (isWorker ? titles.inBranch(corps, significant.slice(0, -1), { isWhole: true }) : null)
  return occupation ? { occupations: [occupation], rest: [] } : byOnlyTitle(titles, words)
}

/** Who served, or a name that only the services have. */
const military =
  /\b(?:former|formerly|ex|prior|retired|retiring|vet(?:eran)?|was|were|been|served|separat\w+|transition\w+|military|army|navy|marines?|usmc|air force|coast guard|combat|infantry\w*|corpsm[ae]n|sniper|gunners?|seabee|special forces|sapper|boatswains?|mates?)\b/i
/** 'C-17 loadmaster', 'KC-135 boom operator', 'uh-60 crew chief' */
const aircraft =
  /^(?:[ahkmerw]?c-?(?:5|12|17|21|40|46|130|135)|f-?(?:14|15|16|18|22|35)|a-?10|b-?(?:1|2|52)|[amuh]?h-?(?:1|6|46|47|53|58|60|64|65)|ch-?(?:46|47|53)|(?:mc?|c)?v-?22|ep?-?[23]|p-?[38]|[mr]q-?\d{1,2}|u-?2)[a-z]?$/i

/** One word that says an occupation of the services wherever it stands, as nobody else is called so: 'corpsman er tech'. */
const theirsAlone =
  /^(?:infantry(?:m[ae]n)?|corpsm[ae]n|sappers?|artillerym[ae]n|swcc|pararescue(?:m[ae]n)?|loadmasters?|enginem[ae]n|seabees?|riflem[ae]n|machinegunners?|mortarm[ae]n|cannoneers?|sonarm[ae]n|torpedom[ae]n|ordnancem[ae]n|amtrackers?|marsoc|tacp|jtac|psyops?|bosuns?|submariners?|paratroopers?)$/i

const branchWord = /^(?:army|navy|marines?|usmc|usaf|usn|uscg|force|guard|seabees?)$/i

/** A name that no civilian has, or that a branch or an aircraft stands before: 'army medic wanting EMT work'. */
function byNameAmong(index: CodeIndex, titles: OccupationTitles, text: string): Found | null {
  const all = wordsOf(text)
  const words = all.filter((word) => !aircraft.test(word))
  const hasAircraft = words.length < all.length
  if (!hasAircraft && !military.test(text) && !words.some((word) => theirsAlone.test(word))) return null
  for (let length = Math.min(longestName, all.length - 1); length >= (hasAircraft ? 1 : 2); length--)
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length)
      const key = filler.test(name.at(-1)!) ? null : occupationNamed(name, null, { exactly: true })
      const isTheirs = hasAircraft || branchWord.test(words[at - 1] ?? '')
      if (!key || (!isTheirs && titles.isCivilian(name))) continue
      const occupations = ofKey(index, key)
      const rest = [...words.slice(0, at), ...words.slice(at + length)].filter(
        (word) => !filler.test(word) && !branchWord.test(word) && !/^\d{1,2}$/.test(word),
      )
      if (occupations.length) return { occupations, rest }
    }
  return byTitleAmong(titles, all) ?? byNameAlone(index, all)
}
const longestName = 5

/** 'utilitiesman seabee plumber': a rating of one word that no civilian is called. */
function byTitleAmong(titles: OccupationTitles, words: string[]): Found | null {
  for (const [at, word] of words.entries()) {
    const occupations = titles.of([word]).filter(({ kind }) => kind === 'RATING')
    const rest = words.filter((other, i) => i !== at && !filler.test(other) && !branchWord.test(other))
    if (occupations.length) return { occupations, rest }
  }
  return null
}

/** 'corpsman er tech': one word that says it, and what is looked for. */
function byNameAlone(index: CodeIndex, words: string[]): Found | null {
  const at = words.findIndex((word) => theirsAlone.test(word))
  const key = at < 0 ? null : occupationNamed([words[at]!], null, { exactly: true })
  if (!key) return null
  const rest = words.filter((other, i) => i !== at && !filler.test(other) && !branchWord.test(other))
  return { occupations: ofKey(index, key), rest }
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
