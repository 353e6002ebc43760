import { z } from 'zod'
import { refreshEmployerJobs } from '#features/job-search/index.ts'
import type { Tasks } from '#lib/queue.ts'

const Refresh = z.object({ employer: z.uuid() })

export const jobTasks: Tasks = {
  /** The name of an employer is in the search index (features/employers/rename.ts). */
  async 'jobs.refresh-employer'(payload, { db }) {
    await refreshEmployerJobs(db, Refresh.parse(payload).employer)
  },
}
