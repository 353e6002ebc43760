import type { WorkerEvents, WorkerPool } from 'graphile-worker'

const pauseMs = 50

/**
 * The queue wakes a lane for each task that is added anywhere, and a lane that has nothing to do looks for its own at each: a rush of
 * receipts had idle lanes look hundreds of times a second. The first wakes it at once, those of the next moment together.
 */
export function gather(pool: Pick<WorkerPool, 'nudge'>): void {
  const wake = pool.nudge.bind(pool)
  let waiting = 0
  let isPausing = false
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
    if (isPausing) {
      waiting += count
      return
    }
    wake(count)
    pause()
  }
}

/** The same for each runner with these events. */
export const gathering = (events: WorkerEvents): WorkerEvents =>
  events.on('pool:create', ({ workerPool }) => gather(workerPool))
