import type { Columns } from './columns.ts'
import { milesFrom, type Point } from './distance.ts'
import type { MemorySegment } from './memory-segment.ts'

// Jobs of a segment by cells of half a degree, made when it is read: a radius search then reads a few cells and measures
// distances only in those at its edge.

const perDegree = 2
const perRow = 360 * perDegree
const milesPerDegree = 69

/** The jobs of cells[i] are the slots at from[i] … from[i + 1]; cells ascend. */
export type GeoGrid = { cells: Uint32Array; from: Uint32Array; slots: Uint16Array }

// Form: number of cells (4 bytes), cells (4 each), places (4 each, one more than cells), slots (2 each).

/** Views on the grid in a shared buffer. */
export function gridIn(buffer: SharedArrayBuffer): GeoGrid {
  const count = new Uint32Array(buffer, 0, 1)[0]!
  return {
    cells: new Uint32Array(buffer, 4, count),
    from: new Uint32Array(buffer, 4 + count * 4, count + 1),
    slots: new Uint16Array(buffer, 8 + count * 8),
  }
}

/** Makes the grid of a segment, in a buffer that threads share. Jobs without coordinates are in no cell. */
export function shareGrid({ lat, lon }: Pick<Columns, 'lat' | 'lon'>): SharedArrayBuffer {
  const cellOf = Float64Array.from(lat, (_, slot) => cellAt(rowOf(lat[slot]!), columnOf(lon[slot]!)))
  const counts = new Map<number, number>()
  for (const cell of cellOf) if (!Number.isNaN(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const ascending = Uint32Array.from(counts.keys()).sort()
  const starts = new Map<number, number>()
  let located = 0
  for (const cell of ascending) {
    starts.set(cell, located)
    located += counts.get(cell)!
  }
  const buffer = new SharedArrayBuffer(8 + ascending.length * 8 + located * 2)
  new Uint32Array(buffer, 0, 1)[0] = ascending.length
  const { cells, from, slots } = gridIn(buffer)
  cells.set(ascending)
  from.set([...starts.values(), located])
  for (const [slot, cell] of cellOf.entries()) {
    const at = starts.get(cell)
    if (at === undefined) continue
    slots[at] = slot
    starts.set(cell, at + 1)
  }
  return buffer
}

const rowOf = (lat: number) => Math.floor((lat + 90) * perDegree)
const columnOf = (lon: number) => Math.floor((lon + 180) * perDegree)
const cellAt = (row: number, column: number) => row * perRow + column

/** Calls for every job of a segment within a circle. */
export function eachWithin(
  { columns: { lat, lon }, grid: { cells, from, slots } }: MemorySegment,
  center: Point,
  miles: number,
  call: (slot: number) => void,
): void {
  const distance = milesFrom(center)
  for (const { cell, isInside } of cellsTouching(center, miles)) {
    const at = placeOf(cells, cell)
    if (at < 0) continue
    for (let i = from[at]!; i < from[at + 1]!; i++) {
      const slot = slots[i]!
      if (isInside || distance(lat[slot]!, lon[slot]!) <= miles) call(slot)
    }
  }
}

function placeOf(cells: Uint32Array, cell: number): number {
  let low = 0
  let high = cells.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (cells[middle]! < cell) low = middle + 1
    else high = middle - 1
  }
  return cells[low] === cell ? low : -1
}

type Cell = { cell: number; isInside: boolean }
let last: { center: Point; miles: number; cells: Cell[] } | null = null

/** The cells that a circle touches, and whether they lie entirely inside. Cached, as every segment asks for the same circle. */
export function cellsTouching(center: Point, miles: number): Cell[] {
  if (last?.center === center && last.miles === miles) return last.cells
  const distance = milesFrom(center)
  const up = (miles * 1.01) / milesPerDegree
  const narrowestParallel = Math.cos((Math.min(89, Math.abs(center.lat) + up) * Math.PI) / 180)
  const aside = Math.min(180, up / narrowestParallel)
  const [south, north] = [rowOf(center.lat - up), rowOf(center.lat + up)]
  const [west, east] = [columnOf(center.lon - aside), columnOf(center.lon + aside)]
  /** Which corners on a row's southern edge lie inside the circle. */
  const cornersOf = (row: number) =>
    Array.from(
      { length: east - west + 2 },
      (_, i) => distance(row / perDegree - 90, (west + i) / perDegree - 180) <= miles,
    )
  const cells: Cell[] = []
  let below = cornersOf(south)
  for (let row = south; row <= north; row++) {
    const above = cornersOf(row + 1)
    for (let column = west; column <= east; column++) {
      const i = column - west
      const isInside = below[i]! && below[i + 1]! && above[i]! && above[i + 1]!
      cells.push({ cell: cellAt(row, wrapped(column)), isInside })
    }
    below = above
  }
  last = { center, miles, cells }
  return cells
}

/** Columns wrap around at the date line. */
const wrapped = (column: number) => (column + perRow) % perRow
