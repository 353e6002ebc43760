import { z } from 'zod'
import { JobQuiz, quizField } from '#features/questions/schema.ts'
import { oneOf, optionalText, requiredText, someOf, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { type Benefit, benefits } from '#spec/benefits.ts'
import { careerLevels, clearances, jobApplyTypes, jobTypes, wageUnits } from '#spec/lists.ts'
import { jobAdminMessages as messages } from '../messages.ts'

const last = (given: unknown) => (Array.isArray(given) ? given.at(-1) : given)
const most = { wage: 9_999_999, days: 366 }

/** '$38.50', '1,200' or a number; empty is null. */
const money = z.preprocess((given) => {
  const typed = last(given)
  if (typeof typed !== 'string') return typed ?? null
  const plain = typed.replace(/[$,\s]/g, '')
  return plain === '' ? null : Number(plain)
}, z
  .number(messages.wage)
  .min(0, messages.wage)
  .max(most.wage, messages.wage)
  .multipleOf(0.01, messages.wage)
  .nullable())

const day = z.preprocess(
  (given) => last(given) ?? '',
  z
    .string(messages.closing)
    .refine((typed) => z.iso.date().safeParse(typed).success, { error: messages.closing, abort: true })
    .refine((typed) => endOf(typed) > Date.now(), { error: messages.closingPast, abort: true })
    .refine((typed) => endOf(typed) < Date.now() + most.days * 86_400_000, messages.closingFar),
)
const endOf = (date: string) => Date.parse(`${date}T23:59:59Z`)

const emailOrNull = z.preprocess((given) => last(given) || null, z.email(messages.applyEmail).nullable())
const linkOrNull = z.preprocess(
  (given) => last(given) || null,
  z
    .url({ protocol: /^https?$/, hostname: /\./, error: messages.applyUrl })
    .max(2_000)
    .nullable(),
)

const Fields = z.object({
  title: requiredText(150, messages.titleMissing),
  type: oneOf(jobTypes).default('Full-time'),
  careerLevel: oneOf(careerLevels).default(null),
  /** id of a category; empty: by the title */
  category: optionalText(60),
  clearance: oneOf(clearances).default(null),
  workplace: z.preprocess(last, z.enum(['place', 'hybrid', 'remote'])).default('place'),
  /** 'Norfolk, VA' or a ZIP */
  place: text(120).default(''),
  /** street, or the name of the site */
  address: optionalText(200, 'the site'),
  wageMin: money.default(null),
  wageMax: money.default(null),
  wageUnit: oneOf(wageUnits).default('hour'),
  benefits: someOf(benefits.map(({ value }) => value) as [Benefit, ...Benefit[]]).default([]),
  /** HTML of the editor, or plain text; cleaned by the server */
  description: requiredText(30_000, messages.descriptionMissing),
  jobg8ApplyType: z.preprocess(last, z.enum(jobApplyTypes)).default('here'),
  applyEmail: emailOrNull.default(null),
  applyUrl: linkOrNull.default(null),
  expiresAt: day,
  quiz: quizField(JobQuiz),
})

type Job = z.output<typeof Fields>

function checked(job: Job, context: z.RefinementCtx) {
  const wrong = (path: keyof Job, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (job.workplace !== 'remote' && !job.place) wrong('place', messages.placeMissing)
  if (job.wageMin !== null && job.wageMax !== null && job.wageMin > job.wageMax)
    wrong('wageMax', messages.wageOrder)
  if (job.jobg8ApplyType === 'email' && !job.applyEmail) wrong('applyEmail', messages.applyEmail)
  if (job.jobg8ApplyType === 'link' && !job.applyUrl) wrong('applyUrl', messages.applyUrl)
}

/** A job as an employer writes it (document 1, section 3). What is not named here (promoted, feed …) is left out. */
export const JobForm = z.preprocess(nested, Fields.superRefine(checked))
export type JobForm = z.output<typeof JobForm>

const whichOrFirst = z.union([z.uuid(), z.literal('')])

/** A new one, of this employer; without it, of the first that somebody works for. */
export const NewJobForm = z.preprocess(
  nested,
  Fields.extend({ employer: whichOrFirst.default('') }).superRefine(checked),
)

/** Of a job from a feed: what the feed does not say. */
export const FeedJobForm = z.preprocess(
  nested,
  z.object({ benefits: Fields.shape.benefits, quiz: Fields.shape.quiz }),
)
export type FeedJobForm = z.output<typeof FeedJobForm>

export const NewJobQuery = z.object({
  employer: whichOrFirst.catch(''),
  /** the job whose text it begins with */
  copy: whichOrFirst.catch(''),
})

export const ReachQuery = z.object({
  title: z.string().trim().max(150).catch(''),
  place: z.string().trim().max(120).catch(''),
})

/** What similar jobs pay by the hour. */
export type SimilarPay = {
  /** that give their pay */
  count: number
  /** within 50 miles of the place; else anywhere */
  isNear: boolean
  /** null: too few */
  quartiles: { low: number; median: number; high: number } | null
}

/** Who on the site finds a job of this title: by military codes that lead to such work. */
export type Reach = {
  /** the careers that the title names */
  careers: string[]
  codes: { id: string; branch: string; code: string; title: string; people: number }[]
  /** people with any of the codes; they let employers find them */
  people: number
  /** of them within 50 miles of the place; null: no place */
  near: number | null
  /** null: the title names no career */
  pay: SimilarPay | null
}

/** What the form shows; texts as they are typed. */
export type JobValues = Omit<Partial<JobForm>, 'quiz'> & { quiz?: JobForm['quiz'] }

/** The props of job-admin/form/edit. */
export type JobEdit = {
  /** null: a new one */
  job: { id: string; href: string; isOpen: boolean; isFromFeed: boolean; updatedAt: string } | null
  company: { id: string; name: string; logo: string | null }
  values: JobValues
  categories: { value: string; label: string }[]
  reach: Reach
}
