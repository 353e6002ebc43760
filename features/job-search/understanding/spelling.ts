import distance from 'damerau-levenshtein'
import { sql } from 'kysely'
import { workTasks } from '#catalog/job-words.ts'
import { occupationNames } from '#catalog/occupation-names.ts'
import { nameWithSlip } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { fold } from '#lib/fold.ts'
import { areFar, lettersOf } from '#lib/letters.ts'
import { stemOf } from '../text/stem-of.ts'
import { commonWords } from './common-words.ts'
import { type Dictionary, dictionary, type KnownWord } from './dictionary.ts'

/** How many letters of a word may be wrong. */
const slips = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)
/** Two wrong letters of a short word, or one of four: only where a word of many titles is meant. */
const isFarFetched = (typed: string, steps: number, titles: number) =>
  titles < 40 && (typed.length < 5 || (steps > 1 && typed.length < 9))
const isWord = /^[a-z]{4,30}$/
const mostWords = 6
/** What a last letter that differs costs, in letters: people drop letters inside of words. */
const lastLetter = 0.3
/** What it is worth that only the order of letters differs: 'officre'. */
const lettersSwapped = 0.5
/** What ten times as many titles are worth, in letters. */
const frequency = 0.1

/** Words of what people call occupations and what they do, which titles may not have. */
const namedWords = new Set([...occupationNames.keys()].flatMap((name) => name.split(' ')))
const doneWords = new Set(workTasks.flatMap(({ tasks }) => tasks.flatMap((task) => task.split(' '))))
const doneStems = new Set([...doneWords].map(stemOf))

/**
 * The words with what was surely meant: 'electrican' → 'electrician', 'hvac tecnician' → 'hvac technician'. A word stays
 * that titles, employers or enough jobs have, or that resembles nothing.
 * @param q words as typed, without phrases and exclusions
 * @param jobsWith how many jobs contain a word
 * @returns null when there is nothing to correct
 */
export async function corrected(
  db: Db,
  q: string,
  jobsWith: (word: string) => Promise<number>,
): Promise<string | null> {
  const known = await dictionary(db)
  const together = await inOneWord(known, fold(q), jobsWith)
  if (together !== null) return (await corrected(db, together, jobsWith)) ?? together
  const doubtful = [...new Set(fold(q).split(/\s+/))]
    .filter(
      (word) =>
        isWord.test(word) &&
        !commonWords.has(word) &&
        !known.knows(word) &&
        !namedWords.has(word) &&
        !doneWords.has(word) &&
        !(inflected.test(word) && doneStems.has(stemOf(word))),
    )
    .slice(0, mostWords)
  if (!doubtful.length) return null
  const named = nameWithSlip(fold(q), (word) => doubtful.includes(word))
  if (named) return named
  let words = fold(q)
  for (const word of doubtful) {
    const apart = inTwoWords(known, word)
    if (apart && (await jobsWith(word)) === 0) {
      words = words.replace(word, apart)
      continue
    }
    const meant = await likeliest(nearest(known, word), jobsWith)
    if (
      meant &&
      ((meant.isClose && isOnlyStem(known, word)) || (await isSlip(db, known, word, meant, jobsWith)))
    )
      words = words.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'),
        inNumberOf(word, meant.word),
      )
  }
  return words === fold(q) ? null : words
}

/** 'prescriptions' for 'perscriptions', of which titles have one. */
const inNumberOf = (typed: string, meant: string) =>
  /[^s]s$/.test(typed) &&
  !meant.endsWith('s') &&
  distance(typed, `${meant}s`).steps < distance(typed, meant).steps
    ? `${meant}s`
    : meant

/** 'fire fighter' → 'firefighter', where no job has it in two words. */
async function inOneWord(
  known: Dictionary,
  q: string,
  jobsWith: (word: string) => Promise<number>,
): Promise<string | null> {
  const words = q.split(/\s+/)
  for (const [at, word] of words.slice(0, mostWords).entries()) {
    const next = words[at + 1] ?? ''
    const joined = `${word}${next}`
    if ([word, next].every((each) => known.titlesWith(each) >= ownWord)) continue
    if (joined === word || !/^[a-z]{6,}$/.test(joined)) continue
    // 'wear house'
    const meant = known.titlesWith(word) < leastJoined ? nearest(known, joined)[0] : null
    if (meant?.isUnmistakable && (await jobsWith(`"${word} ${next}"`)) === 0)
      return words.toSpliced(at, 2, meant.word).join(' ')
    if (known.titlesWith(joined) < leastJoined) continue
    const [apart, whole] = await Promise.all([jobsWith(`"${word} ${next}"`), jobsWith(joined)])
    if (whole > 5 * apart) return words.toSpliced(at, 2, joined).join(' ')
  }
  return null
}
/** This many titles with the word: it is one. */
const leastJoined = 5
/** Two words that titles have so often are two: 'health care'. */
const ownWord = 40

