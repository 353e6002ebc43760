import type { Listed } from './columns.ts'
import type { MemorySegment } from './memory-segment.ts'

// Each segment has its own lists of values. To count across segments without touching strings, a process assigns every
// value a global ordinal.

/** The values of a list, at their ordinals; 0 is for none. */
export type GlobalOrdinals = { values: string[]; ordinalByValue: Map<string, number> }

const ordinals = new Map<Listed, GlobalOrdinals>()
const ordinalsByLists = new WeakMap<MemorySegment['lists'], Partial<Record<Listed, Uint32Array>>>()

/** All values of a list that this process has seen. */
export function valuesOf(name: Listed): GlobalOrdinals {
  const cached = ordinals.get(name) ?? { values: [''], ordinalByValue: new Map([['', 0]]) }
  ordinals.set(name, cached)
  return cached
}

/** The global ordinal of each value in a segment's list, and after the last one that of none. */
export function ordinalsIn({ lists }: MemorySegment, name: Listed): Uint32Array {
  const cached = ordinalsByLists.get(lists) ?? {}
  ordinalsByLists.set(lists, cached)
  cached[name] ??= Uint32Array.from([...lists[name].all(), ''], (value) => ordinalOf(valuesOf(name), value))
  return cached[name]
}

function ordinalOf({ values, ordinalByValue }: GlobalOrdinals, value: string): number {
  const number = ordinalByValue.get(value) ?? values.push(value) - 1
  ordinalByValue.set(value, number)
  return number
}
