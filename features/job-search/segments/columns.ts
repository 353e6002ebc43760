import type { Field } from '../engine/query.ts'

// The facts that rank, filter and count the jobs of a segment: one array per fact, job i at i * width.

/** The first words of a title and the most frequent of a description, as marks (words.ts), padded with 0. */
export const titleMarks = 12
export const topMarks = 12
export const mostCategories = 3
/** No value. */
export const none = 0xffff
export const never = 0xffffffff

/** Bits of `flags`. */
export const flag = { remote: 1, hybrid: 2, volunteer: 4, competitive: 8, ownPost: 16 } as const
/** Another bit of them, in memory alone: its category is that of its career. */
export const derivedCategory = 32

/** Facts with few distinct values: the column holds indexes into the segment's list of values. */
export const listed: readonly Field[] = [
  'employer',
  'category',
  'state',
  'city',
  'zip',
  'type',
  'level',
  'source',
  'clearance',
]
export type Listed = Field
export type Lists = Record<Listed, string[]>

const form = {
  ids: [Uint8Array, 16],
  /** seconds since 1970 */
  posted: [Uint32Array, 1],
  firstSeen: [Uint32Array, 1],
  gone: [Uint32Array, 1],
  promoted: [Uint32Array, 1],
  lat: [Float32Array, 1],
  lon: [Float32Array, 1],
  employer: [Uint16Array, 1],
  category: [Uint16Array, mostCategories],
  state: [Uint16Array, 1],
  city: [Uint16Array, 1],
  zip: [Uint16Array, 1],
  type: [Uint16Array, 1],
  level: [Uint16Array, 1],
  source: [Uint16Array, 1],
  clearance: [Uint16Array, 1],
  title: [Uint16Array, titleMarks],
  top: [Uint16Array, topMarks],
  /** words of the whole title, stop words left out */
  titleLength: [Uint8Array, 1],
  flags: [Uint8Array, 1],
} as const

export type Columns = { [Name in keyof typeof form]: InstanceType<(typeof form)[Name][0]> }
type Name = keyof typeof form
const names = Object.keys(form) as Name[]

export const columnBytes = (size: number): number =>
  names.reduce((sum, name) => sum + form[name][0].BYTES_PER_ELEMENT * form[name][1] * size, 0)

/** Views on the columns stored in a buffer. */
export const columnsIn = (buffer: ArrayBuffer, size: number): Columns =>
  viewsOn(names, buffer, size) as Columns

/** The columns that a search reads; what is not among them, it reads in rows (rows.ts). */
export type KeptColumns = Omit<Columns, 'title' | 'top' | 'titleLength'>
const keptNames = names.filter((name) => name !== 'title' && name !== 'top' && name !== 'titleLength')

/** Copies the columns that a search reads into a buffer that threads share. */
export function shareColumns(columns: Columns): SharedArrayBuffer {
  const parts = keptNames.map((name) => {
    const { buffer, byteOffset, byteLength } = columns[name]
    return new Uint8Array(buffer, byteOffset, byteLength)
  })
  const buffer = new SharedArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0))
  const into = new Uint8Array(buffer)
  let at = 0
  for (const part of parts) {
    into.set(part, at)
    at += part.length
  }
  return buffer
}

/** Views on the columns in a shared buffer. */
export const keptColumnsIn = (buffer: SharedArrayBuffer, size: number): KeptColumns =>
  viewsOn(keptNames, buffer, size) as KeptColumns

function viewsOn(those: Name[], buffer: ArrayBufferLike, size: number): Partial<Columns> {
  let at = 0
  const columns = those.map((name) => {
    const [Kind, width] = form[name]
    const column = new Kind(buffer as ArrayBuffer, at, size * width)
    at += column.byteLength
    return [name, column]
  })
  return Object.fromEntries(columns)
}

/** Copies a job between sets of columns; indexes into lists are copied as they are. */
export function copyJob(source: Columns, from: number, target: Columns, to: number): void {
  for (const name of names) {
    const width = form[name][1]
    for (let i = 0; i < width; i++) target[name][to * width + i] = source[name][from * width + i]!
  }
}

export const widthOf = (name: Name): number => form[name][1]
