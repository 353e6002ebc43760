import { z } from 'zod'
import { checkbox, requiredText, text } from '#schema/fields.ts'
import { type Cents, cappedTip, centsOf, proposedTip } from '#schema/money.ts'
import { paged } from '#schema/paged.ts'
import { gifts } from '#spec/limits.ts'
import { emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'
import type * as answers from './answers.ts'
import { givingMessages } from './messages.ts'

/** Dollars with at most two decimals; empty is null. */
const dollars = z.preprocess(
  (given) => (given === '' || given === undefined || given === null ? null : given),
  z.unknown().transform((given, context): Cents | null => {
    if (given === null) return null
    const cents = centsOf(Array.isArray(given) ? given.at(-1) : given)
    if (cents === null) context.addIssue({ code: 'custom', message: givingMessages.amountMissing })
    return cents
  }),
)

const thing = z.preprocess((given) => given || null, z.uuid().nullable())

/** Document 1, section 3: the donation payload, with its names. `minAmount` is for the message in the browser alone. */
export const DonationForm = z
  .object({
    identifier: text(300).default(''),
    fundraiser: thing,
    teamPage: thing,
    /** of the team, to whom the gift counts */
    member: thing,
    amount: dollars,
    /** one of the amounts offered, where a form without script chooses it */
    preset: dollars,
    tip: dollars,
    /** the same for the tip, in percent of the gift */
    tipPercent: z.preprocess(
      (given) => (given === '' ? undefined : given),
      z.coerce.number().int().min(0).max(100).optional(),
    ),
    frequency: z.enum(['one-time', 'monthly']).catch('one-time'),
    anonymous: checkbox,
    message: text(500).default(''),
    coverCosts: checkbox,
    firstName: requiredText(100, givingMessages.firstName),
    lastName: requiredText(100, givingMessages.lastName),
    email: z
      .string()
      .trim()
      .default('')
      .pipe(z.string().max(320))
      .refine((email) => email === '' || isEmail(email), emailMessages.emailInvalid),
    phone: requiredText(40, givingMessages.phone),
    address: text(200).default(''),
    city: text(100).default(''),
    state: text(60).default(''),
    address_zip: text(20).default(''),
    /** a saved card: its id, or its last four digits */
    selectedCard: text(200).default(''),
    /** what the provider's script made of a new card */
    stripeToken: text(200).default(''),
    /** the demonstration's card field; a real provider's script sends no number */
    demoCard: text(40).default(''),
    /** keep this card for next time */
    keepCard: checkbox,
    /** idempotency: the same for each time this gift is sent */
    key: text(100).default(''),
    returnTo: text(500).default(''),
  })
  .transform(({ preset, tipPercent, ...form }) => {
    const amount = form.amount || preset || 0
    const tip =
      form.tip ?? (tipPercent === undefined ? 0 : cappedTip(proposedTip(amount, tipPercent), amount))
    return { ...form, amount, tip }
  })
  .refine(({ amount }) => amount <= gifts.most, {
    path: ['amount'],
    error: givingMessages.tooMuch(gifts.most),
  })
  .refine(({ amount, tip }) => amount === 0 || tip <= amount, {
    path: ['tip'],
    error: givingMessages.tipTooMuch,
  })
export type DonationForm = z.output<typeof DonationForm>

export type GiveProps = z.infer<typeof answers.GiveOffer>
export type Given = z.infer<typeof answers.Given>
export type StaticPageList = z.infer<typeof answers.StaticPageList>

/** GET /donations/static-page-list: of one fundraiser, or team page, or of the whole site. */
export const ListQuery = z.object({
  fundraiser: thing.catch(null),
  teamPage: thing.catch(null),
  ...paged(10),
})
export type ListQuery = z.output<typeof ListQuery>
