import type { JobCareers } from '#features/occupations/index.ts'
import { type Columns, derivedCategory, type Lists, mostCategories, none } from './columns.ts'
import { aligned } from './index-format.ts'

// What the jobs of a segment are (decision 654): up to three civilian careers each, two bytes a career. The segment says
// which careers these bytes mean, so they can be read whatever the catalog of the day is.

/**
 * What the jobs of a segment are, as it is stored.
 * `version`: by which they were classified; null: by several. `isComplete`: no job is left to classify
 */
export type StoredCareers = { careers: Uint8Array; version: number | null; isComplete: boolean }

/** Careers of a job at most. */
const most = 3

/** A career of a job in 16 bits: its place among those of the segment, from 1, its weight in steps, and what says so. */
const cell = { place: 0x7ff, weight: 0x7800, byText: 0x8000, steps: 15, shift: 11 } as const
const steps = (weight: number) => Math.max(1, Math.round(weight * cell.steps))
/** In the first cell: the job was not classified yet. */
const unread = 0xffff
const mostPlaces = cell.place - 1

type Head = {
  /** by their places: careers, and the category of each */
  socs: string[]
  categories: (string | null)[]
}

type Table = { head: Head; cells: Uint16Array }

/** What each job is; undefined: not classified yet. @returns null when none is classified */
export function writeCareers(
  jobs: (JobCareers | null | undefined)[],
  version: number | null = null,
): StoredCareers | null {
  if (jobs.every((job) => job === undefined)) return null
  const table = emptyTable(jobs.length)
  for (const [slot, job] of jobs.entries()) put(table, slot, job)
  return stored(table, version)
}

/** The careers of merged segments. */
export function mergeCareers(
  parts: (StoredCareers | null)[],
  places: Int32Array[],
  size: number,
): StoredCareers | null {
  if (parts.every((part) => part === null)) return null
  const table = emptyTable(size)
  for (const [number, part] of parts.entries()) {
    if (!part) continue
    const { head, cells } = read(part.careers, places[number]!.length)
    const translated = head.socs.map((soc, i) => placeOf(table.head, soc, head.categories[i]!))
    for (const [from, to] of places[number]!.entries())
      if (to >= 0)
        for (let i = 0; i < most; i++) {
          const value = cells[from * most + i]!
          const place = value & cell.place
          table.cells[to * most + i] =
            value === unread || !place ? value : (value & ~cell.place) | translated[place - 1]!
        }
  }
  const versions = new Set(parts.flatMap((part) => (part ? [part.version] : [])))
  return stored(table, versions.size === 1 ? [...versions][0]! : null)
}

/** The jobs that are not classified yet, or all of them. */
export function unclassifiedSlots({ careers }: StoredCareers, size: number): number[] {
  const { cells } = read(careers, size)
  return Array.from({ length: size }, (_, slot) => slot).filter((slot) => cells[slot * most] === unread)
}

/** With these jobs classified. @param before null: all others are not classified */
export function classified(
  before: StoredCareers | null,
  size: number,
  jobs: ReadonlyMap<number, JobCareers | null>,
  version: number,
): StoredCareers {
  const table = before ? copyOf(read(before.careers, size)) : emptyTable(size)
  for (const [slot, job] of jobs) put(table, slot, job)
  return stored(table, version)
}

const emptyTable = (size: number): Table => {
  const cells = new Uint16Array(size * most)
  for (let slot = 0; slot < size; slot++) cells[slot * most] = unread
  return { head: { socs: [], categories: [] }, cells }
}

const copyOf = ({ head, cells }: Table): Table => ({
  head: { socs: [...head.socs], categories: [...head.categories] },
  cells: cells.slice(),
})

function put({ head, cells }: Table, slot: number, job: JobCareers | null | undefined): void {
  for (let i = 0; i < most; i++) {
    const career = job?.careers[i]
    cells[slot * most + i] = career
      ? placeOf(head, career.soc, i === 0 ? job.category : null) |
        (steps(career.weight) << cell.shift) |
        (job.from === 'text' ? cell.byText : 0)
      : 0
  }
  if (job === undefined) cells[slot * most] = unread
}

function placeOf(head: Head, soc: string, category: string | null): number {
  let place = head.socs.indexOf(soc)
  if (place < 0) place = head.socs.length < mostPlaces ? head.socs.push(soc) - 1 : mostPlaces - 1
  head.categories[place] ??= category
  return place + 1
}

function stored({ head, cells }: Table, version: number | null): StoredCareers {
  const text = Buffer.from(JSON.stringify(head))
  const padded = (text.length + 3) & ~3
  const careers = new Uint8Array(4 + padded + cells.byteLength)
  new DataView(careers.buffer).setUint32(0, text.length, true)
  careers.set(text, 4)
  careers.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength), 4 + padded)
  let isComplete = true
  for (let at = 0; at < cells.length; at += most) if (cells[at] === unread) isComplete = false
  return { careers, version, isComplete }
}

function read(bytes: Uint8Array, size: number): Table {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(Buffer.from(bytes.subarray(4, 4 + length)).toString()) as Head
  const from = 4 + ((length + 3) & ~3)
  const cells = new Uint16Array(aligned(bytes.subarray(from, from + size * most * 2)))
  return { head, cells }
}

type Described = { columns: Columns; lists: Lists; size: number }

