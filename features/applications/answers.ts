import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { applicantStatuses, applicationStatuses } from '#spec/lists.ts'

export const Status = z.enum(applicationStatuses.map(({ value }) => value))
/** What the employer set, beside the person's own tracking. */
const Decision = z.object({
  status: z.enum(applicantStatuses.map(({ value }) => value)),
  at: z.string(),
  /** the first day of a hire: '2026-12-14' */
  startsOn: z.string().nullable(),
  /** when the person confirmed the hire */
  confirmedAt: z.string().nullable(),
})

const TrackedApplication = z.object({
  id: z.uuid(),
  job: JobBrief.extend({ isGone: z.boolean() }),
  status: Status,
  setAt: z.string(),
  appliedAt: z.string().nullable(),
  notes: z.string(),
  /** '2026-12-01' */
  nextStepOn: z.string().nullable(),
  /** null: the employer has not decided anything, or the application did not go through us */
  decision: Decision.nullable(),
  /** it went through us to the employer: it cannot be removed */
  isSent: z.boolean(),
  /** newest first; `isOwn` false: the employer set it */
  history: z.array(z.object({ status: Status, at: z.string(), isOwn: z.boolean() })),
})

/** The props of applications/board (document 3, section 7: applications (job, status)). */
export const ApplicationBoard = z.object({ applications: z.array(TrackedApplication) })
