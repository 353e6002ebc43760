import {
  type Columns,
  type Listed,
  type Lists,
  mostCategories,
  none,
  titleMarks,
  topMarks,
} from './columns.ts'

// A search reads ten thousand jobs at random positions. In columns each fact of a job is a separate cache miss, and these
// dominated the cost of a search. So the facts for ranking and for counting are copied into rows: two per job, 72 bytes, made
// when a segment is read.

/** Offsets of the facts in the row used for ranking. */
export const ranked = {
  title: 0,
  top: titleMarks,
  titleLength: titleMarks + topMarks,
  /** seconds since 1970: the lower half, then the upper */
  posted: titleMarks + topMarks + 1,
  width: titleMarks + topMarks + 4,
} as const

/** Offsets of the values in the row used for counting. */
export const counted = {
  employer: 0,
  state: 1,
  type: 2,
  level: 3,
  source: 4,
  category: 5,
  width: 5 + mostCategories,
} as const
export type Counted = Extract<Listed, keyof typeof counted>

export type Rows = { ranked: Uint16Array; counted: Uint16Array }

/** Views on the rows in a shared buffer: those of slot i begin at i * width. */
export const rowsIn = (buffer: SharedArrayBuffer, size: number): Rows => ({
  ranked: new Uint16Array(buffer, 0, size * ranked.width),
  counted: new Uint16Array(buffer, size * ranked.width * 2, size * counted.width),
})

/** Makes the rows of a segment, in a buffer that threads share. */
export function shareRows({ columns, lists, size }: Source): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(size * (ranked.width + counted.width) * 2)
  const rows = rowsIn(buffer, size)
  const rank = (column: Uint16Array | Uint8Array, place: number, width = 1) =>
    copy(column, width, rows.ranked, ranked.width, place)
  rank(columns.title, ranked.title, titleMarks)
  rank(columns.top, ranked.top, topMarks)
  rank(columns.titleLength, ranked.titleLength)
  rank(Uint16Array.from(columns.posted), ranked.posted)
  rank(
    Uint16Array.from(columns.posted, (posted) => posted >>> 16),
    ranked.posted + 1,
  )
  /** None becomes the place after the last value, so that counting needs no question. */
  const count = (name: Counted, width = 1) =>
    copy(
      columns[name].map((place) => (place === none ? lists[name].length : place)),
      width,
      rows.counted,
      counted.width,
      counted[name],
    )
  for (const name of ['employer', 'state', 'type', 'level', 'source'] as const) count(name)
  count('category', mostCategories)
  return buffer
}
type Source = { columns: Columns; lists: Lists; size: number }

function copy(
  column: Uint16Array | Uint8Array,
  width: number,
  rows: Uint16Array,
  rowWidth: number,
  place: number,
): void {
  for (let from = 0, to = place; from < column.length; from += width, to += rowWidth)
    for (let i = 0; i < width; i++) rows[to + i] = column[from + i]!
}

/** When a job was posted, in seconds; `row` is where its row begins. */
export const postedIn = (rows: Uint16Array, row: number): number =>
  rows[row + ranked.posted]! + rows[row + ranked.posted + 1]! * 0x10000
