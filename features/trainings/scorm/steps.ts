import type { Said } from './data.ts'
import type { Item, State, Step } from './schema.ts'

export type Attempts = ReadonlyMap<string, Said>
type Course = { items: readonly Item[] }

/** An item with how far somebody is in it. */
export const stepOf = (item: Item, isOpen: boolean, attempts: Attempts): Step => ({
  ...{ id: item.id, title: item.title, level: item.level, isHeading: item.launch === null, isOpen },
  ...(attempts.get(item.id) ?? { isComplete: false, passed: null, score: null }),
})

/** The items of a course of 1.2, which has no rules: each can be opened at any time. */
export const stepsOf = ({ items }: Course, attempts: Attempts): Step[] =>
  items.filter(({ isVisible }) => isVisible).map((item) => stepOf(item, item.launch !== null, attempts))

const playable = ({ items }: Course) => items.filter(({ launch }) => launch !== null)

/** What a person goes on with: the first that is not complete, otherwise the first. */
export function firstOpen(course: Course, attempts: Attempts): Item | undefined {
  const open = playable(course)
  return open.find(({ id }) => !attempts.get(id)?.isComplete) ?? open[0]
}

/** The one after and the one before. */
export function around(course: Course, id: string): Pick<State, 'next' | 'previous'> {
  const all = playable(course)
  const at = all.findIndex((item) => item.id === id)
  return { next: all[at + 1]?.id ?? null, previous: all[at - 1]?.id ?? null }
}

/** Out of 100: what the items with a score have on average. */
export function pointsOf(attempts: Attempts): number | null {
  const scores = [...attempts.values()].flatMap(({ score }) => score ?? [])
  return scores.length ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null
}
