/** What can be undone at least (design: page-builder, Editor); older ones are forgotten. */
export const mostSteps = 2_000

/** Past and future share all that did not change with the present, so a step costs what it changed. */
export type History<Value> = {
  now: Value
  past: readonly Value[]
  future: readonly Value[]
  /** changes with the same name join the last step: typing in one field is one step */
  joins: string | null
}

export const begin = <Value>(now: Value): History<Value> => ({ now, past: [], future: [], joins: null })

export function record<Value>(
  history: History<Value>,
  now: Value,
  joins: string | null = null,
): History<Value> {
  if (now === history.now) return history
  const isJoined = joins !== null && joins === history.joins
  const past = isJoined ? history.past : [...history.past.slice(1 - mostSteps), history.now]
  return { now, past, future: [], joins }
}

/** What comes next is a step of its own. */
export const settle = <Value>(history: History<Value>): History<Value> =>
  history.joins === null ? history : { ...history, joins: null }

export function undo<Value>({ now, past, future, ...rest }: History<Value>): History<Value> {
  const before = past.at(-1)
  if (before === undefined) return { ...rest, now, past, future }
  return { now: before, past: past.slice(0, -1), future: [now, ...future], joins: null }
}

export function redo<Value>({ now, past, future, ...rest }: History<Value>): History<Value> {
  const [after, ...later] = future
  if (after === undefined) return { ...rest, now, past, future }
  return { now: after, past: [...past, now], future: later, joins: null }
}
