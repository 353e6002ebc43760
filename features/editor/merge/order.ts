/**
 * The order of a list that two have changed: mine, with what they added or moved behind what it follows in theirs.
 * Where both moved the same thing, it stands where I put it.
 * @param members what the list holds in the end, all of it in mine or in theirs
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
): string[] {
  const order = mine.filter((key) => members.has(key))
  const [iMoved, theyMoved] = [movedIn(base, mine), movedIn(base, theirs)]
  const present = new Set(order)
  theirs
    .filter((key) => members.has(key))
    .forEach((key, at, all) => {
      const isMoved = theyMoved.has(key) && !iMoved.has(key)
      if (present.has(key) && !isMoved) return
      if (present.has(key)) order.splice(order.indexOf(key), 1)
      present.add(key)
      order.splice(at === 0 ? 0 : order.indexOf(all[at - 1]!) + 1, 0, key)
    })
  return order
}

/** What stands in both lists, but not in the longest run that both have in the same order. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, at) => [key, at]))
  const both = after.filter((key) => places.has(key))
  const stayed = longestRise(both.map((key) => places.get(key)!))
  return new Set(both.filter((_, at) => !stayed.has(at)))
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
