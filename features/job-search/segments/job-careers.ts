import type { JobCareers } from '#features/occupations/index.ts'
import { cell, type Head, isAsSure, most, readTable, stepsOf, type Table, unread } from './career-cells.ts'
import { type Columns, derivedCategory, type Lists, mostCategories, none } from './columns.ts'

// What the jobs of a segment are (decision 654): up to three civilian careers each, two bytes a career. The segment says
// which careers these bytes mean, so they can be read whatever the catalog of the day is.

/**
 * What the jobs of a segment are, as it is stored.
 * `version`: by which they were classified; null: by several. `isComplete`: no job is left to classify
 */
export type StoredCareers = { careers: Uint8Array; version: number | null; isComplete: boolean }

const mostPlaces = cell.place - 1

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
    const { head, cells } = readTable(part.careers, places[number]!.length)
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
  const { cells } = readTable(careers, size)
  return Array.from({ length: size }, (_, slot) => slot).filter((slot) => cells[slot * most] === unread)
}

/** With these jobs classified. @param before null: all others are not classified */
export function classified(
  before: StoredCareers | null,
  size: number,
  jobs: ReadonlyMap<number, JobCareers | null>,
  version: number,
): StoredCareers {
  const table = before ? copyOf(readTable(before.careers, size)) : emptyTable(size)
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
  const careers = job?.careers.slice(0, most) ?? []
  const steps = stepsOf(careers)
  cells.fill(0, slot * most, (slot + 1) * most)
  for (const [i, { soc }] of careers.entries()) {
    const place = placeOf(head, soc, steps[i] === steps[0] ? job!.category : null)
    cells[slot * most + i] = place | (steps[i]! << cell.shift) | (job!.from === 'text' ? cell.byText : 0)
  }
  if (job === undefined) cells[slot * most] = unread
}

/** What a job is most surely: several careers share the title 'stock associate' equally. */
export const surestOf = ({ careers }: JobCareers): string[] =>
  careers.slice(0, most).flatMap(({ soc, weight }) => (weight === careers[0]!.weight ? [soc] : []))

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

type Described = { columns: Columns; lists: Lists; size: number }

/** A job for which nobody chose a category is in that of its career; in none where several that it is equally have others. */
export function withCategories(
  { columns, lists, size }: Described,
  its: StoredCareers | null,
): Pick<Described, 'columns' | 'lists'> {
  if (!its) return { columns, lists }
  const { head, cells } = readTable(its.careers, size)
  const values = [...lists.category]
  const places = head.categories.map((category) => {
    if (!category) return none
    const known = values.indexOf(category)
    return known < 0 ? values.push(category) - 1 : known
  })
  const category = columns.category.slice()
  const flags = columns.flags.slice()
  for (let slot = 0; slot < size; slot++) {
    if (category[slot * mostCategories] !== none) continue
    const derived = categoryAt(cells, slot, places)
    if (derived === none) continue
    category[slot * mostCategories] = derived
    flags[slot]! |= derivedCategory
  }
  return { columns: { ...columns, category, flags }, lists: { ...lists, category: values } }
}

/** The category of all careers that the job of a slot is most surely. @param categories by the place of each career */
function categoryAt(cells: Uint16Array, slot: number, categories: number[]): number {
  const from = slot * most
  const first = cells[from]!
  if (first === unread || !(first & cell.place)) return none
  const category = categories[(first & cell.place) - 1]!
  for (let at = from + 1; at < from + most; at++) {
    const value = cells[at]!
    if (isAsSure(value, first) && categories[(value & cell.place) - 1] !== category) return none
  }
  return category
}
