import { z } from 'zod'
import { engine, refreshEmployerJobs } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import { addTask, type Cron, type Tasks } from '#lib/queue.ts'

const Refresh = z.object({ employer: z.uuid() })

export const jobTasks: Tasks = {
  /** The name of an employer is in the search index (features/employers/rename.ts). */
  async 'jobs.refresh-employer'(payload, { db }) {
    await refreshEmployerJobs(db, Refresh.parse(payload).employer)
  },
  /** Each job that is posted by hand is a segment of its own until then. */
  async 'jobs.compact'(_payload, { db }) {
    await engine.maintain(db)
    await classifyLater(db)
  },
  /** What the jobs are that came in since, part after part; after an upgrade all of them. */
  async 'jobs.classify'(_payload, { db }) {
    if (await engine.classify(db)) await classifyLater(db)
  },
  /** After an upgrade: what an earlier release indexed, part after part. */
  async 'jobs.renew'(_payload, { db }) {
    if (await engine.renew(db)) await renewLater(db)
  },
}

/** Find nothing to do but after an upgrade, or where somebody saved jobs without asking for it. */
export const jobCron: Cron[] = [
  { task: 'jobs.renew', at: '*/10 * * * *' },
  { task: 'jobs.classify', at: '*/10 * * * *' },
]

const renewLater = (db: Db): Promise<void> => addTask(db, 'jobs.renew', {}, { key: 'jobs.renew' })

/** Classifies the jobs that were saved. */
export const classifyLater = (db: Db): Promise<void> =>
  addTask(db, 'jobs.classify', {}, { key: 'jobs.classify' })

/** Merges small segments of the index after a change of a few jobs. Call it in the transaction of the change. */
export const compactLater = (trx: Db): Promise<void> =>
  addTask(trx, 'jobs.compact', {}, { key: 'jobs.compact' })
