import { plannedTitles } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { oncePerDatabase } from '#lib/once-per-database.ts'
import { termsOf } from '../text/words.ts'
import { type Columns, titleMarks } from './columns.ts'
import { concatIndex, writeIndex } from './index-format.ts'
import { phraseKey } from './phrase-key.ts'
import type { TitleVocabulary } from './title-vocabulary.ts'

// What a job is, decided once: which of the titles that military occupations lead to are in its title. A code's plan of
// ninety titles is then a union of short lists; without it, words are intersected and their order is checked.

/** Raised when jobs are to be classified in another way by the same titles. */
const method = 1

type Entry = { marks: number[]; key: number }
export type TitleClassifier = TitleVocabulary & { byFirstMark: ReadonlyMap<number, Entry[]> }

/** The classifier by the catalog, which changes only at startup. */
export const titleClassifier = oncePerDatabase(async (db: Db) => classifierOf(await plannedTitles(db)))

export function classifierOf(titles: string[]): TitleClassifier {
  const byKey = new Map<number, Entry>()
  for (const text of titles) {
    const marks = termsOf(text).map(({ mark }) => mark)
    const key = phraseKey(marks)
    if (marks.length) byKey.set(key, { marks, key })
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

/** The jobs of each title, as dictionary and postings in one. */
export function classify({ title }: Pick<Columns, 'title'>, size: number, by: TitleClassifier): Uint8Array {
  const lists = new Map<number, number[]>()
  for (let slot = 0; slot < size; slot++) {
    const from = slot * titleMarks
    const end = from + titleMarks
    for (let at = from; at < end && title[at]; at++)
      for (const { marks, key } of by.byFirstMark.get(title[at]!) ?? []) {
        if (!hasAt(title, at, end, marks)) continue
        const slots = lists.get(key)
        if (!slots) lists.set(key, [slot])
        else if (slots.at(-1) !== slot) slots.push(slot)
      }
  }
  const posted = [...lists]
    .sort(([a], [b]) => a - b)
    .map(([key, slots]) => ({ key, slots, count: slots.length }))
  return concatIndex(writeIndex(posted, size))
}

function hasAt(title: Uint16Array, at: number, end: number, marks: number[]): boolean {
  if (at + marks.length > end) return false
  for (let i = 1; i < marks.length; i++) if (title[at + i] !== marks[i]) return false
  return true
}
