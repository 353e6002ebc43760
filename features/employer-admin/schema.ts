import { z } from 'zod'
import { EmployerFeeds } from '#features/feeds/schema.ts'
import { checkbox, ids, optionalText, requiredText } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged, searchText } from '#schema/paged.ts'
import { lookup } from '#spec/limits.ts'
import { applyTypes } from '#spec/lists.ts'
import type * as answers from './answers.ts'
import { adminMessages } from './messages.ts'

const id = z.union([z.uuid(), z.literal('')]).catch('')

export const employerSorts = [
  'name',
  '-name',
  'jobs',
  '-jobs',
  'managers',
  '-managers',
  'created',
  '-created',
] as const

/** Which employers. Programs use the same address as a lookup, with its page size (document 3, section 7). */
export const EmployerQuery = z.object({
  /** of the name, the web address or the contact address; or an id */
  q: searchText,
  approval: z.enum(['', 'approved', 'refused', 'awaiting']).catch(''),
  subscription: z.enum(['', 'subscribed', 'paid', 'none']).catch(''),
  type: id,
  /** 'platform': employers of no site */
  theme: z.union([z.uuid(), z.enum(['', 'platform'])]).catch(''),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .or(z.literal(''))
    .catch(''),
  sort: z.enum(employerSorts).catch('name'),
  ...paged(25, lookup.pageSize),
})
export type EmployerQuery = z.output<typeof EmployerQuery>

export const ExportQuery = EmployerQuery.extend({ id: ids(100) })

const web = (what: string) =>
  optionalText(500, what).refine(
    (address) => !address || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
    adminMessages.noAddress,
  )

/** A picture that was uploaded here, or a web address. */
const logo = optionalText(500, 'the logo').refine(
  (path) => !path || /^\/(?!\/)/.test(path) || (URL.canParse(path) && new URL(path).protocol === 'https:'),
  adminMessages.noAddress,
)

const year = z.preprocess(
  (given) => (given === '' || given === undefined ? null : Number(given)),
  z
    .number(adminMessages.noYear)
    .int(adminMessages.noYear)
    .min(1600, adminMessages.noYear)
    .max(new Date().getFullYear(), adminMessages.noYear)
    .nullable(),
)

const choice = z.preprocess((given) => given || null, z.uuid('Please choose from the list.').nullable())

/** Document 2, section 3: the whole employer, as its form and programs send it. */
export const EmployerForm = z.preprocess(
  nested,
  z.object({
    name: requiredText(200, 'Please enter the name of the employer.'),
    url: web('the web address'),
    logo,
    industry: optionalText(100, 'the industry'),
    yearFounded: year,
    tradeUnion: checkbox,
    abilityOne: checkbox,
    federalContractor: checkbox,
    sourceTheme: choice,
    employerType: choice,
    localUnion: optionalText(20, 'the local union').refine(
      (number) => !number || /^\d+$/.test(number),
      'Please use digits only.',
    ),
    emailSummary: checkbox,
    neverExpireJobs: checkbox,
    jobg8ApplyType: z.enum(applyTypes).catch('link'),
    subscribed: checkbox,
    allowSearchPayment: checkbox,
    paidSearch: checkbox,
    allowChat: checkbox,
    needsApproval: checkbox,
    defaultCategory: optionalText(60, 'the category'),
    contactEmail: z.preprocess(
      (given) => (typeof given === 'string' ? given.trim() || null : (given ?? null)),
      z.email('Please enter an email address.').nullable(),
    ),
    address: z
      .object({
        line1: optionalText(200),
        line2: optionalText(200),
        city: optionalText(100),
        state: optionalText(60),
        zip: optionalText(20),
      })
      .default({}),
    about: z
      .object({ about: optionalText(10_000), pitch: optionalText(500), current: optionalText(2_000) })
      .default({}),
    /** lines of the form, or a list */
    feeds: z.preprocess(
      (given) => (typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : given),
      EmployerFeeds.shape.feeds.optional(),
    ),
    owners: ids(50).optional(),
    unmodifiedSince: z.iso.datetime().optional(),
  }),
)
export type EmployerForm = z.output<typeof EmployerForm>

/** Document 2, section 5: the name, typed exactly; capital letters and spaces count. */
export const TypedName = z.preprocess(
  (body) => body ?? {},
  z.object({ name: z.string(adminMessages.typeName).max(500) }),
)

/** Document 2, section 7: action "allow" approves, anything else revokes. */
export const ApprovalForm = z.object({
  employers: ids(100).refine((chosen) => chosen.length > 0, adminMessages.noneChosen),
  action: z.string().max(20).default(''),
  reason: optionalText(500, 'the reason'),
})

export const CreditForm = z.object({
  amount: z.coerce
    .number(adminMessages.noAmount)
    .int(adminMessages.noAmount)
    .min(1, adminMessages.noAmount)
    .max(1_000, adminMessages.noAmount),
  note: optionalText(200, 'the note'),
})

type Choice = { value: string; label: string }

export type EmployerRow = z.infer<typeof answers.EmployerRow>
export type EmployerList = z.infer<typeof answers.EmployerList>

/** What somebody answered when they signed up an employer or claimed it. */
export type SignUpAnswers = {
  person: { id: string; name: string }
  /** of the sign-up; null: it is gone */
  site: string | null
  /** offers to mentor members */
  mentoring: boolean
  at: string
  answers: { question: string /** null: a question that may stay open */; answer: string | null }[]
}

/** The props of employer-admin/edit; `employer` is empty for a new one. */
export type EmployerEdit = {
  employer:
    | (Omit<EmployerForm, 'feeds' | 'owners' | 'unmodifiedSince'> & {
        id: string
        slug: string
        approved: boolean | null
        approvalReason: string | null
        promotionCredits: number
        /** some of its jobs are promoted now */
        promoting: boolean
        feeds: { url: string }[]
        owners: string[]
        managers: Choice[]
        jobCount: number
        managerCount: number
        applicationCount: number
        updatedAt: string
        ledger: {
          id: string
          amount: number
          note: string | null
          job: string | null
          by: string | null
          at: string
        }[]
        signUps: SignUpAnswers[]
      })
    | null
  types: Choice[]
  sites: Choice[]
  categories: Choice[]
}
