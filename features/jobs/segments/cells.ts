import { milesFrom, type Point } from './distance.ts'
import type { Resident } from './resident.ts'

// Jobs of a segment by squares of half a degree, made at the first search for a place: a circle then looks at the jobs
// of a few squares, and measures only those at its edge.

const perDegree = 2
const perRow = 360 * perDegree
const milesPerDegree = 69

type Cells = Map<number, number[]>
const made = new WeakMap<Resident['columns'], Cells>()

function cellsOf({ columns, size }: Resident): Cells {
  const known = made.get(columns)
  if (known) return known
  const cells: Cells = new Map()
  for (let slot = 0; slot < size; slot++) {
    const cell = cellAt(rowOf(columns.lat[slot]!), columnOf(columns.lon[slot]!))
    // Jobs without coordinates are nowhere.
    if (Number.isNaN(cell)) continue
    const jobs = cells.get(cell)
    if (jobs) jobs.push(slot)
    else cells.set(cell, [slot])
  }
  made.set(columns, cells)
  return cells
}

const rowOf = (lat: number) => Math.floor((lat + 90) * perDegree)
const columnOf = (lon: number) => Math.floor((lon + 180) * perDegree)
const cellAt = (row: number, column: number) => row * perRow + column

/** Calls for every job of a segment within a circle. */
export function eachWithin(
  segment: Resident,
  center: Point,
  miles: number,
  call: (slot: number) => void,
): void {
  const cells = cellsOf(segment)
  const { lat, lon } = segment.columns
  const distance = milesFrom(center)
  for (const { cell, isInside } of squaresOf(center, miles)) {
    for (const slot of cells.get(cell) ?? [])
      if (isInside || distance(lat[slot]!, lon[slot]!) <= miles) call(slot)
  }
}

type Square = { cell: number; isInside: boolean }
let last: { center: Point; miles: number; squares: Square[] } | null = null

/** The squares that a circle touches, and whether it holds them whole. The same circle is asked of every segment. */
export function squaresOf(center: Point, miles: number): Square[] {
  if (last?.center === center && last.miles === miles) return last.squares
  const distance = milesFrom(center)
  const up = (miles * 1.01) / milesPerDegree
  const widest = Math.cos((Math.min(89, Math.abs(center.lat) + up) * Math.PI) / 180)
  const aside = Math.min(180, up / widest)
  const [south, north] = [rowOf(center.lat - up), rowOf(center.lat + up)]
  const [west, east] = [columnOf(center.lon - aside), columnOf(center.lon + aside)]
  /** Which corners of the squares lie within, along the south of a row. */
  const cornersOf = (row: number) =>
    Array.from(
      { length: east - west + 2 },
      (_, i) => distance(row / perDegree - 90, (west + i) / perDegree - 180) <= miles,
    )
  const squares: Square[] = []
  let below = cornersOf(south)
  for (let row = south; row <= north; row++) {
    const above = cornersOf(row + 1)
    for (let column = west; column <= east; column++) {
      const i = column - west
      const isInside = below[i]! && below[i + 1]! && above[i]! && above[i + 1]!
      squares.push({ cell: cellAt(row, wrapped(column)), isInside })
    }
    below = above
  }
  last = { center, miles, squares }
  return squares
}

/** Beyond the date line the columns begin anew. */
const wrapped = (column: number) => (column + perRow) % perRow
