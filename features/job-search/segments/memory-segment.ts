import { apartSince } from '../text/stem-of.ts'
import { analysisVersion } from '../text/words.ts'
import { type Bits, noBits } from './bits.ts'
import { columnsIn, type KeptColumns, keptColumnsIn, shareColumns } from './columns.ts'
import { readDictionary } from './dictionary.ts'
import { type GeoGrid, gridIn, shareGrid } from './geo-grid.ts'
import { aligned, type Index, type StoredSegment, splitIndex } from './index-format.ts'
import { type StoredCareers, withCategories } from './job-careers.ts'
import { type Rows, rowsIn, shareRows } from './rows.ts'
import { type Careers, careersIn, shareCareers } from './shared-careers.ts'
import type { LoadedSegment, StoredClasses } from './store.ts'
import { decodeTombstones } from './tombstones.ts'
import { listsIn, shareLists, type ValueLists } from './value-lists.ts'

/** A segment in memory that all threads of the process read; sending it to another thread copies nothing of it. */
export type SharedSegment = {
  id: number
  size: number
  /** by which version of the analysis its words were found */
  analyzed: number
  columns: SharedArrayBuffer
  lists: SharedArrayBuffer
  titles: SharedArrayBuffer
  words: SharedArrayBuffer
  /** null where posting lists are read on demand */
  postings: SharedArrayBuffer | null
  rows: SharedArrayBuffer
  grid: SharedArrayBuffer
  /** which titles its jobs have; null: it was not classified yet */
  classes: SharedClasses | null
  /** what its jobs are; null: they were not classified yet */
  careers: SharedCareers | null
}
export type SharedCareers = { version: number | null; isComplete: boolean; buffer: SharedArrayBuffer }
export type SharedClasses = { version: number; buffer: SharedArrayBuffer }

/** A segment as a thread reads it. */
export type MemorySegment = {
  id: number
  size: number
  shared: SharedSegment
  columns: KeptColumns
  lists: ValueLists
  titles: Index
  words: Index
  rows: Rows
  grid: GeoGrid
  classes: Index | null
  careers: Careers | null
  /** tombstones as they are stored */
  dead: Uint8Array
  /** slot → when its job was deleted, in seconds (0: replaced by a newer version) */
  tombstones: Map<number, number>
  /** results of filters, by name: those that were asked for lately, and those before */
  cachedSets: { latest: Map<string, Bits>; earlier: Map<string, Bits> }
}

/** Puts a segment into memory that threads share. */
export function share({ titles, words, classes, careers, ...loaded }: LoadedSegment): SharedSegment {
  const { id, size, analyzed } = loaded
  const { columns, lists } = withCategories(loaded, careers)
  return {
    id,
    size,
    analyzed,
    columns: shareColumns(columns),
    lists: shareLists(lists),
    titles: copied(new Uint8Array(titles.keys.buffer)),
    words: copied(new Uint8Array(words.keys.buffer)),
    postings: words.postings ? copied(words.postings) : null,
    rows: shareRows({ columns, lists, size }),
    grid: shareGrid(columns),
    classes: classes && shareClasses(classes),
    careers: careers && shareCareersOf(careers, size),
  }
}

/** Whether some of these were indexed before some stems were told apart. */
export const hasEarlier = (segments: MemorySegment[]): boolean =>
  segments.some(({ shared }) => shared.analyzed < apartSince)

/** Views on a shared segment. */
export function open(shared: SharedSegment, dead: Uint8Array): MemorySegment {
  const { id, size } = shared
  return {
    id,
    size,
    shared,
    columns: keptColumnsIn(shared.columns, size),
    lists: listsIn(shared.lists),
    titles: splitIndex(shared.titles),
    words: {
      ...readDictionary(shared.words),
      postings: shared.postings ? new Uint8Array(shared.postings) : undefined,
    },
    rows: rowsIn(shared.rows, size),
    grid: gridIn(shared.grid),
    classes: shared.classes && splitIndex(shared.classes.buffer),
    careers: shared.careers && careersIn(shared.careers.buffer, size),
    dead,
    tombstones: decodeTombstones(dead),
    cachedSets: { latest: new Map(), earlier: new Map() },
  }
}

/** A segment that was just built, and is in no database. */
export const inMemory = (built: StoredSegment): MemorySegment =>
  open(share(loadedOf(built)), new Uint8Array())

/** As it is when it comes from the database. */
export const loadedOf = ({
  size,
  columns,
  lists,
  titles,
  words,
  postings,
  careers,
}: StoredSegment): LoadedSegment => ({
  ...{ id: -1, size, lists, tombstones: new Uint8Array(), classes: null, analyzed: analysisVersion, careers },
  columns: columnsIn(aligned(columns), size),
  titles: splitIndex(aligned(titles)),
  words: { ...readDictionary(aligned(words)), postings },
})

/** The same segment with other tombstones. */
export const withTombstones = (segment: MemorySegment, dead: Uint8Array): MemorySegment => ({
  ...segment,
  dead,
  tombstones: decodeTombstones(dead),
})

/** The same segment, classified again. */
export const withClasses = (segment: MemorySegment, classes: StoredClasses | null): MemorySegment =>
  open({ ...segment.shared, classes: classes && shareClasses(classes) }, segment.dead)

const shareCareersOf = ({ version, isComplete, careers }: StoredCareers, size: number): SharedCareers => ({
  ...{ version, isComplete },
  buffer: shareCareers(careers, size),
})

const shareClasses = ({ classes, version }: StoredClasses): SharedClasses => ({
  version,
  buffer: copied(classes),
})

function copied(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return buffer
}

/** Looks up the posting list of a term in a segment. */
export type Postings = (segment: MemorySegment, key: number) => Uint8Array | undefined

/** A posting list of an index that is entirely in memory. */
export function memoryPosting({ from, postings }: Index, at: number): Uint8Array | undefined {
  return postings?.subarray(from[at], from[at + 1])
}

/** How many sets a segment keeps, of 4 kB each at most: 256 MB in all. */
let mostSets = 200
export function shareOutSets(segments: number): void {
  mostSets = Math.min(200, Math.ceil(65_536 / Math.max(1, segments)))
}

/** A set that never changes for a segment, computed once while it is asked for now and then. */
export function cachedBits(segment: MemorySegment, name: string, make: (bits: Bits) => void): Bits {
  const { cachedSets } = segment
  const cached = cachedSets.latest.get(name)
  if (cached) return cached
  const bits = cachedSets.earlier.get(name) ?? made(segment, make)
  cachedSets.latest.set(name, bits)
  if (cachedSets.latest.size >= mostSets / 2) {
    cachedSets.earlier = cachedSets.latest
    cachedSets.latest = new Map()
  }
  return bits
}

function made({ size }: MemorySegment, make: (bits: Bits) => void): Bits {
  const bits = noBits(size)
  make(bits)
  return bits
}
