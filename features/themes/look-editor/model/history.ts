/** What undo and redo go through: states of a form, each named after the step that led to it. */
export type History<State> = {
  past: Step<State>[]
  now: State
  future: Step<State>[]
}
type Step<State> = { name: string; state: State /** typing in one field is one step */; field?: string }

export const begun = <State>(now: State): History<State> => ({ past: [], now, future: [] })

/** @param field steps in the same field, one after another, become one */
export function stepped<State>(
  { past, now }: History<State>,
  name: string,
  state: State,
  field?: string,
): History<State> {
  const goesOn = field !== undefined && past.at(-1)?.field === field
  return { past: goesOn ? past : [...past, { name, state: now, field }], now: state, future: [] }
}

export function undone<State>(history: History<State>): History<State> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    now: last.state,
    future: [{ name: last.name, state: history.now }, ...history.future],
  }
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, { name: next.name, state: history.now }], now: next.state, future }
}

/** The same history with every state changed, as when somebody else has changed something meanwhile. */
export const amended = <State>(history: History<State>, change: (state: State) => State): History<State> => ({
  past: history.past.map((step) => ({ ...step, state: change(step.state) })),
  now: change(history.now),
  future: history.future.map((step) => ({ ...step, state: change(step.state) })),
})
