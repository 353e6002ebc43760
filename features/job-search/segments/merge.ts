import { placeIn } from './build.ts'
import {
  type Columns,
  columnBytes,
  columnsIn,
  copyJob,
  type Listed,
  type Lists,
  listed,
  none,
  widthOf,
} from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { concatIndex, type PostingList, type StoredSegment, writeIndex } from './index-format.ts'
import { mergeCareers, type StoredCareers } from './job-careers.ts'
import { readPosting } from './postings.ts'
import type { LoadedSegment } from './store.ts'
import { decodeTombstones } from './tombstones.ts'

/** What is merged, as plain data, so that any thread can do it. Segments with their postings */
export type MergePlan = {
  segments: LoadedSegment[]
  /** jobs that were deleted or expired until then are dropped (seconds) */
  retainedSince: number
}

/** `places[part][slot]` is the new slot of each job, -1 if dropped. */
export type Merged = { segment: StoredSegment; places: Int32Array[] }

export const mergedOf = ({ segments, retainedSince }: MergePlan): Merged =>
  mergeSegments(segments.map((segment) => sourceOf(segment, retainedSince)))

function sourceOf(segment: LoadedSegment, retainedSince: number): MergeSource {
  const deleted = decodeTombstones(segment.tombstones)
  const { gone } = segment.columns
  const counts = (slot: number) =>
    (deleted.get(slot) ?? gone[slot]!) > retainedSince && gone[slot]! > retainedSince
  return { ...segment, counts } as MergeSource
}

/** The buffers of a plan, to be handed over to the thread that merges. */
export const buffersOf = ({ segments }: MergePlan): ArrayBuffer[] =>
  segments.flatMap(({ columns, titles, words }) =>
    [columns.ids, titles.keys, words.keys, words.postings!].map(({ buffer }) => buffer as ArrayBuffer),
  )

/** A segment to merge, entirely in memory, and whether a slot is still live. */
export type MergeSource = {
  size: number
  columns: Columns
  lists: Lists
  titles: Dictionary & { postings: Uint8Array }
  words: Dictionary & { postings: Uint8Array }
  careers: StoredCareers | null
  counts(slot: number): boolean
}

/** Merges segments into one. */
export function mergeSegments(parts: MergeSource[]): Merged {
  const order = survivors(parts)
  const size = order.length
  const places = parts.map((part) => new Int32Array(part.size).fill(-1))
  const buffer = new ArrayBuffer(columnBytes(size))
  const columns = columnsIn(buffer, size)
  const lists = mergedLists(parts)
  order.forEach(({ part, slot }, to) => {
    places[part]![slot] = to
    copyJob(parts[part]!.columns, slot, columns, to)
    for (const name of listed) {
      const width = widthOf(name)
      for (let i = to * width; i < (to + 1) * width; i++)
        if (columns[name][i] !== none) columns[name][i] = lists.translated[part]![name][columns[name][i]!]!
    }
  })
  const indexOf = (name: 'titles' | 'words') => {
    const indexes = parts.map((part) => part[name])
    // Slots that are further apart take more bytes.
    const room = indexes.reduce((sum, { postings }) => sum + postings.length * 1.5, 1 << 16)
    return writeIndex(merged(indexes, parts, places, size), size, room)
  }
  const titles = concatIndex(indexOf('titles'))
  const index = indexOf('words')
  const careers = mergeCareers(
    parts.map((part) => part.careers),
    places,
    size,
  )
  return {
    segment: { size, columns: new Uint8Array(buffer), lists: lists.values, titles, ...index, careers },
    places,
  }
}

function survivors(parts: MergeSource[]) {
  const order: { part: number; slot: number; posted: number }[] = []
  parts.forEach(({ size, columns, counts }, part) => {
    for (let slot = 0; slot < size; slot++)
      if (counts(slot)) order.push({ part, slot, posted: columns.posted[slot]! })
  })
  return order.sort((a, b) => b.posted - a.posted || a.part - b.part || a.slot - b.slot)
}

/** The values of all parts in one list each, and the new index of each part's values. */
function mergedLists(parts: MergeSource[]) {
  const places = Object.fromEntries(listed.map((name) => [name, new Map<string, number>()])) as Record<
    Listed,
    Map<string, number>
  >
  const translated = parts.map(
    ({ lists }) =>
      Object.fromEntries(
        listed.map((name) => [name, lists[name].map((value) => placeIn(places[name], value))]),
      ) as Record<Listed, number[]>,
  )
  const values = Object.fromEntries(listed.map((name) => [name, [...places[name].keys()]])) as Lists
  return { values, translated }
}

function* merged(
  indexes: MergeSource['words'][],
  parts: MergeSource[],
  places: Int32Array[],
  size: number,
): Generator<PostingList> {
  const next = indexes.map(() => 0)
  const slots = new Uint32Array(size)
  const read = new Uint16Array(Math.max(0, ...parts.map((part) => part.size)))
  for (;;) {
    let key = Number.POSITIVE_INFINITY
    indexes.forEach(({ keys }, i) => {
      if (next[i]! < keys.length && keys[next[i]!]! < key) key = keys[next[i]!]!
    })
    if (key === Number.POSITIVE_INFINITY) return
    let count = 0
    let runs = 0
    indexes.forEach(({ keys, from, postings }, i) => {
      const at = next[i]!
      if (keys[at] !== key) return
      next[i]!++
      runs++
      const many = readPosting(postings.subarray(from[at], from[at + 1]), parts[i]!.size, read)
      for (let n = 0; n < many; n++) {
        const to = places[i]![read[n]!]!
        if (to >= 0) slots[count++] = to
      }
    })
    if (runs > 1) slots.subarray(0, count).sort()
    if (count) yield { key, slots, count }
  }
}
