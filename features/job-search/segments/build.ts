import type { AnalyzedText, IndexedJob } from './analyze.ts'
import {
  type Columns,
  columnBytes,
  columnsIn,
  type Listed,
  type Lists,
  listed,
  mostCategories,
  never,
  none,
  titleMarks,
  topMarks,
} from './columns.ts'
import { concatIndex, type PostingList, type StoredSegment, writeIndex } from './index-format.ts'
import { invertNumbers, invertTerms } from './invert.ts'
import { writeCareers } from './job-careers.ts'

type Ordered = { id: string; posted: number }

/** Newest first, then by id, so that the order does not depend on the order of arrival. */
export const newestFirst = (a: Ordered, b: Ordered): number => b.posted - a.posted || (a.id < b.id ? -1 : 1)

/** Builds a segment. @param entries sorted by `newestFirst` */
export function buildSegment(entries: IndexedJob[]): StoredSegment {
  const size = entries.length
  const buffer = new ArrayBuffer(columnBytes(size))
  const columns = columnsIn(buffer, size)
  const lists = emptyLists()
  for (const [slot, entry] of entries.entries()) fill(columns, slot, entry, lists)
  const titles = concatIndex(writeIndex(invertTerms(entries.map(({ titleTerms }) => titleTerms)), size))
  const index = writeIndex(everything(entries), size)
  const careers = writeCareers(entries.map((entry) => entry.careers))
  return { size, columns: new Uint8Array(buffer), lists: valuesOf(lists), titles, ...index, careers }
}

type Places = Record<Listed, Map<string, number>>
const emptyLists = (): Places =>
  Object.fromEntries(listed.map((name) => [name, new Map()])) as unknown as Places
const valuesOf = (lists: Places): Lists =>
  Object.fromEntries(listed.map((name) => [name, [...lists[name].keys()]])) as Lists

function fill(columns: Columns, slot: number, entry: IndexedJob, lists: Places): void {
  const place = (name: Listed, value: string | null | undefined) =>
    value ? placeIn(lists[name], value) : none
  columns.ids.set(Buffer.from(entry.id.replaceAll('-', ''), 'hex'), slot * 16)
  columns.posted[slot] = entry.posted
  columns.firstSeen[slot] = entry.firstSeen
  columns.gone[slot] = Math.min(never, entry.gone)
  columns.promoted[slot] = entry.promoted
  columns.lat[slot] = entry.lat ?? Number.NaN
  columns.lon[slot] = entry.lon ?? Number.NaN
  columns.employer[slot] = place('employer', entry.employer)
  columns.state[slot] = place('state', entry.state)
  columns.city[slot] = place('city', entry.city)
  columns.zip[slot] = place('zip', entry.zip)
  columns.type[slot] = place('type', entry.type)
  columns.level[slot] = place('level', entry.level)
  columns.source[slot] = place('source', entry.source)
  columns.clearance[slot] = place('clearance', entry.clearance)
  for (let i = 0; i < mostCategories; i++)
    columns.category[slot * mostCategories + i] = place('category', entry.categories[i])
  columns.title.set(entry.titleMarks, slot * titleMarks)
  columns.top.set(entry.topMarks, slot * topMarks)
  columns.titleLength[slot] = entry.titleLength
  columns.flags[slot] = entry.flags
}

export function placeIn(list: Map<string, number>, value: string): number {
  const place = list.get(value) ?? list.size
  list.set(value, place)
  return place
}

/** Pairs have the lowest keys. */
function* everything(texts: AnalyzedText[]): Generator<PostingList> {
  yield* invertNumbers(texts.map(({ pairs }) => pairs))
  yield* invertTerms(texts.map(({ terms }) => terms))
}
