import { cell, isAsSure, most, readTable, unread } from './career-cells.ts'

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
  const { head, cells } = readTable(bytes, size)
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

/** Whether the career at this place in `socs` is one of those that a job is most surely. */
export function isSurest({ cells }: Careers, slot: number, place: number): boolean {
  const from = slot * most
  const first = cells[from]!
  if (first === unread) return false
  for (let at = from; at < from + most; at++) {
    const value = cells[at]!
    if ((value & cell.place) === place + 1) return isAsSure(value, first)
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