/** 'truckdriver' → 'truck driver': two words that many titles have. */
function inTwoWords(known: Dictionary, word: string): string | null {
  for (let at = 4; at <= word.length - 4; at++) {
    const both = [word.slice(0, at), word.slice(at)]
    if (both.every((each) => known.titlesWith(each) >= ownWord)) return both.join(' ')
  }
  return null
}

/** Of words that are about as near the first that a job has: 'pilor' is a pilot where no job is for a piler. */
async function likeliest(near: Near[], jobsWith: (word: string) => Promise<number>): Promise<Near | null> {
  const [first, ...others] = near
  if (!first) return null
  for (const each of [first, ...others.slice(0, 2).filter(({ cost }) => cost < first.cost + aboutAsNear)])
    if ((await jobsWith(each.word)) > 0) return each
  return first
}
const aboutAsNear = 0.5

/** The words that are the fewest letters away first, the most frequent first among these. */
function nearest(known: Dictionary, typed: string): Near[] {
  const most = slips(typed.length)
  const letters = lettersOf(typed)
  const near = [...known.beginningWith(typed.charAt(0)), ...namedWithLetter(typed.charAt(0))].flatMap(
    ({ word, titles, letters: its }) => {
      if (Math.abs(word.length - typed.length) > most || areFar(letters, its, most)) return []
      const { steps } = distance(typed, word)
      if (steps > most || isFarFetched(typed, steps, titles)) return []
      const swapped = sorted(word) === sorted(typed) ? lettersSwapped : 0
      const cost =
        steps + (word.at(-1) === typed.at(-1) ? 0 : lastLetter) - swapped - frequency * Math.log10(titles)
      const isOne = steps === 1 || swapped > 0
      return [
        {
          ...{ word, cost },
          isUnmistakable: steps === 1 && typed.length > 6 && titles >= usual,
          isUsual: typed.length >= longWord && titles >= usual,
          isClose: isOne && typed.length > 5 && titles >= leastTitles,
        },
      ]
    },
  )
  return near.toSorted((a, b) => a.cost - b.cost)
}

type Near = {
  word: string
  cost: number
  /** one wrong letter of a long word that many titles have */
  isUnmistakable: boolean
  /** that many titles have, for a long word */
  isUsual: boolean
  /** one wrong letter of a word that titles have: meant although the board has no such job */
  isClose: boolean
}
const usual = 40
const longWord = 9
const leastTitles = 3

const sorted = (word: string) => [...word].toSorted().join('')

const namedByLetter = Map.groupBy(
  [...namedWords.union(doneWords)]
    .filter((word) => word.length > 3)
    .map((word): KnownWord => ({ word, titles: 1, letters: lettersOf(word) })),
  ({ word }) => word.charAt(0),
)
const namedWithLetter = (letter: string) => namedByLetter.get(letter) ?? []

/** 'inspecter' and 'inspector', 'assistent' and 'assistant': endings that sound alike. */
const sounding = (word: string) => word.replace(/[aeio](r|nt|nce|ncy|ble)$/, '$1')

/** 'analyt' is the stem of 'analytical', so jobs are found by it, and is no word itself. */
const isOnlyStem = (known: Dictionary, typed: string) =>
  stemOf(typed) === typed &&
  known.beginningWith(typed.charAt(0)).some(({ word }) => word !== typed && stemOf(word) === typed)

const inflected = /(?:s|ed|ing|ly)$/

/** 'maintainance' is no form of 'maintain', and yet has its stem: what jobs say of it says nothing of the word. */
const hasStemOfOther = (known: Dictionary, typed: string) =>
  !inflected.test(typed) &&
  known.beginningWith(typed.charAt(0)).some(({ word }) => word !== typed && stemOf(word) === stemOf(typed))

/** A handful of jobs may have the slip too; a name of an employer is none. */
async function isSlip(
  db: Db,
  known: Dictionary,
  typed: string,
  { word: meant, isUnmistakable, isUsual, isClose }: Near,
  jobsWith: (word: string) => Promise<number>,
): Promise<boolean> {
  // The index knows words by their stems: 'maintenence' finds the same jobs, and 'maintained' is no slip.
  if (stemOf(typed) === stemOf(meant)) return !inflected.test(typed)
  if (sounding(typed) === sounding(meant)) return true
  const literal = isUsual && hasStemOfOther(known, typed) ? 0 : await jobsWith(typed)
  if (literal > 3 && !isUnmistakable) return false
  const meantJobs = await jobsWith(meant)
  // Other words have the stem of 'registred', too.
  if (literal > 0 && meantJobs < (isUnmistakable ? 1 : 50) * literal) return false
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from employers where name ~* ${`\\m${typed}\\M`}) as known`.execute(db)
  return (
    !rows[0]!.known &&
    (meantJobs > 0 || namedWords.has(meant) || doneWords.has(meant) || (literal === 0 && isClose))
  )
}
