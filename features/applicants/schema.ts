import { z } from 'zod'
import { checkbox, ids, requiredText, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { type ApplicantStatus, applicantStatuses } from '#spec/lists.ts'
import { applicantMessages } from './messages.ts'

const values = applicantStatuses.map(({ value }) => value) as [ApplicantStatus, ...ApplicantStatus[]]
const Status = z.enum(values, applicantMessages.noStatus)
const id = z.union([z.uuid(), z.literal('')]).catch('')

/** '-' reverses the order. */
export const applicantSorts = ['-applied', 'applied', '-score', 'score'] as const

/** Which applicants, and how they are shown. Nonsense is ignored, so that old links keep working. */
export const ApplicantQuery = z.object({
  /** of several employers that somebody works for; empty: the first */
  employer: id,
  job: id,
  /** begins a word of the name */
  q: searchText,
  status: z.enum([...values, '']).catch(''),
  /** this score or a higher one */
  score: z.enum(['', '25', '50', '75']).catch(''),
  /** 'yes': those whose DD214 is validated */
  dd214: z.enum(['yes', '']).catch(''),
  /** 'yes': for jobs that are open */
  open: z.enum(['yes', '']).catch(''),
  sort: z.enum(applicantSorts).catch('-applied'),
  view: z.enum(['table', 'board']).catch('table'),
  /** the applicant that is opened beside the list */
  show: id,
  ...paged(25),
})
export type ApplicantQuery = z.output<typeof ApplicantQuery>

/** The export takes the same, and those who were chosen from the list. */
export const ExportQuery = ApplicantQuery.extend({ id: ids(100) })

const day = z
  .string()
  .refine((typed) => typed === '' || z.iso.date().safeParse(typed).success, 'Please enter a date.')
  .transform((typed) => typed || null)
  .nullish()

/** Document 2, section 7: job, user, status; whether the person is notified by mail, and the first day of a hire. */
export const StatusChange = z.object({
  job: z.uuid(),
  user: z.uuid(),
  status: Status,
  notify: checkbox,
  startsOn: day,
})

const Chosen = ids(100).refine((chosen) => chosen.length > 0, applicantMessages.nobodyChosen)

export const BulkStatus = z.object({ applicants: Chosen, status: Status, notify: checkbox })

export const NoteForm = z
  .object({
    text: text(2_000).default(''),
    rating: z.preprocess(
      (given) => (given === '' || given === undefined || given === null ? null : Number(given)),
      z.number().int().min(1).max(5).nullable(),
    ),
  })
  .refine(({ text, rating }) => text !== '' || rating !== null, {
    path: ['text'],
    message: applicantMessages.noteMissing,
  })
export type NoteForm = z.output<typeof NoteForm>

export const MessageForm = z.object({
  applicants: Chosen,
  message: requiredText(5_000, applicantMessages.messageMissing),
})

/** A quiz that was taken for the job (document 2, section 3). */
export type QuizTake = {
  title: string
  passed: boolean
  submittedAt: string
  pointsAwarded: number
  pointsRequired: number
  /** what was answered, in the order of the questions */
  answers: { question: string; answer: string }[]
}

/** title: the military occupation · description: what the job requires · paramA: interests · paramB: nearness */
export type Factors = { title: number; description: number; paramA: number; paramB: number }

/** An applicant as the employer lists them (document 2, section 3). */
export type ApplicantRow = {
  id: string
  /** when they applied */
  createdAt: string
  user: {
    id: string
    firstName: string
    lastName: string
    photo: string | null
    /** 'Norfolk, VA' */
    place: string | null
    DD214Validated: boolean
  }
  job: { id: string; title: string; href: string | null }
  quizTakes: QuizTake[]
  status: ApplicantStatus
  statusAt: string
  /** hired, as both have said */
  confirmed: boolean
  /** 0 to 100; null: not measured yet */
  score: number | null
  /** nobody of the employer has opened it */
  isNew: boolean
  /** what the managers gave, 1 to 5 */
  rating: { average: number; count: number } | null
}

export type ApplicantNote = {
  id: string
  /** null: an account that is gone */
  author: string | null
  isOwn: boolean
  text: string
  rating: number | null
  at: string
}

/** One applicant, opened. */
export type ApplicantDetail = ApplicantRow & {
  email: string
  phone: string | null
  /** where the profile is */
  profile: string
  /** what they wrote with the application */
  message: string | null
  resume: { url: string; name: string; preview: string | null } | null
  /** 'Army: 68W Combat Medic Specialist', the most recent first */
  service: string[]
  /** 'Charge Nurse at Harbor Health, 2019 to 2024' */
  work: string[]
  factors: Factors | null
  startsOn: string | null
  confirmedAt: string | null
  notes: ApplicantNote[]
  /** newest first */
  history: { status: ApplicantStatus; at: string; by: string | null }[]
}

type Choice = { value: string; label: string }

/** The props of applicants/list. In the board `applicants` are the first of each status. */
export type ApplicantList = ApplicantQuery & {
  employers: Choice[]
  jobs: Choice[]
  applicants: ApplicantRow[]
  totalDocs: number
  /** how many there are of each status, with the same filters */
  counts: Record<ApplicantStatus, number>
  /** opened: see `show` */
  applicant: ApplicantDetail | null
}
