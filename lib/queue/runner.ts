import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'

const pauses = { first: 500, longest: 3_000 } as const
/** Looking for tasks has failed for this long: a new runner is started. */
const failingMs = 5_000

/**
 * The queue's runner gives up when it cannot record what it did (PostgreSQL away); we start a new one until stopped, and one in place
 * of a runner that cannot look for tasks.
 */
export async function keepRunning(
  options: RunnerOptions & { events: WorkerEvents },
  logger: FastifyBaseLogger,
) {
  const stopping = new AbortController()
  let runner: Runner | null = await run(options)
  onFailing(options.events, () => runner?.stop().catch(() => {}))
  const whole = (async () => {
    for (let pause: number = pauses.first; !stopping.signal.aborted; ) {
      const began = Date.now()
      try {
        runner ??= await run(options)
        await runner.promise
      } catch (error) {
        logger.warn({ err: error }, 'background work was interrupted, restarting')
      }
      runner = null
      if (stopping.signal.aborted) return
      pause = Date.now() - began > pauses.longest ? pauses.first : Math.min(pause * 2, pauses.longest)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await runner?.stop()
      await whole
    },
  }
}

/**
 * graphile-worker 0.18 reads the ids of its tasks once and keeps the answer, a failed one too: after a connection that timed out on a
 * busy machine a runner would never look for tasks again, and say so at the debug level alone.
 */
function onFailing(events: WorkerEvents, restart: () => void): void {
  let since: number | null = null
  const succeeded = () => {
    since = null
  }
  events.on('worker:getJob:empty', succeeded).on('job:start', succeeded)
  events.on('worker:getJob:error', () => {
    since ??= performance.now()
    if (performance.now() - since < failingMs) return
    since = null
    restart()
  })
}
