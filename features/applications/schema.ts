import { z } from 'zod'
import type { JobBrief } from '#features/jobs/schema.ts'
import { type ApplicationStatus, applicationStatuses } from '#spec/lists.ts'

const values = applicationStatuses.map(({ value }) => value) as [ApplicationStatus, ...ApplicationStatus[]]
const Status = z.enum(values)
const longest = { notes: 4_000, message: 5_000 }

/** What a person changes of an own application; what is absent stays. */
export const ApplicationChange = z.object({
  status: Status.optional(),
  notes: z.string().max(longest.notes, 'Please use 4,000 letters or fewer.').optional(),
  nextStepOn: z
    .string()
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'Please give a date.')
    .optional(),
})
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** Begins to follow a job. */
export const Follow = z.object({ jobId: z.uuid(), status: Status.default('INTERESTED') })

/** An application by e-mail. A link needs neither. */
export const ApplyForm = z
  .object({
    message: z.string().trim().max(longest.message, 'Please use 5,000 letters or fewer.').default(''),
    resumeFileId: z.union([z.uuid(), z.literal('')]).default(''),
  })
  .nullish()
  .transform((form) => form ?? { message: '', resumeFileId: '' })

export type TrackedApplication = {
  id: string
  job: JobBrief & { isGone: boolean }
  status: ApplicationStatus
  setAt: string
  appliedAt: string | null
  notes: string
  /** '2026-12-01' */
  nextStepOn: string | null
  /** we mailed it to the employer: it can not be taken back */
  isSent: boolean
  /** the last first; `isOwn` false: the employer set it */
  history: { status: ApplicationStatus; at: string; isOwn: boolean }[]
}

/** The props of applications/board (document 3, section 7: applications (job, status)). */
export type ApplicationBoard = { applications: TrackedApplication[] }

/** The props of applications/apply. */
export type ApplyPage = {
  job: JobBrief
  resumes: { value: string; label: string }[]
  /** when it was sent already */
  sentAt: string | null
}

/** The props of applications/leaving. */
export type LeavingPage = { title: string; host: string; href: string; back: string }
