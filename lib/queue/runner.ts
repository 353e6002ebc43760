import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Runner, type RunnerOptions, run } from 'graphile-worker'

const pauses = { first: 500, longest: 3_000 } as const

/** The queue's runner gives up when it cannot record what it did (PostgreSQL away); we start a new one until stopped. */
export async function keepRunning(options: RunnerOptions, logger: FastifyBaseLogger) {
  const stopping = new AbortController()
  let runner: Runner | null = await run(options)
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
