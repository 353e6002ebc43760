import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { lettersOf } from '#lib/letters.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { genericWords } from '../text/generic-words.ts'
import { stemOf } from '../text/stem-of.ts'
import { synonymsOf } from '../text/synonyms.ts'
import { stemsOf } from '../text/words.ts'

/** `letters`: as `lettersOf` has them */
export type KnownWord = { word: string; titles: number; letters: number }

/** Words of occupations' titles and how many titles have them, for corrections. */
export type Dictionary = {
  /** whether the word is in a title, or has an ending that words in titles take */
  knows(word: string): boolean
  /** how many titles have the word */
  titlesWith(word: string): number
  /** words by their first letter */
  beginningWith(letter: string): KnownWord[]
  /**
   * What titles must say where the words name a job ('guard', 'CDL truck driver', 'welding', 'help desk'): each of these,
   * at least half of its words. Without what says when the work is ('nurse night shift'), and without 'technician' and the
   * like, which half of all titles have. Empty: the words name none.
   */
  titlesIn(words: string): string[]
  /** whether civilian careers have a title of these words, which says more than 'manager' */
  isTitle(words: string): boolean
  /** whether titles say these words, two or more, one after the other: 'data entry', 'human resources' */
  isOfTitles(words: string): boolean
}

/** This many titles with the same last word: it names a job whatever comes before it. */
const leastOfKind = 10
/** The same for a kind of work: 'welding' has welders. */
const leastOfTrade = 3
/** The same for words that belong together. */
const leastOfPair = 5

/** The words of the civilian and military titles of the catalog, read once per catalog. */
export const dictionary = oncePerCatalog(read)

async function read(db: Db): Promise<Dictionary> {
  const { rows } = await sql<{ title: string; civilian: boolean }>`
    select title, true as civilian from career_titles
    union all select title, false from military_occupations
    where active and not qualification and personnel = 'enlisted'`.execute(db)
  const titles = new Map<string, number>()
  const civilian = new Set<string>()
  const kinds = new Map<string, number>()
  const phrases = new Map<string, number>()
  const operated = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const { title, civilian: isCivilian } of rows) {
    if (isCivilian) {
      const stems = stemsOf(title)
      civilian.add(stems.join(' '))
      kinds.set(stems.at(-1)!, (kinds.get(stems.at(-1)!) ?? 0) + 1)
      for (const pair of pairsOf(stems)) count(pairs, pair)
      // 'help desk' of 'Help Desk Technician'
      if (stems.length === 3) count(phrases, stems.slice(0, 2).join(' '))
    }
    for (const word of new Set(title.toLowerCase().match(/[a-z]{3,}/g))) {
      count(titles, word)
      if (/(?:operator|driver)s?$/i.test(title)) count(operated, word)
    }
  }
  for (const [pair, times] of pairs) if (times < leastOfPair) pairs.delete(pair)
  const byLetter = Map.groupBy(
    [...titles].map(([word, count]) => ({ word, titles: count, letters: lettersOf(word) })),
    ({ word }) => word.charAt(0),
  )
  function isTitle(words: string) {
    const stems = stemsOf(words)
    const names = [stems.join(' '), ...(synonymsOf(stems) ?? []).map((name) => stemsOf(name).join(' '))]
    return names.some((name) => civilian.has(name))
  }
  function namesJob(words: string) {
    if (isTitle(words)) return true
    const stems = stemsOf(words)
    return stems.length > 1 && agent.test(words) && (kinds.get(stems.at(-1)!) ?? 0) >= leastOfKind
  }
  /** 'welder' of 'welding', 'phlebotomist' of 'phlebotomy' */
  function workerOf(typed: string): string | null {
    const word = typed.toLowerCase()
    const isWorker = (worker: string) =>
      worker !== word &&
      forms(worker).some((form) => titles.has(form)) &&
      stemOf(worker) !== stemOf(word) &&
      (kinds.get(stemOf(worker)) ?? 0) >= leastOfTrade
    return trades.map(([ending, worker]) => word.replace(ending, worker)).find(isWorker) ?? null
  }
  /** 'forklift' of 'Forklift Operator': most titles that say it are of those who operate one. */
  const isOperated = (word: string) => (operated.get(word) ?? 0) > (titles.get(word) ?? 0) / 2
  return {
    isTitle: (words) => words.replace(genericWords, '').trim() !== '' && isTitle(words),
    isOfTitles(words) {
      const said = pairsOf(stemsOf(words))
      return said.length > 0 && said.every((pair) => pairs.has(pair))
    },
    knows: (word) => forms(word).some((form) => titles.has(form)),
    titlesWith: (word) => titles.get(word) ?? 0,
    beginningWith: (letter) => byLetter.get(letter) ?? [],
    titlesIn(words) {
      const title = words.replace(hours, ' ').replace(/\s+/g, ' ').trim()
      const worker = workerOf(title.split(' ').at(-1)!)
      if (worker) return [`${title} ${worker}`]
      const whole = title.replace(/(?<= )techs?$/i, 'technician')
      if (whole !== title && namesJob(whole)) return [telling(whole)]
      if (namesJob(title)) return [telling(title)]
      if (isOperated(title.toLowerCase())) return [title]
      // 'it help desk'
      const later = title.split(' ').slice(1).join(' ')
      const names = [title, later, ...(synonymsOf(stemsOf(title)) ?? [])]
      return names.find((phrase) => phrases.has(stemsOf(phrase).join(' ')))?.split(' ') ?? []
    },
  }
}

const pairsOf = (stems: string[]) => stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)

const hours =
  /\b(?:(?:night|day|evening|swing|graveyard|rotating|second|third|first|weekend|\d+[- ]hour) shifts?|weekends?|home (?:daily|nightly|weekly|every night))\b/gi

/** Endings of a kind of work, and of those who do it: 'welding', 'phlebotomy', 'carpentry', 'dentistry'. */
const trades = [
  [/(?<=^[a-z]{3,})ing$/, 'er'],
  [/(?<=^[a-z]{4,})y$/, 'ist'],
  [/(?<=^[a-z]{4,})ry$/, 'er'],
  [/(?<=^[a-z]{4,})ry$/, ''],
] as const

const count = (numbers: Map<string, number>, key: string) => numbers.set(key, (numbers.get(key) ?? 0) + 1)

/** 'forklift' of 'forklift operator': a shift operations supervisor is none. 'nurse' of 'VA hospital nurse'. */
function telling(title: string): string {
  const words = title.replace(genericWords, ' ').trim().split(/\s+/)
  if (!/\p{L}{2}/u.test(words.join(' ')) || synonymsOf(stemsOf(title))) return title
  const last = words.at(-1)!
  return words.length > 2 && title.endsWith(last) && agent.test(last) ? last : words.join(' ')
}

/** Who does the work, not what it is: 'driver' and 'technician', not 'driving' and 'security'. */
const agent =
  /(?:er|or|ist|ian|man|nurse|guard|clerk|chef|cook|analyst|mechanic|assistant|attendant|agent|aide)s?$/i

/** A word, and what it may be a form of: 'welders', 'welding', 'repaired', 'studies'. */
const forms = (word: string) => [
  word,
  // 'seamstres' is one letter short.
  word.endsWith('s') ? word : `${word}s`,
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(?:ing|ed)$/, ''),
  word.replace(/(?:ing|ed)$/, 'e'),
  word.replace(/(.)\1(?:ing|ed)$/, '$1'),
]
