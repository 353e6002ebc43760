import { TermIndex } from '../text/term-index.ts'
import type { Term } from '../text/words.ts'
import type { PostingList } from './index-format.ts'

/** The slots of each term, in the order of the terms' keys. @param lists the distinct terms of each slot */
export function* invertTerms(lists: Term[][]): Generator<PostingList> {
  const index = new TermIndex()
  const { from, slots } = invert(lists.map((terms) => ordinalsOf(terms, index)))
  const { terms } = index
  const order = Uint32Array.from(terms.keys()).sort((a, b) => terms[a]!.key - terms[b]!.key)
  for (let i = 0; i < order.length; i++) {
    const number = order[i]!
    const { key } = terms[number]!
    let its = slots.subarray(from[number], from[number + 1])
    // Nurse and nurses are two spellings of one key, and a text may have both.
    while (i + 1 < order.length && terms[order[i + 1]!]!.key === key) {
      const other = order[++i]!
      its = union(its, slots.subarray(from[other], from[other + 1]))
    }
    yield { key, slots: its, count: its.length }
  }
}

/** A loop: `Int32Array.from` with a function takes ten times as long. */
function ordinalsOf(terms: Term[], index: TermIndex): Int32Array {
  const ordinals = new Int32Array(terms.length)
  for (let i = 0; i < terms.length; i++) ordinals[i] = index.ordinalOf(terms[i]!)
  return ordinals
}

/** The slots of each number, in order. */
export function* invertNumbers(lists: ArrayLike<number>[]): Generator<PostingList> {
  const { from, slots } = invert(lists)
  for (let key = 0; key + 1 < from.length; key++) {
    const its = slots.subarray(from[key], from[key + 1])
    if (its.length) yield { key, slots: its, count: its.length }
  }
}

/** Inverts lists of numbers: the slots of number n are at from[n] … from[n + 1], ascending. */
function invert(lists: ArrayLike<number>[]): { from: Uint32Array; slots: Uint32Array } {
  let highest = -1
  for (const list of lists) for (let i = 0; i < list.length; i++) if (list[i]! > highest) highest = list[i]!
  const from = new Uint32Array(highest + 2)
  for (const list of lists) for (let i = 0; i < list.length; i++) from[list[i]! + 1]!++
  for (let number = 1; number < from.length; number++) from[number]! += from[number - 1]!
  const next = from.slice()
  const slots = new Uint32Array(from.at(-1) ?? 0)
  for (const [slot, list] of lists.entries())
    for (let i = 0; i < list.length; i++) slots[next[list[i]!]!++] = slot
  return { from, slots }
}

/** Union of two ascending lists without duplicates, which the gap encoding cannot represent. */
function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(a.length + b.length)
  let [i, j, count] = [0, 0, 0]
  while (i < a.length || j < b.length) {
    const slot = Math.min(a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY)
    if (a[i] === slot) i++
    if (b[j] === slot) j++
    both[count++] = slot
  }
  return both.subarray(0, count)
}
