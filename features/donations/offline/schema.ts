import { z } from 'zod'
import { checkbox, requiredText, text } from '#schema/fields.ts'
import { type Cents, centsOf } from '#schema/money.ts'
import { emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'
import { givingMessages } from '../messages.ts'

/** Dollars that must be there. */
export const someDollars = z.unknown().transform((given, context): Cents => {
  const cents = centsOf(given)
  if (!cents || cents > 2_000_000_000)
    context.addIssue({ code: 'custom', message: givingMessages.amountMissing })
  return cents ?? 0
})

const thing = z.preprocess((given) => given || null, z.uuid().nullable())

export const offlineStates = [
  { value: 'pledged', label: 'Pledged', help: 'Counts nowhere until it is received.' },
  { value: 'received', label: 'Received', help: 'Counts at once, and the receipt goes out.' },
] as const

export const paidBy = ['Check', 'Cash', 'Bank transfer', 'Employer matching', 'Other'] as const

/** A gift that came by check, in cash, by transfer, or is promised. */
export const OfflineForm = z.object({
  state: z.enum(['pledged', 'received']).catch('received'),
  amount: someDollars,
  paidBy: z.enum(paidBy).catch('Check'),
  /** such as a check's */
  number: text(40).default(''),
  firstName: requiredText(100, givingMessages.firstName),
  lastName: text(100).default(''),
  email: text(320)
    .default('')
    .refine((email) => email === '' || isEmail(email), emailMessages.emailInvalid),
  fundraiser: thing,
  teamPage: thing,
  anonymous: checkbox,
  message: text(500).default(''),
})
export type OfflineForm = z.output<typeof OfflineForm>

export type OfflineProps = {
  fundraisers: { value: string; label: string }[]
  teams: { value: string; label: string }[]
}
