import { z } from 'zod'
import type { KnownCompany } from '#features/employers/schema.ts'
import { type Answers, Questions } from '#features/questions/schema.ts'

const words = (most: number) => z.string().trim().max(most, `Please use ${most} characters or fewer.`)

/** The questions of the second step (document 1, section 3). */
export const EmployerQuiz = z.strictObject({
  title: words(120).min(1, 'Please give the questions a title.'),
  lead: words(500).default(''),
  questions: Questions.min(1, 'Please write a question.'),
})

/** What a site asks of employers who sign up: themes.employer_signup. */
export const EmployerSignupSettings = z.strictObject({
  /** whether employers can sign up at all */
  isOpen: z.boolean().default(true),
  /** a sentence above the form */
  lead: words(300).default(''),
  /** staff decide before anybody sees the employer */
  needsApproval: z.boolean().default(true),
  localUnion: z.boolean().default(false),
  abilityOne: z.boolean().default(false),
  nonProfitAffiliate: z.boolean().default(false),
  quiz: EmployerQuiz.nullable().default(null),
})
export type EmployerSignupSettings = z.output<typeof EmployerSignupSettings>

/** What is typed into the form, by the names of its fields (document 1, section 3); passwords are kept apart. */
export type Typed = {
  'employer[name]': string
  /** the id of the employer that it is; `none`: none of those that were shown */
  'employer[claim]': string
  'employer[role]': string
  'employer[proof]': string
  'employer[localUnion]': string
  'employer[abilityOne]': boolean
  'employer[nonProfitAffiliate]': boolean
  employerType: string
  'manager[firstName]': string
  'manager[lastName]': string
  'manager[email]': string
  'manager[phone]': string
  'manager[accepted]': boolean
  mentoring: boolean
  answers: Answers
}

/** The template variables of GET /employer/signup. */
export type EmployerSignupPage = {
  settings: EmployerSignupSettings
  types: { value: string; label: string; name: string }[]
  /** 1 or 2; which of how many */
  step: number
  steps: number
  typed: Partial<Typed>
  hasPassword: boolean
  /** a draft of the visitor's has been shown to be a person's */
  isProven: boolean
  /** signed in: only the company is asked for */
  isMember: boolean
  /** companies of the site that it may be */
  companies: KnownCompany[]
}
