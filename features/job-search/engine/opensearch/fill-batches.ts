import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#lib/db.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { AnsweringThread, ThreadEnded } from '../../threads/answering-thread.ts'
import { Overloaded, writeBulk } from './bulk.ts'
import type { Cluster } from './cluster.ts'
import { currentJobs } from './current-jobs.ts'
import { documentOf } from './document.ts'
import { Incomplete } from './partial.ts'

/** How threads reach what they read and what they write. `least`: jobs from which on they are worth their start */
export type ThreadAccess = { databaseUrl: string; settings: SearchSettings; least?: number }

export type FillRequest = ThreadAccess & { index: string; ids: string[] }
/** `failure`: why the cluster did not take them */
export type FillAnswer = { failure: string | null }

/** Writes jobs to an index that is being filled; `atOnce`: so many batches keep it busy. */
export type BatchWriter = {
  atOnce: number
  write(index: string, ids: string[]): Promise<void>
  end(): void
}

/** Batches that the cluster has to write, for each thread, while the next one is analyzed. */
const perThread = 2
/** Fewer jobs are written sooner than threads know the catalog. */
const fewJobs = 20_000
/** Each has a catalog of its own; beyond these the database and the cluster are the limit. */
const mostThreads = 8

/**
 * Most of filling an index is reading words: as many threads do that as there are cores.
 * @param access null: everything is done here
 */
export function batchWriter(
  db: Db,
  cluster: Cluster,
  jobs: number,
  access: ThreadAccess | null,
): BatchWriter {
  if (!access || jobs < (access.least ?? fewJobs))
    return { atOnce: perThread, write: (index, ids) => fillBatch(db, cluster, index, ids), end() {} }
  return inThreads(db, cluster, access)
}

function inThreads(db: Db, cluster: Cluster, access: ThreadAccess): BatchWriter {
  const file = new URL('./fill-thread.ts', import.meta.url)
  const threads = new Set<AnsweringThread<FillRequest, FillAnswer>>()
  for (let i = Math.min(mostThreads, availableParallelism()); i > 0; i--) {
    const thread: AnsweringThread<FillRequest, FillAnswer> = new AnsweringThread(file, () =>
      threads.delete(thread),
    )
    threads.add(thread)
  }
  return {
    atOnce: threads.size * perThread,
    async write(index, ids) {
      const [thread] = [...threads].sort((a, b) => a.busy - b.busy)
      const answer = await thread?.ask({ ...access, index, ids }).catch((error) => {
        if (!(error instanceof ThreadEnded)) throw error
      })
      // Threads that were lost are not missed.
      if (!answer) await fillBatch(db, cluster, index, ids)
      else if (answer.failure) throw new Incomplete(answer.failure)
    },
    end() {
      for (const thread of threads) thread.end()
    },
  }
}

/** Writes these jobs as they are now. What the index has already of them is newer, and stays. */
export async function fillBatch(db: Db, cluster: Cluster, index: string, ids: string[]): Promise<void> {
  const jobs = await currentJobs(db, ids)
  await writePatiently(
    cluster,
    index,
    jobs.map((job) => ({ id: job.id, version: 0, document: documentOf(job) })),
  )
}

type Operations = Parameters<typeof writeBulk>[2]

/** A cluster that is overloaded is given less at once, and time. */
async function writePatiently(
  cluster: Cluster,
  index: string,
  operations: Operations,
  tries = 8,
): Promise<void> {
  try {
    // What the index will never take is reported when its next change is sent.
    await writeBulk(cluster, index, operations)
  } catch (error) {
    if (tries === 1) throw error
    await sleep(error instanceof Overloaded ? 1_000 : 2_000)
    const middle = Math.ceil(operations.length / 2)
    for (const half of [operations.slice(0, middle), operations.slice(middle)])
      if (half.length) await writePatiently(cluster, index, half, tries - 1)
  }
}
