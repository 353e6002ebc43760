import { Worker } from 'node:worker_threads'
import type { RunSummary } from './import-feed.ts'

export type ThreadData = { databaseUrl: string; feedId: string; confirm: boolean; allowPrivate: boolean }
export type ThreadAnswer = { run: RunSummary | null }

/** A hostile feed that gets past every bound ends its thread, not the server. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/** A thread that is asked to stop saves what it holds; one that cannot listen is ended. */
const patienceMs = 20_000

/**
 * Imports in a thread of its own, so that the server goes on answering while a large feed is read.
 * @returns null when another process reads this feed right now
 */
export function importInThread(data: ThreadData, signal?: AbortSignal): Promise<RunSummary | null> {
  return new Promise((done, failed) => {
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: memory,
    })
    let patience: NodeJS.Timeout | undefined
    const stop = () => {
      thread.postMessage('stop')
      patience = setTimeout(() => thread.terminate(), patienceMs)
    }
    signal?.addEventListener('abort', stop, { once: true })
    let answer: ThreadAnswer | undefined
    thread.on('message', (message: ThreadAnswer) => {
      answer = message
    })
    thread.on('error', failed)
    thread.on('exit', () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', stop)
      if (answer) done(answer.run)
      else failed(new Error('The import ended without an answer.'))
    })
    if (signal?.aborted) stop()
  })
}
