import { aligned } from './index-format.ts'

// What the jobs of a segment are, as bytes: the careers that occur in it, then those of each job in cells.

/** Careers of a job at most. */
export const most = 3

/** A career of a job in 16 bits: its place among those of the segment, from 1, its weight in steps, and what says so. */
export const cell = { place: 0x7ff, weight: 0x7800, byText: 0x8000, steps: 15, shift: 11 } as const
/** In the first cell: the job was not classified yet. */
export const unread = 0xffff

/** The careers of a job, strongest first, as their weights in steps. Those that are as sure as the first have its weight, and no others. */
export function stepsOf(careers: readonly { weight: number }[]): number[] {
  const steps = (weight: number) => Math.max(1, Math.round(weight * cell.steps))
  const first = careers[0]?.weight ?? 0
  return careers.map(({ weight }) =>
    weight === first ? steps(first) : Math.max(1, Math.min(steps(weight), steps(first) - 1)),
  )
}

/** Whether a cell of a job is a career that it is as surely as that of its first cell. */
export const isAsSure = (value: number, first: number): boolean =>
  (value & cell.place) !== 0 && (value & cell.weight) === (first & cell.weight)

export type Head = {
  /** by their places: careers, and the category of each */
  socs: string[]
  categories: (string | null)[]
}

export type Table = { head: Head; cells: Uint16Array }

export function readTable(bytes: Uint8Array, size: number): Table {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(Buffer.from(bytes.subarray(4, 4 + length)).toString()) as Head
  const from = 4 + ((length + 3) & ~3)
  const cells = new Uint16Array(aligned(bytes.subarray(from, from + size * most * 2)))
  return { head, cells }
}
