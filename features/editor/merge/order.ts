import equal from 'fast-deep-equal'

type Lists = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }
type Merged = { order: string[]; asked: Lists | null }

/**
 * The order of a list that two have changed. What one alone put elsewhere stands there; where both put the same thing
 * elsewhere, or what they did can not both be, the order is mine and they are asked about it: `asked` is what both have.
 * @param members what the list holds in the end, all of it in mine or in theirs
 */
export function mergeOrder(lists: Lists, members: ReadonlySet<string>): Merged {
  const { mine, theirs } = narrowed(lists, members)
  const there = new Set(theirs)
  const shared = narrowed(lists, new Set(mine.filter((key) => there.has(key))))
  const agreed = agreedOrder(shared)
  const order = [...(agreed ?? shared.mine)]
  for (const list of [mine, theirs]) addMissing(order, list)
  return { order, asked: agreed ? null : shared }
}

const narrowed = ({ base, mine, theirs }: Lists, members: ReadonlySet<string>) => {
  const only = (list: readonly string[]) => list.filter((key) => members.has(key))
  return { base: only(base), mine: only(mine), theirs: only(theirs) }
}

/** What stands in a list alone stands behind what it follows there. */
function addMissing(order: string[], list: readonly string[]): void {
  const present = new Set(order)
  list.forEach((key, at) => {
    if (!present.has(key)) order.splice(at === 0 ? 0 : order.indexOf(list[at - 1]!) + 1, 0, key)
  })
}

/** The order with the moves of both in it; null when there is none, or both moved the same. */
function agreedOrder(shared: Lists): string[] | null {
  const { base, mine, theirs } = shared
  if (equal(mine, theirs) || equal(base, theirs)) return [...mine]
  if (equal(base, mine)) return [...theirs]
  return areMovedApart(shared) ? null : inWishedOrder(shared)
}

/** Whether something was moved by both, and stands between others with the one than with the other. */
function areMovedApart({ base, mine, theirs }: Lists): boolean {
  const [iMoved, theyMoved] = [movedIn(base, mine), movedIn(base, theirs)]
  const beside = (list: readonly string[], key: string, by: -1 | 1) => list[list.indexOf(key) + by]
  const isApart = (key: string, by: -1 | 1) => beside(mine, key, by) !== beside(theirs, key, by)
  return mine.some((key) => iMoved.has(key) && theyMoved.has(key) && isApart(key, -1) && isApart(key, 1))
}

/** Of each two things in the order that one of both gave them; null when there is none, or these wishes go in a circle. */
function inWishedOrder({ base, mine, theirs }: Lists): string[] | null {
  const [was, there] = [placesIn(base), placesIn(theirs)]
  const behind = new Map<string, number>(mine.map((key) => [key, 0]))
  for (const [at, one] of mine.entries())
    for (const other of mine.slice(at + 1)) {
      const isAgreed = isBefore(there, one, other)
      if (!isAgreed && !(was.has(one) && was.has(other))) return null
      const first = isAgreed || !isBefore(was, one, other) ? one : other
      behind.set(first, behind.get(first)! + 1)
    }
  if (new Set(behind.values()).size < mine.length) return null
  return mine.toSorted((one, other) => behind.get(other)! - behind.get(one)!)
}

type Places = ReadonlyMap<string, number>
const placesIn = (list: readonly string[]): Places => new Map(list.map((key, at) => [key, at]))
const isBefore = (places: Places, one: string, other: string) => places.get(one)! < places.get(other)!

/** What stands in both lists, but not in the longest run that both have in the same order; and what is new here. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = placesIn(before)
  const both = after.filter((key) => places.has(key))
  const stayed = longestRise(both.map((key) => places.get(key)!))
  const still = new Set(both.filter((_, at) => stayed.has(at)))
  return new Set(after.filter((key) => !still.has(key)))
}

/** Where the longest rising subsequence of these numbers stands. */
function longestRise(numbers: readonly number[]): Set<number> {
  const previous: number[] = []
  /** by length: where the run of that length ends lowest */
  const ends: number[] = []
  numbers.forEach((number, at) => {
    const found = ends.findIndex((end) => numbers[end]! >= number)
    const length = found === -1 ? ends.length : found
    previous[at] = ends[length - 1] ?? -1
    ends[length] = at
  })
  const run = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) run.add(at)
  return run
}
