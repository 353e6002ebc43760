import type { Db } from '#lib/db.ts'
import { oncePerDatabase } from '#lib/once-per-database.ts'

/** A rank or pay grade among words, and the words without it. */
export type RankInWords = { grade: string; rest: string }

// 'E7', 'E-7', 'pay grade O-4'. Without its hyphen W2 is a tax form.
const payGrade = /(?<![\p{L}\p{N}-])(?:pay ?grade )?(?:([eo])-?(10|[1-9])|(w)-([1-5]))(?![\p{L}\p{N}-])/iu
/** Warfare qualifications that sailors write behind their rate. */
const qualification = /\((?:ex?w|sw|aw|ss|iw|fmf|nac|scw|pj|dv)(?:\/(?:ex?w|sw|aw|ss|iw|fmf))*\)/gi
const sailor =
  /\b(?:petty officer )?(first|second|third|1st|2nd|3rd)[- ]class(?: petty officer)?\b|\bpetty officer\b/i
const chief = /\b(?:(?:senior |master )?chief petty officer|(?:senior|master) chief)\b/i

/** Words that are a rank of some service and the name of no civilian's job: 'staff sergeant', 'GySgt', '1SG'. */
const titles = oncePerDatabase(async (db: Db) => {
  const ranks = await db
    .selectFrom('ranks')
    .select(['grade', 'abbreviation', 'title', 'corps_id'])
    .where('historic', '=', false)
    .orderBy('position')
    .execute()
  const names = new Map<string, string>()
  for (const { grade, abbreviation, title } of ranks)
    for (const name of [abbreviation, title.includes(' ') ? title : ''])
      if (name && isTelling(name) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), grade)
  const alone = new Map(
    ranks
      .toReversed()
      .flatMap(({ grade, abbreviation, title, corps_id }) =>
        [abbreviation, title].map((name): [string, string] => [`${corps_id} ${name.toLowerCase()}`, grade]),
      ),
  )
  const alternatives = [...names.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  return {
    names,
    alone,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
  }
})

/** 'Captain', 'Major' and 'CPT' are words of civilians too. */
const isTelling = (name: string) =>
  name.includes(' ')
    ? !/^Specialist \d$/i.test(name)
    : name.length > 2 && !alsoCivilian.test(name) && /[A-Z\d]{2}/.test(name)
const alsoCivilian = /^(?:gen|col|cap?t|maj|ens|adm|cdr|cmc|ccm|cpt|cpo|spc\d?|sma|gaf|amn)$/i

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The grade that words say ('retired E-7', 'SSG 11B', 'HM2 (SW) petty officer second class'); null: they say none.
 * @param corps the branch of an occupation that they stand beside: 'captain' is a rank there, and no job
 */
export async function rankInWords(
  db: Db,
  text: string,
  corps: string | null = null,
): Promise<RankInWords | null> {
  const words = tidy(text.replace(qualification, ' '))
  const alone = corps ? await gradeAlone(db, words, corps) : null
  if (alone) return { grade: alone, rest: '' }
  const grade = payGrade.exec(words)
  if (grade) return found(words, grade[0], `${(grade[1] ?? grade[3])!.toUpperCase()}-${grade[2] ?? grade[4]}`)
  const navy = chief.exec(words) ?? sailor.exec(words)
  if (navy) return found(words, navy[0], gradeOfSailor(navy[0]))
  const { names, pattern } = await titles(db)
  const named = pattern.exec(words)
  if (named) return found(words, named[0], names.get(named[0].toLowerCase())!)
  return words === tidy(text) ? null : { grade: '', rest: words }
}

/** Ranks that are civilians' jobs: 'recruit', 'seaman', 'general' work, a 'specialist' */
const jobToo = /^(?:recruit|seaman|fireman|airman|general|specialist|private)$/i

/** The grade, where all words are a rank of the branch: 'captain', 'chief', 'lt'. */
async function gradeAlone(db: Db, words: string, corps: string): Promise<string | null> {
  const name = words.toLowerCase()
  if (jobToo.test(name)) return null
  const { alone } = await titles(db)
  const isChief = name === 'chief' && (corps === 'navy' || corps === 'coast-guard')
  return alone.get(`${corps} ${name}`) ?? (isChief ? 'E-7' : null)
}

const found = (words: string, what: string, grade: string): RankInWords => ({
  grade,
  rest: tidy(words.replace(what, ' ')),
})

function gradeOfSailor(text: string): string {
  if (/chief/i.test(text)) return /master/i.test(text) ? 'E-9' : /senior/i.test(text) ? 'E-8' : 'E-7'
  if (/first|1st/i.test(text)) return 'E-6'
  return /second|2nd/i.test(text) ? 'E-5' : 'E-4'
}

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()
