import { performance } from 'node:perf_hooks'
import { finished } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** resolves once this process has time for something that nobody waits for, and after half a second at the latest */
    whenLessBusy(): Promise<void>
    /** whether script ran nearly all of the last tenth of a second */
    isBusy(): boolean
  }
}

/** Requests in progress at once that are a rush: otherwise a process has answered before the next one comes. */
const rush = 4
/** The share of time in which script runs, above which a process has no time to spare. */
const busyShare = 0.8
const lookMs = 100
const longestMs = 500

/**
 * Lets background work of a process that also answers requests give way to them (decision 511): a receipt can come a moment later,
 * the person who gives waits now. It is slowed down and never stopped.
 */
export const yielding = plugin(async (app) => {
  let requests = 0
  let isBusy = false
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > busyShare
    last = now
  }, lookMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  // What becomes a socket has no answer that would end it.
  app.addHook('onRequest', async ({ headers }, { raw }) => {
    if (headers.upgrade) return
    requests++
    // Not onResponse, which does not come where the client has gone.
    finished(raw, () => requests--)
  })

  app.decorate('isBusy', () => isBusy)
  app.decorate('whenLessBusy', async () => {
    for (let waited = 0; isBusy && requests >= rush && waited < longestMs; waited += lookMs)
      await sleep(lookMs)
  })
})
