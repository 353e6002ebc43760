import { setTimeout as sleep } from 'node:timers/promises'
import { isLive, type Where } from '../instance.ts'
import { startWorker } from '../queue.ts'

/** How often to look whether a person has said that this is the live database, or that another one is. */
const lookMs = 5_000

/**
 * Runs tasks while this is the live database. In a copy all background work is paused: mail, charges, feeds,
 * notices and everything else (decision 341).
 * @param where the database that the tasks belong to
 */
export async function startWorkerWhenLive(
  options: Parameters<typeof startWorker>[0],
  where: Where,
  everyMs = lookMs,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let worker: Awaited<ReturnType<typeof startWorker>> | null = null
  let hasSaid = false

  async function look() {
    const live = await isLive(options.db, where)
    if (live) {
      worker ??= await startWorker(options)
      hasSaid = false
      return
    }
    if (!hasSaid) options.logger.warn(copied)
    hasSaid = true
    await worker?.stop()
    worker = null
  }

  await look()
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      // A database that is away is no copy; the worker waits for it.
      if (!stopping.signal.aborted) await look().catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await looking
      await worker?.stop()
    },
  }
}

const copied =
  'This database was restored, moved or copied: background work is paused, and no mail is sent. If this is the live one now, run: npm run go-live'
