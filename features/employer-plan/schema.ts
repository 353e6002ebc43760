import { z } from 'zod'
import { text } from '#schema/fields.ts'
import { planMessages } from './messages.ts'
import { type OfferId, offers } from './model/offers.ts'

export const OfEmployer = z.object({ employer: z.uuid().optional().catch(undefined) })

const ids = offers.map(({ id }) => id) as [OfferId, ...OfferId[]]

/** The payment as of a gift (document 1, section 3): a saved card, a token of the provider, or a card of the demonstration. */
export const PurchaseForm = z.object({
  offer: z.enum(ids, planMessages.offer),
  selectedCard: text(100).default(''),
  stripeToken: text(200).default(''),
  demoCard: text(40).default(''),
  /** of the form */
  key: z.string().max(100).default(''),
})
export type PurchaseForm = z.output<typeof PurchaseForm>

export type Purchase = {
  id: string
  label: string
  cents: number
  state: 'pending' | 'succeeded' | 'failed' | 'refunded'
  failure: string | null
  receiptNumber: string | null
  createdAt: string
}

/** The props of employer-plan/plan. */
export type PlanPage = {
  employer: { id: string; name: string }
  employers: { id: string; name: string }[]
  search: { isOpen: boolean; why: 'subscribed' | 'paid' | 'partner' | null; until: string | null }
  credits: number
  /** newest first */
  entries: { amount: number; job: string | null; note: string | null; at: string }[]
  purchases: Purchase[]
  /** null: nothing is sold here, and why */
  shop: {
    offers: { id: OfferId; label: string; cents: number }[]
    provider: 'demo' | 'stripe'
    savedCards: { id: string; brand: string; last4: string }[]
    key: string
  } | null
  notSold: string | null
}
