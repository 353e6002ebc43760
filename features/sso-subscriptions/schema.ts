import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { optionalText, requiredText, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { subscriptionMessages as messages } from './messages.ts'

export const SubscriptionQuery = z.object({
  /** begins a word of the name, or is in external id, SKU or company */
  q: searchText,
  state: z.enum(['', 'live', 'ended', 'unmatched']).catch(''),
  sort: z.enum(['-start', 'start', 'end', 'name']).catch('-start'),
  ...paged(25),
})
export type SubscriptionQuery = z.output<typeof SubscriptionQuery>

const isDay = (typed: string) => z.iso.date().safeParse(typed).success
const start = z.preprocess((given) => given ?? '', z.string().trim().refine(isDay, messages.start))
const end = z
  .preprocess((given) => given ?? '', z.string().trim())
  .refine((typed) => typed === '' || isDay(typed), messages.end)
  .transform((typed) => typed || null)

const Fields = z.object({
  externalId: requiredText(200, messages.externalId),
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  sku: text(100).default(''),
  companyName: text(200).default(''),
  /** id or name of an employer; empty: of none */
  employer: optionalText(200, 'the employer').default(null),
  subscriptionStart: start,
  subscriptionEnd: end.default(null),
})

const inOrder = ({ subscriptionStart, subscriptionEnd }: z.output<typeof Fields>) =>
  subscriptionEnd === null || subscriptionEnd >= subscriptionStart
const order = { path: ['subscriptionEnd'], message: messages.order }

/** What a partner or a file says of a subscription (document 2, section 3). */
export const Subscription = Fields.refine(inOrder, order)
export type Subscription = z.output<typeof Subscription>

/** The same by staff, who may also say whose it is. */
export const SubscriptionForm = Fields.extend({
  /** the address of an account */
  user: optionalText(254, 'the address').default(null),
}).refine(inOrder, order)
export type SubscriptionForm = z.output<typeof SubscriptionForm>

export const ImportForm = z.object({ file: FileField })

export type SubscriptionRow = {
  id: string
  externalId: string
  firstName: string
  lastName: string
  sku: string
  /** null: nobody has signed in with the external id yet */
  user: { id: string; name: string } | null
  employer: { id: string; name: string } | null
  companyName: string
  subscriptionStart: string
  subscriptionEnd: string | null
  isLive: boolean
}

/** The props of sso-subscriptions/list. */
export type SubscriptionList = SubscriptionQuery & {
  ssoSubscriptions: SubscriptionRow[]
  totalDocs: number
}

/** The props of sso-subscriptions/form. */
export type SubscriptionEdit = {
  ssoSubscription: { id: string } | null
  values: Partial<Omit<SubscriptionForm, 'employer'>>
  employer: { value: string; label: string } | null
}

/** One line of an import: its number in the file, and what became of it. */
export type ImportLine = {
  line: number
  externalId: string
  result: 'added' | 'changed' | 'refused'
  errors: string[]
}

/** The props of sso-subscriptions/import. */
export type ImportPage = {
  report: { name: string; lines: ImportLine[]; added: number; changed: number; refused: number } | null
}
