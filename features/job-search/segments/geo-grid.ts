import { milesFrom, type Point } from './distance.ts'
import type { MemorySegment } from './memory-segment.ts'

// Jobs of a segment by cells of half a degree, built at the first search with a place: a radius search then reads a few
// cells and measures distances only in those at its edge.

const perDegree = 2
const perRow = 360 * perDegree
const milesPerDegree = 69

type GeoGrid = Map<number, number[]>
const gridByColumns = new WeakMap<MemorySegment['columns'], GeoGrid>()

function gridOf({ columns, size }: MemorySegment): GeoGrid {
  const cached = gridByColumns.get(columns)
  if (cached) return cached
  const cells: GeoGrid = new Map()
  for (let slot = 0; slot < size; slot++) {
    const cell = cellAt(rowOf(columns.lat[slot]!), columnOf(columns.lon[slot]!))
    // Jobs without coordinates are in no cell.
    if (Number.isNaN(cell)) continue
    const jobs = cells.get(cell)
    if (jobs) jobs.push(slot)
    else cells.set(cell, [slot])
  }
  gridByColumns.set(columns, cells)
  return cells
}

const rowOf = (lat: number) => Math.floor((lat + 90) * perDegree)
const columnOf = (lon: number) => Math.floor((lon + 180) * perDegree)
const cellAt = (row: number, column: number) => row * perRow + column

/** Calls for every job of a segment within a circle. */
export function eachWithin(
  segment: MemorySegment,
  center: Point,
  miles: number,
  call: (slot: number) => void,
): void {
  const cells = gridOf(segment)
  const { lat, lon } = segment.columns
  const distance = milesFrom(center)
  for (const { cell, isInside } of cellsTouching(center, miles)) {
    for (const slot of cells.get(cell) ?? [])
      if (isInside || distance(lat[slot]!, lon[slot]!) <= miles) call(slot)
  }
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
