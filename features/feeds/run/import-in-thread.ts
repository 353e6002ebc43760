import { Worker } from 'node:worker_threads'
import { keptThreads } from '#lib/kept-threads.ts'
import type { RunSummary } from './import-feed.ts'

export type ThreadRun = { databaseUrl: string; feedId: string; confirm: boolean; allowPrivate: boolean }
export type ThreadMessage = ThreadRun | 'stop'
export type ThreadAnswer = { run: RunSummary | null }

/** A hostile feed that gets past every bound ends its thread, not the server. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/** A thread that is asked to stop saves what it holds; one that cannot listen is ended. */
const patienceMs = 20_000

/** Feeds are read one after the other: the next one finds the modules loaded. */
const threads = keptThreads(
  () => new Worker(new URL('./import-thread.ts', import.meta.url), { resourceLimits: memory }),
  { idleMs: 10_000 },
)

/**
 * Imports in a thread of its own, so that the server goes on answering while a large feed is read.
 * @returns null when another process reads this feed right now
 */
export async function importInThread(run: ThreadRun, signal?: AbortSignal): Promise<RunSummary | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const thread = threads.take((error) => reject(error ?? new Error('The import ended without an answer.')))
  const send = (message: ThreadMessage) => thread.postMessage(message)
  let patience: NodeJS.Timeout | undefined
  const stop = () => {
    send('stop')
    patience = setTimeout(() => thread.terminate(), patienceMs)
  }
  thread.once('message', resolve)
  send(run)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    const { run: summary } = await promise
    threads.keep(thread)
    return summary
  } catch (error) {
    threads.end(thread)
    throw error
  } finally {
    clearTimeout(patience)
    signal?.removeEventListener('abort', stop)
    thread.off('message', resolve)
  }
}
