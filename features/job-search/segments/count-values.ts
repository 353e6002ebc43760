import type { MemorySegment } from './memory-segment.ts'
import { ordinalsIn, valuesOf } from './ordinals.ts'
import { type Counted, counted } from './rows.ts'

type Jobs = { segment: MemorySegment; slots: Uint16Array }[]

/** Counts the jobs per value of these lists, by the value's global ordinal; those without a value at ordinal 0. */
export function countValues(jobs: Jobs, names: readonly Counted[]): Map<Counted, Uint32Array> {
  for (const { segment } of jobs) for (const name of names) ordinalsIn(segment, name)
  const counts = new Map(names.map((name) => [name, new Uint32Array(valuesOf(name).values.length)]))
  for (const { segment, slots } of jobs) {
    const { counted: rows } = segment.rows
    if (names.length > fewLists) countAll(rows, slots, segment, counts)
    else
      for (const [name, into] of counts)
        countOne(
          rows,
          slots,
          counted[name],
          name === 'category' ? counted.width : counted[name] + 1,
          ordinalsIn(segment, name),
          into,
        )
  }
  return counts
}

/** With more lists, one pass over the rows is quicker than one for each. */
const fewLists = 2

function countOne(
  rows: Uint16Array,
  slots: Uint16Array,
  from: number,
  end: number,
  ordinals: Uint32Array,
  into: Uint32Array,
): void {
  for (let i = 0; i < slots.length; i++) {
    const row = slots[i]! * counted.width
    for (let at = row + from; at < row + end; at++) into[ordinals[rows[at]!]!]!++
  }
}

/** Every row is read once, as each is a cache miss. Lists that are not wanted are counted for nothing. */
function countAll(
  rows: Uint16Array,
  slots: Uint16Array,
  segment: MemorySegment,
  counts: Map<Counted, Uint32Array>,
): void {
  const listOf = (name: Counted) => {
    const into = counts.get(name)
    return { into: into ?? nothing, ordinals: into ? ordinalsIn(segment, name) : zeros }
  }
  const [employer, state, type] = [listOf('employer'), listOf('state'), listOf('type')]
  const [level, source, category] = [listOf('level'), listOf('source'), listOf('category')]
  for (let i = 0; i < slots.length; i++) {
    const row = slots[i]! * counted.width
    employer.into[employer.ordinals[rows[row]!]!]!++
    state.into[state.ordinals[rows[row + 1]!]!]!++
    type.into[type.ordinals[rows[row + 2]!]!]!++
    level.into[level.ordinals[rows[row + 3]!]!]!++
    source.into[source.ordinals[rows[row + 4]!]!]!++
    category.into[category.ordinals[rows[row + 5]!]!]!++
    category.into[category.ordinals[rows[row + 6]!]!]!++
    category.into[category.ordinals[rows[row + 7]!]!]!++
  }
}

const nothing = new Uint32Array(1)
/** As long as the longest list can be. */
const zeros = new Uint32Array(1 << 16)
