import type { Columns } from './columns.ts'
import { milesFrom, type Point } from './distance.ts'
import type { MemorySegment } from './memory-segment.ts'

// Jobs of a segment by cells of half a degree, and within a cell by point, made when it is read: a radius search then reads a few
// cells and measures distances only in those at its edge, one for all jobs of a town.

const perDegree = 2
const perRow = 360 * perDegree
const milesPerDegree = 69

/** The points of cells[i] are those at points[i] … points[i + 1]; cells ascend. The jobs of a point are the slots at from[p] … from[p + 1]. */
export type GeoGrid = {
  cells: Uint32Array
  points: Uint32Array
  /** degrees, by point */
  lat: Float32Array
  lon: Float32Array
  from: Uint32Array
  slots: Uint16Array
}

// Form: how many cells and points (4 bytes each), cells (4 each), points (4 each, one more than cells), latitudes and longitudes
// (4 each), places (4 each, one more than points), slots (2 each).

/** Views on the grid in a shared buffer. */
export function gridIn(buffer: SharedArrayBuffer): GeoGrid {
  const [cells = 0, points = 0] = new Uint32Array(buffer, 0, 2)
  let at = 8
  const next = <View>(
    Type: new (on: SharedArrayBuffer, from: number, length: number) => View,
    length: number,
  ) => {
    const view = new Type(buffer, at, length)
    at += length * 4
    return view
  }
  return {
    cells: next(Uint32Array, cells),
    points: next(Uint32Array, cells + 1),
    lat: next(Float32Array, points),
    lon: next(Float32Array, points),
    from: next(Uint32Array, points + 1),
    slots: new Uint16Array(buffer, at),
  }
}

/** Makes the grid of a segment, in a buffer that threads share. Jobs without coordinates are in no cell. */
export function shareGrid({ lat, lon }: Pick<Columns, 'lat' | 'lon'>): SharedArrayBuffer {
  const slots = sortedByPoint(lat, lon)
  const cellOf = (slot: number) => cellAt(rowOf(lat[slot]!), columnOf(lon[slot]!))
  const isElsewhere = (slot: number, i: number) =>
    i === 0 || lat[slot] !== lat[slots[i - 1]!] || lon[slot] !== lon[slots[i - 1]!]
  const from = Uint32Array.from(slots.keys().filter((i) => isElsewhere(slots[i]!, i)))
  const points = Uint32Array.from(
    from.keys().filter((p) => p === 0 || cellOf(slots[from[p]!]!) !== cellOf(slots[from[p - 1]!]!)),
  )
  const bytes = 4 * (2 + 2 * points.length + 1 + 3 * from.length + 1) + 2 * slots.length
  const buffer = new SharedArrayBuffer(bytes)
  new Uint32Array(buffer, 0, 2).set([points.length, from.length])
  const grid = gridIn(buffer)
  grid.cells.set(points.map((p) => cellOf(slots[from[p]!]!)))
  grid.points.set(points)
  grid.points[points.length] = from.length
  grid.lat.set(Float32Array.from(from, (at) => lat[slots[at]!]!))
  grid.lon.set(Float32Array.from(from, (at) => lon[slots[at]!]!))
  grid.from.set(from)
  grid.from[from.length] = slots.length
  grid.slots.set(slots)
  return buffer
}

/** The slots that have coordinates, those of a cell and of a point beside each other. */
function sortedByPoint(lat: Float32Array, lon: Float32Array): Uint16Array {
  const bitsOf = (column: Float32Array) => new Uint32Array(column.buffer, column.byteOffset, column.length)
  const [latBits, lonBits] = [bitsOf(lat), bitsOf(lon)]
  const keys = new Float64Array(lat.length)
  let located = 0
  for (let slot = 0; slot < lat.length; slot++) {
    const cell = cellAt(rowOf(lat[slot]!), columnOf(lon[slot]!))
    if (Number.isNaN(cell)) continue
    // Numbers are sorted many times faster than by a comparison. Of two points with the same hash jobs may lie mixed: then a
    // point is there more than once.
    const hash =
      (Math.imul(latBits[slot]!, 0x9e3779b1) ^ Math.imul(lonBits[slot]!, 0x85ebca6b)) >>> (32 - hashBits)
    keys[located++] = (cell * 2 ** hashBits + hash) * slotsOfSegment + slot
  }
  return Uint16Array.from(keys.subarray(0, located).sort(), (key) => key % slotsOfSegment)
}

/** A cell has 18 bits, a slot 16: together with these, a whole number that a float holds. */
const hashBits = 19
const slotsOfSegment = 2 ** 16

const rowOf = (lat: number) => Math.floor((lat + 90) * perDegree)
const columnOf = (lon: number) => Math.floor((lon + 180) * perDegree)
const cellAt = (row: number, column: number) => row * perRow + column

/** Calls for every job of a segment within a circle. */
export function eachWithin(
  { grid: { cells, points, lat, lon, from, slots } }: Pick<MemorySegment, 'grid'>,
  center: Point,
  miles: number,
  call: (slot: number) => void,
): void {
  const distance = milesFrom(center)
  for (const { cell, isInside } of cellsTouching(center, miles)) {
    const at = placeOf(cells, cell)
    if (at < 0) continue
    for (let point = points[at]!; point < points[at + 1]!; point++) {
      if (!isInside && distance(lat[point]!, lon[point]!) > miles) continue
      for (let i = from[point]!; i < from[point + 1]!; i++) call(slots[i]!)
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
  const west = columnOf(center.lon - aside)
  // Near a pole all around, but no cell twice.
  const east = Math.min(columnOf(center.lon + aside), west + perRow - 1)
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
