import { plannedTitles } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { markOf, termsOf } from '../text/words.ts'
import { type Bits, isSet } from './bits.ts'
import { titleMarks } from './columns.ts'
import { find } from './dictionary.ts'
import { concatIndex, type Index, writeIndex } from './index-format.ts'
import { indexed } from './match.ts'
import { phraseKey } from './phrase-key.ts'
import type { LoadedSegment } from './store.ts'
import type { TitleVocabulary } from './title-vocabulary.ts'

// What a job is, decided once: which of the titles that military occupations lead to are in its title. A code's plan of
// ninety titles is then a union of short lists; without it, words are intersected and their order is checked.

/** Raised when jobs are to be classified in another way by the same titles. */
const method = 2

type Entry = { marks: number[]; words: number[]; key: number }
export type TitleClassifier = TitleVocabulary & { byFirstMark: ReadonlyMap<number, Entry[]> }

/** The classifier by the catalog, which changes only at startup. */
export const titleClassifier = oncePerCatalog(async (db: Db) => classifierOf(await plannedTitles(db)))

export function classifierOf(titles: string[]): TitleClassifier {
  const byKey = new Map<number, Entry>()
  for (const text of titles) {
    const terms = termsOf(text)
    const words = terms.map((term) => term.key)
    const key = phraseKey(words)
    if (terms.length) byKey.set(key, { marks: terms.map(({ mark }) => mark), words, key })
  }
  const keys = Float64Array.from(byKey.keys()).sort()
  const numbers = new Uint32Array(keys.buffer)
  let version = method
  for (const number of numbers) version = Math.imul(version ^ number, 0x01000193)
  // SharedArrayBuffer: threads look the same keys up.
  const shared = new Float64Array(new SharedArrayBuffer(keys.byteLength))
  shared.set(keys)
  return {
    version: version & 0x7fffffff,
    keys: shared,
    byFirstMark: Map.groupBy(byKey.values(), ({ marks }) => marks[0]!),
  }
}

/**
 * The jobs of each title, as dictionary and postings in one.
 * @param titles the words of the segment's titles: two words may have one mark
 */
export function classify(
  { columns: { title }, titles, size }: Pick<LoadedSegment, 'columns' | 'titles' | 'size'>,
  by: TitleClassifier,
): Uint8Array {
  const lists = new Map<Entry, number[]>()
  for (let slot = 0; slot < size; slot++) {
    const from = slot * titleMarks
    const end = from + titleMarks
    for (let at = from; at < end && title[at]; at++)
      for (const entry of by.byFirstMark.get(title[at]!) ?? []) {
        if (!hasAt(title, at, end, entry.marks)) continue
        const slots = lists.get(entry)
        if (!slots) lists.set(entry, [slot])
        else if (slots.at(-1) !== slot) slots.push(slot)
      }
  }
  const ofWords = wordsOf(titles, size)
  const posted = [...lists]
    .sort(([a], [b]) => a.key - b.key)
    .map(([{ key, words }, slots]) => ({ key, slots: ofWords(words, slots) }))
    .filter(({ slots }) => slots.length)
    .map(({ key, slots }) => ({ key, slots, count: slots.length }))
  return concatIndex(writeIndex(posted, size))
}

/** Of the jobs whose titles have the marks of these words, those that have the words. */
function wordsOf(titles: Index, size: number): (words: number[], slots: number[]) => number[] {
  const keysByMark = Map.groupBy(titles.keys, markOf)
  const sets = new Map<number, Bits | null>()
  const having = (word: number) => {
    if (!sets.has(word)) sets.set(word, indexed(titles, word, size))
    return sets.get(word)!
  }
  return (words, slots) => {
    const doubtful = words.filter((word) => keysByMark.get(markOf(word))!.length > 1)
    if (words.some((word) => find(titles, word) < 0)) return []
    return slots.filter((slot) => doubtful.every((word) => isSet(having(word)!, slot)))
  }
}

function hasAt(title: Uint16Array, at: number, end: number, marks: number[]): boolean {
  if (at + marks.length > end) return false
  for (let i = 1; i < marks.length; i++) if (title[at + i] !== marks[i]) return false
  return true
}
