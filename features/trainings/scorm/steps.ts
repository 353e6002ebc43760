import type { Said } from './data.ts'
import type { Item, State, Step } from './schema.ts'

export type Attempts = ReadonlyMap<string, Said>
type Course = { version: string; items: readonly Item[] }

/** The items with how far somebody is in each, and which of them can be opened now. */
export function stepsOf({ items }: Course, attempts: Attempts): Step[] {
  const playable = items.filter(({ launch }) => launch !== null)
  return items
    .filter(({ isVisible }) => isVisible)
    .map((item) => ({
      ...{ id: item.id, title: item.title, level: item.level, isHeading: item.launch === null },
      isOpen: item.launch !== null && isOpen(item, playable, attempts),
      ...(attempts.get(item.id) ?? { isComplete: false, passed: null, score: null }),
    }))
}

/** Where the order is fixed, an item opens once those before it are complete; nobody goes back where it only goes forward. */
export function isOpen(item: Item, playable: readonly Item[], attempts: Attempts): boolean {
  const isDone = ({ id }: Item) => attempts.get(id)?.isComplete ?? false
  if (item.isForwardOnly && isDone(item)) return false
  return item.isChoice || playable.slice(0, playable.indexOf(item)).every(isDone)
}

/** What a person goes on with: the first that can be opened and is not complete, otherwise the first that can be opened. */
export function firstOpen(course: Course, attempts: Attempts): Item | undefined {
  const playable = course.items.filter(({ launch }) => launch !== null)
  const open = playable.filter((item) => isOpen(item, playable, attempts))
  return open.find(({ id }) => !attempts.get(id)?.isComplete) ?? open[0]
}

/** The one after and the one before, as far as they can be opened. */
export function around(course: Course, attempts: Attempts, id: string): Pick<State, 'next' | 'previous'> {
  const playable = course.items.filter(({ launch }) => launch !== null)
  const at = playable.findIndex((item) => item.id === id)
  const idAt = (place: number) => {
    const item = playable[place]
    return item && playable[at]?.isFlow && isOpen(item, playable, attempts) ? item.id : null
  }
  return { next: idAt(at + 1), previous: idAt(at - 1) }
}

/** Out of 100: what the items with a score have on average. */
export function pointsOf(attempts: Attempts): number | null {
  const scores = [...attempts.values()].flatMap(({ score }) => score ?? [])
  return scores.length ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null
}
