import { z } from 'zod'
import { centsOf } from '#schema/money.ts'
import { givingMessages } from '../messages.ts'

const empty = (given: unknown) => (given === '' || given === undefined ? null : given)

/** What a donor may change about a monthly gift. */
export const MonthlyForm = z.object({
  amount: z.preprocess(
    empty,
    z.unknown().transform((given, context) => {
      if (given === null) return null
      const cents = centsOf(given)
      if (cents === null || cents > 1_500_000)
        context.addIssue({ code: 'custom', message: givingMessages.amountMissing })
      return cents
    }),
  ),
  day: z.preprocess(
    empty,
    z.coerce.number('Please choose a day from 1 to 31.').int().min(1).max(31).nullable(),
  ),
})
export type MonthlyForm = z.output<typeof MonthlyForm>

export const CardForm = z.object({
  demoCard: z.string().max(40).default(''),
  stripeToken: z.string().max(200).default(''),
})
