// The other side of import-in-thread.ts: one import after the other. One that fails ends the thread.
import { parentPort } from 'node:worker_threads'
import { indexInThread } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { goAfterOthers } from '#lib/go-after-others.ts'
import { importFeed } from './import-feed.ts'
import type { ThreadAnswer, ThreadMessage, ThreadRun } from './import-in-thread.ts'

indexInThread()
goAfterOthers()

let stopping = new AbortController()
parentPort!.on('message', async (message: ThreadMessage) => {
  if (message === 'stop') return stopping.abort()
  stopping = new AbortController()
  parentPort!.postMessage(await answerTo(message, stopping.signal))
})

async function answerTo(
  { databaseUrl, feedId, confirm, allowPrivate }: ThreadRun,
  signal: AbortSignal,
): Promise<ThreadAnswer> {
  const pool = openPool(databaseUrl, 5)
  try {
    return { run: await importFeed(queryBuilder(pool), feedId, { confirm, allowPrivate, signal }) }
  } finally {
    await pool.end()
  }
}
