import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { applicationStatuses } from '#spec/lists.ts'

export const Status = z.enum(applicationStatuses.map(({ value }) => value))

const TrackedApplication = z.object({
  id: z.uuid(),
  job: JobBrief.extend({ isGone: z.boolean() }),
  status: Status,
  setAt: z.string(),
  appliedAt: z.string().nullable(),
  notes: z.string(),
  /** '2026-12-01' */
  nextStepOn: z.string().nullable(),
  /** we mailed it to the employer: it cannot be removed */
  isSent: z.boolean(),
  /** newest first; `isOwn` false: the employer set it */
  history: z.array(z.object({ status: Status, at: z.string(), isOwn: z.boolean() })),
})

/** The props of applications/board (document 3, section 7: applications (job, status)). */
export const ApplicationBoard = z.object({ applications: z.array(TrackedApplication) })
