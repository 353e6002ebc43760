import { setTimeout as wait } from 'node:timers/promises'

/** What is told within this time is one read. */
const togetherMs = 10

/**
 * Collects what is asked for and does it in one piece: at most one piece at a time, and what is asked for meanwhile is the next.
 * @param add puts one more into what waits
 * @returns asks for one; resolves when the piece that it is in is done, rejects when that failed
 */
export function together<One, Waiting>(
  nothing: () => Waiting,
  add: (waiting: Waiting, one: One) => void,
  work: (waiting: Waiting) => Promise<void>,
  ms = togetherMs,
): (one: One) => Promise<void> {
  let waiting = nothing()
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function piece() {
    await Promise.all([last, wait(ms)])
    const now = waiting
    waiting = nothing()
    next = null
    const done = work(now)
    last = done.catch(() => {})
    return done
  }

  return (one) => {
    add(waiting, one)
    next ??= piece()
    return next
  }
}
