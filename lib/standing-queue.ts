/** A queue that has not been short for so long does not come from a burst. */
const standingMs = 500
/** Nobody was refused for so long: the rush is over. */
const overMs = 1_000
/** Who waits their turn is let go after so long at most when the process has time again. */
const idleMs = 50

/**
 * Controlled delay (after RFC 8289), by requests in progress: a burst is answered, however long its queue is for a moment. A queue that
 * stays makes nothing faster and everything late, what is shed last too: it waits for the same event loop, a turn for each statement.
 * Until the rush is over, the queue is kept short, and most of it waits outside the event loop. What waits for others, such as a slow
 * database, leaves the process idle and is no such queue.
 * @param most.standing in progress until the newest are refused, those who wait included
 * @param most.working in progress until the next ones wait their turn
 */
export function standingQueue(most: { standing: number; working: number }, isBusy: () => boolean) {
  let shortAt = performance.now()
  let refusedAt = Number.NEGATIVE_INFINITY
  let inProgress = 0
  /** who waits their turn, first come first served */
  const waiting: (() => void)[] = []
  let watching: NodeJS.Timeout | undefined

  const isRush = () => performance.now() - refusedAt <= overMs
  const hasTime = () => inProgress - waiting.length < most.working || !isRush() || !isBusy()

  const letIn = () => {
    while (waiting.length && hasTime()) waiting.shift()!()
    if (!waiting.length) watching = void clearInterval(watching)
  }

  return {
    /** @param count in progress, without the one that is done */
    left(count: number): void {
      inProgress = count
      if (count < most.standing) shortAt = performance.now()
      if (waiting.length) letIn()
    },
    /** Whether the newest has to be refused. @param count in progress, without it */
    stands(count: number): boolean {
      const now = performance.now()
      if (count < most.standing || !isBusy()) shortAt = now
      if (count < most.standing || (now - shortAt <= standingMs && !isRush())) return false
      refusedAt = now
      return true
    },
    /** Resolves when it is this one's turn. @param count in progress, with it */
    turn(count: number): Promise<void> | void {
      inProgress = count - 1
      const isNext = !waiting.length && hasTime()
      inProgress = count
      if (isNext) return
      // All that are worked on may come to wait for something slow: then nobody else should.
      watching ??= setInterval(letIn, idleMs).unref()
      return new Promise((resolve) => void waiting.push(resolve))
    },
  }
}
