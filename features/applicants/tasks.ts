import { z } from 'zod'
import { addTask, type Cron, type Tasks } from '#lib/queue.ts'
import { jobsToMeasure, measureApplicants } from './measure.ts'

const OfJob = z.object({ job: z.uuid() })

export const applicantTasks: Tasks = {
  async 'applicants.measure'(payload, { db }) {
    await measureApplicants(db, OfJob.parse(payload).job)
  },
  /** Each job is a task of its own, so that a restart goes on where it was. */
  async 'applicants.measure-all'(_payload, { db }) {
    for (const job of await jobsToMeasure(db))
      await addTask(db, 'applicants.measure', { job }, { key: `applicants of ${job}`, priority: 10 })
  },
}

export const applicantCron: Cron[] = [{ task: 'applicants.measure-all', at: '20 7 * * *' }]
