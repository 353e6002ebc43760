import type { WorkerEvents, WorkerPool } from 'graphile-worker'

const pauseMs = 50

/**
 * The queue wakes a lane for each task that is added anywhere, and a lane that has nothing to do looks for its own at each: a rush of
 * receipts had idle lanes look hundreds of times a second. The first wakes it at once, those of the next moment together.
 * @returns ends it: a lane that has ended may not be woken
 */
export function gather(pool: Pick<WorkerPool, 'nudge'>): () => void {
  const wake = pool.nudge.bind(pool)
  let waiting = 0
  let isPausing = false
  let hasEnded = false
  const pause = () => {
    isPausing = true
    setTimeout(() => {
      isPausing = false
      if (!waiting) return
      wake(waiting)
      waiting = 0
      pause()
    }, pauseMs).unref()
  }
  pool.nudge = (count) => {
    if (hasEnded) return
    if (isPausing) {
      waiting += count
      return
    }
    wake(count)
    pause()
  }
  return () => {
    hasEnded = true
    waiting = 0
  }
}

/** The same for each runner with these events, until it ends. */
export function gathering(events: WorkerEvents): WorkerEvents {
  const ends = new WeakMap<WorkerPool, () => void>()
  const end = ({ workerPool }: { workerPool: WorkerPool }) => ends.get(workerPool)?.()
  return events
    .on('pool:create', ({ workerPool }) => ends.set(workerPool, gather(workerPool)))
    .on('pool:gracefulShutdown', end)
    .on('pool:forcefulShutdown', end)
}
