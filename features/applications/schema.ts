import { z } from 'zod'
import type { JobBrief } from '#features/job-cards/schema.ts'
import type { Answers, JobQuiz } from '#features/questions/schema.ts'
import { answers as answersField, withAnswers } from '#schema/typed.ts'
import { type ApplicationStatus, applicationStatuses } from '#spec/lists.ts'
import type * as answers from './answers.ts'

const values = applicationStatuses.map(({ value }) => value) as [ApplicationStatus, ...ApplicationStatus[]]
const Status = z.enum(values)
const longest = { notes: 4_000, message: 5_000 }

/** A partial update of a person's own application. */
export const ApplicationChange = z.object({
  status: Status.optional(),
  notes: z.string().max(longest.notes, 'Please use 4,000 characters or fewer.').optional(),
  nextStepOn: z
    .string()
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'Please enter a date.')
    .optional(),
})
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** Adds a job to one's applications. */
export const Follow = z.object({ jobId: z.uuid(), status: Status.default('INTERESTED') })

/** An application by email or on this site. Applying on the employer's site needs no field. */
export const ApplyForm = z
  .preprocess(
    withAnswers,
    z
      .object({
        message: z.string().trim().max(longest.message, 'Please use 5,000 characters or fewer.').default(''),
        resumeFileId: z.union([z.uuid(), z.literal('')]).default(''),
        /** to the questions of the job, by their ids */
        answers: answersField.default({}),
      })
      .nullish(),
  )
  .transform((form) => form ?? { message: '', resumeFileId: '', answers: {} as Answers })
export type ApplyForm = z.output<typeof ApplyForm>

export type ApplicationBoard = z.infer<typeof answers.ApplicationBoard>
export type TrackedApplication = ApplicationBoard['applications'][number]

/** The props of applications/apply. */
export type ApplyPage = {
  job: JobBrief
  resumes: { value: string; label: string }[]
  /** by email, or on this site */
  by: 'email' | 'here'
  quiz: JobQuiz | null
  /** when it was sent; null: not yet */
  sentAt: string | null
}

/** The props of applications/leaving. */
export type LeavingPage = { title: string; host: string; href: string; back: string }
