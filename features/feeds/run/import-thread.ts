// The other side of import-in-thread.ts.
import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { indexInThread } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { importFeed } from './import-feed.ts'
import type { ThreadAnswer, ThreadData } from './import-in-thread.ts'

const { databaseUrl, feedId, confirm, allowPrivate } = workerData as ThreadData
const stopped = new AbortController()
parentPort!.on('message', () => stopped.abort())
const pool = openPool(databaseUrl, 5)
// On two cores, requests need the other one.
if (availableParallelism() > 2) indexInThread()
try {
  const run = await importFeed(queryBuilder(pool), feedId, { confirm, allowPrivate, signal: stopped.signal })
  parentPort!.postMessage({ run } satisfies ThreadAnswer)
} finally {
  await pool.end()
  parentPort!.close()
}
