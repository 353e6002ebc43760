import equal from 'fast-deep-equal'

type Lists = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }
type Merged = { order: string[]; conflict: Lists | null }

/**
 * The order of a list that two have changed. What only one of them moved stays there; where both moved the same thing
 * elsewhere, or what they did cannot both be, the order is mine and they are asked about it: `asked` is what both have.
 * @param members what the list holds in the end, all of it in mine or in theirs
 */
export function mergeOrder(lists: Lists, members: ReadonlySet<string>): Merged {
  const { mine, theirs } = narrowed(lists, members)
  const there = new Set(theirs)
  const shared = narrowed(lists, new Set(mine.filter((key) => there.has(key))))
  const agreed = agreedOrder(shared)
  const order = [...(agreed ?? shared.mine)]
  for (const list of [mine, theirs]) addMissing(order, list)
  return { order, conflict: agreed ? null : shared }
}

const narrowed = ({ base, mine, theirs }: Lists, members: ReadonlySet<string>) => {
  const only = (list: readonly string[]) => list.filter((key) => members.has(key))
  return { base: only(base), mine: only(mine), theirs: only(theirs) }
}

/** What only one list contains goes after its predecessor there. */
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

/** Whether both moved something, to places between different neighbors. */
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

/** What is new in a list, or may have been moved: of two that changed places it may have been either. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = placesIn(before)
  const both = after.filter((key) => places.has(key))
  const stayed = inEveryLongestRise(both.map((key) => places.get(key)!))
  const still = new Set(both.filter((_, at) => stayed.has(at)))
  return new Set(after.filter((key) => !still.has(key)))
}

/** The positions that are in every longest increasing subsequence of these numbers. */
function inEveryLongestRise(numbers: readonly number[]): Set<number> {
  const upTo = risesUpTo(numbers)
  const from = risesUpTo(numbers.map((number) => -number).toReversed()).toReversed()
  const longest = Math.max(0, ...upTo)
  const inSome = upTo.flatMap((length, at) => (length + from[at]! - 1 === longest ? [at] : []))
  return new Set(inSome.filter((at) => inSome.every((other) => other === at || upTo[other] !== upTo[at])))
}

/** For each number, how long the longest rising run is that ends with it. */
function risesUpTo(numbers: readonly number[]): number[] {
  const lengths: number[] = []
  numbers.forEach((number, at) => {
    let longest = 0
    for (let i = 0; i < at; i++) if (numbers[i]! < number) longest = Math.max(longest, lengths[i]!)
    lengths.push(longest + 1)
  })
  return lengths
}
