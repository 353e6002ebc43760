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
  },
  /** After an upgrade: what an earlier release indexed, part after part. */
  async 'jobs.renew'(_payload, { db }) {
    if (await engine.renew(db)) await renewLater(db)
  },
}

/** Finds nothing to do but after an upgrade. */
export const jobCron: Cron[] = [{ task: 'jobs.renew', at: '*/10 * * * *' }]

const renewLater = (db: Db): Promise<void> => addTask(db, 'jobs.renew', {}, { key: 'jobs.renew' })

/** Merges small segments of the index after a change of a few jobs. Call it in the transaction of the change. */
export const compactLater = (trx: Db): Promise<void> =>
  addTask(trx, 'jobs.compact', {}, { key: 'jobs.compact' })