/** A job for which nobody chose a category is in that of its career. */
export function withCategories(
  { columns, lists, size }: Described,
  its: StoredCareers | null,
): Pick<Described, 'columns' | 'lists'> {
  if (!its) return { columns, lists }
  const { head, cells } = read(its.careers, size)
  const values = [...lists.category]
  const places = head.categories.map((category) => {
    if (!category) return none
    const known = values.indexOf(category)
    return known < 0 ? values.push(category) - 1 : known
  })
  const category = columns.category.slice()
  const flags = columns.flags.slice()
  for (let slot = 0; slot < size; slot++) {
    const value = cells[slot * most]!
    if (category[slot * mostCategories] !== none || value === unread || !(value & cell.place)) continue
    category[slot * mostCategories] = places[(value & cell.place) - 1]!
    flags[slot]! |= derivedCategory
  }
  return { columns: { ...columns, category, flags }, lists: { ...lists, category: values } }
}

/** What the jobs of a segment are, in shared memory: lists of jobs by career, those by title and those by text. */
export type Careers = {
  /** as numbers: 29-1141.00 is 29114100 */
  socs: Uint32Array
  cells: Uint16Array
  /** the slots of career i by title begin at from[2 * i], those by text at from[2 * i + 1] */
  from: Uint32Array
  slots: Uint16Array
}

export const socNumber = (soc: string): number => Number(soc.replace(/\D/g, ''))
const socOf = (number: number): string => String(number).replace(/^(\d\d)(\d{4})(\d\d)$/, '$1-$2.$3')

/** Puts the careers of a segment where all threads read them. Form: count, careers, where lists begin, cells, lists. */
export function shareCareers(bytes: Uint8Array, size: number): SharedArrayBuffer {
  const { head, cells } = read(bytes, size)
  const count = head.socs.length
  const from = new Uint32Array(2 * count + 1)
  const listOf = (value: number) => 2 * ((value & cell.place) - 1) + (value & cell.byText ? 1 : 0)
  const isCareer = (value: number) => value !== unread && (value & cell.place) !== 0
  for (const value of cells) if (isCareer(value)) from[listOf(value) + 1]!++
  for (let i = 0; i < 2 * count; i++) from[i + 1]! += from[i]!
  const slots = new Uint16Array(from[2 * count]!)
  const next = from.slice()
  for (const [at, value] of cells.entries())
    if (isCareer(value)) slots[next[listOf(value)]!++] = Math.floor(at / most)
  const numbers = Uint32Array.from(head.socs, socNumber)
  const buffer = new SharedArrayBuffer(4 + 4 * count + from.byteLength + cells.byteLength + slots.byteLength)
  new Uint32Array(buffer, 0, 1)[0] = count
  const into = careersIn(buffer, size)
  into.socs.set(numbers)
  into.from.set(from)
  into.cells.set(cells)
  into.slots.set(slots)
  return buffer
}

/** Views on the careers in a shared buffer. */
export function careersIn(buffer: SharedArrayBuffer, size: number): Careers {
  const count = new Uint32Array(buffer, 0, 1)[0]!
  const fromAt = 4 + 4 * count
  const cellsAt = fromAt + 4 * (2 * count + 1)
  return {
    socs: new Uint32Array(buffer, 4, count),
    from: new Uint32Array(buffer, fromAt, 2 * count + 1),
    cells: new Uint16Array(buffer, cellsAt, size * most),
    slots: new Uint16Array(buffer, cellsAt + 2 * size * most),
  }
}

/** A career of a job. `weight`: 0 to 1, how surely; `from`: whether its title or its text says so */
export type CareerOfJob = { soc: string; weight: number; from: 'title' | 'text' }

/** What a job is, strongest first; empty: not known. */
export function careersAt({ socs, cells }: Careers, slot: number): CareerOfJob[] {
  const found: CareerOfJob[] = []
  for (let at = slot * most; at < (slot + 1) * most; at++) {
    const value = cells[at]!
    if (value === unread || !(value & cell.place)) break
    found.push({
      soc: socOf(socs[(value & cell.place) - 1]!),
      weight: ((value & cell.weight) >> cell.shift) / cell.steps,
      from: value & cell.byText ? 'text' : 'title',
    })
  }
  return found
}

/** What a job is most surely: several careers share the title 'stock associate' equally. */
export const surestOf = (careers: readonly { soc: string; weight: number }[]): string[] =>
  careers
    .slice(0, most)
    .flatMap(({ soc, weight }) => (steps(weight) === steps(careers[0]!.weight) ? [soc] : []))

/** Whether the career at this place in `socs` is one of those that a job is most surely. */
export function isSurest({ cells }: Careers, slot: number, place: number): boolean {
  const from = slot * most
  const first = cells[from]!
  if (first === unread) return false
  for (let at = from; at < from + most; at++) {
    const value = cells[at]!
    if ((value & cell.place) === place + 1) return (value & cell.weight) === (first & cell.weight)
  }
  return false
}

/** Calls back for each career of a job, by its place in `socs`. */
export function eachCareer(
  { cells }: Careers,
  slot: number,
  visit: (place: number, weight: number, byText: boolean) => void,
): void {
  for (let at = slot * most; at < (slot + 1) * most; at++) {
    const value = cells[at]!
    if (value === unread || !(value & cell.place)) return
    visit(
      (value & cell.place) - 1,
      ((value & cell.weight) >> cell.shift) / cell.steps,
      (value & cell.byText) !== 0,
    )
  }
}
