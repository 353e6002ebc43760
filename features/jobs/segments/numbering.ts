import type { Listed } from './columns.ts'
import type { Resident } from './resident.ts'

// Every segment has lists of values of its own. To count over many of them without touching a string, a process gives
// each value one number, the same for all segments.

/** The values of a list, at their numbers. */
export type Numbered = { values: string[]; numbers: Map<string, number> }

const numbered = new Map<Listed, Numbered>()
const made = new WeakMap<Resident['lists'], Partial<Record<Listed, Uint32Array>>>()

/** All values of a list that this process has met. */
export function valuesOf(name: Listed): Numbered {
  const known = numbered.get(name) ?? { values: [], numbers: new Map() }
  numbered.set(name, known)
  return known
}

/** The number of each value in a segment's list. */
export function numbersIn({ lists }: Resident, name: Listed): Uint32Array {
  const known = made.get(lists) ?? {}
  made.set(lists, known)
  known[name] ??= Uint32Array.from(lists[name], (value) => numberOf(valuesOf(name), value))
  return known[name]
}

function numberOf({ values, numbers }: Numbered, value: string): number {
  const number = numbers.get(value) ?? values.push(value) - 1
  numbers.set(value, number)
  return number
}
