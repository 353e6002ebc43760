import { z } from 'zod'
import { Questions } from '#features/questions/schema.ts'
import type * as answers from './answers.ts'

/** Whether a field is asked for, and whether it must be answered. */
const asks = ['no', 'optional', 'required'] as const
export type Ask = (typeof asks)[number]
const ask = z.enum(asks, 'Please choose one of the list.').default('no')
const words = (most: number) => z.string().trim().max(most, `Please use ${most} characters or fewer.`)

/** The quiz of a site's sign-up (document 2, sections 3 and 5). */
export const Quiz = z
  .strictObject({
    title: words(120).min(1, 'Please give the questions a title.'),
    lead: words(500).default(''),
    questions: Questions.min(1, 'Please write a question.'),
    /** which answers to which question mark the person as Veteran; null: none does */
    veteran: z
      .strictObject({
        question: z.string(),
        answers: z.array(z.string()).min(1, 'Please choose the answers that mark a person as Veteran.'),
      })
      .nullable()
      .default(null),
  })
  .refine(({ veteran, questions }) => !veteran || questions.some(({ id }) => id === veteran.question), {
    path: ['veteran', 'question'],
    error: 'There is no such question in the quiz.',
  })

/** What a site asks of those who sign up: themes.signup. A theme without a word about it asks in a single step. */
export const SignupSettings = z.strictObject({
  /** a sentence above the form */
  lead: words(300).default(''),
  branch: ask,
  addressLine1: ask,
  city: ask,
  county: ask,
  phone: ask,
  dischargeReason: ask,
  careerInterests: ask,
  dd214: ask,
  resume: ask,
  /** what is agreed to in addition to the terms and the privacy policy */
  agreement: words(500).default(''),
  quiz: Quiz.nullable().default(null),
  /** one organization, by its name, asks more (document 3, section 3) */
  extendedProfile: z
    .strictObject({ organization: words(120).min(1) })
    .nullable()
    .default(null),
  /** the fundraiser that tickets are issued for (document 1, section 6) */
  createTicketsForFundraiser: z.uuid().nullable().default(null),
})
export type SignupSettings = z.infer<typeof SignupSettings>

/** What is typed into the form, by field; passwords and files are kept apart. */
export type SignupInput = {
  firstName: string
  lastName: string
  zip: string
  email: string
  branch: string
  isMilitarySpouse: boolean
  addressLine1: string
  addressLine2: string
  city: string
  county: string
  phone: string
  dischargeReason: string
  careerInterests: string[]
  answers: Record<string, string | string[]>
  howDidYouHear: string
  details: string
  needsOtherServices: boolean
  otherServices: string
  isFindable: boolean
  agreement: boolean
  /** began by sending a DD214, which is kept whatever the site asks for */
  cameWithDd214?: boolean
  /** a path of ours that the person was on the way to */
  redirectTo?: string
}

export type StoredInput = z.infer<typeof answers.StoredInput>
export type SignupPage = z.infer<typeof answers.SignupPage>
