import type { IncomingHttpHeaders } from 'node:http'
import type { Dispute } from '#lib/payment-kind.ts'
import type { Cents } from '#schema/money.ts'

export type Card = { brand: string; last4: string }
/** A saved card; document 1, section 7: brand and last4. */
export type SavedCard = Card & { id: string }

export type Charge = {
  /** our payment's id: the idempotency key, and what the provider's events name */
  payment: string
  cents: Cents
  /** a PaymentMethod, ConfirmationToken or legacy token from the browser, or a saved card's id */
  method: string
  customer: string | null
  /** the payer is not here: nobody can confirm anything */
  isOffSession: boolean
  /** the card is to be charged again, or offered again */
  keepsCard: boolean
  description: string
  email: string
  /** where the bank's own page returns to */
  returnUrl: string
}

/** What a provider says of a charge. */
export type Outcome = {
  reference: string | null
  customer?: string | null
  method?: string | null
  card?: Card | null
} & (
  | { state: 'succeeded' }
  | { state: 'pending' }
  /** the bank wants a word with the payer: on its page, or in the browser with this secret */
  | { state: 'action'; url: string | null; clientSecret: string | null }
  | { state: 'failed'; failure: string; isHard: boolean }
)

export type RefundOutcome = {
  state: 'succeeded' | 'pending' | 'failed'
  reference: string | null
  failure?: string
}

/** What an event reports, in our words; null for events that do not concern us. */
export type Report =
  | { type: 'outcome'; payment: string; outcome: Outcome }
  | { type: 'refund'; payment: string; refund: string | null; cents: Cents; refunded: RefundOutcome }
  /** `cents`: what the bank takes back; 0 when it only asks, null for all that is left */
  | { type: 'dispute'; payment: string; dispute: Dispute; cents: Cents | null }

export type ProviderEvent = { id: string; type: string; report: Report | null }

/** A charge in the provider's books, for the daily reconciliation. */
export type Booked = { payment: string; cents: Cents; refundedCents: Cents; succeeded: boolean }

export interface Provider {
  name: 'demo' | 'stripe'
  publishableKey: string | null
  /** @throws ProviderSilent when nobody knows what became of it */
  charge(charge: Charge): Promise<Outcome>
  /** What became of a charge that got no answer. @returns null when the provider has none */
  find(payment: string, since: Date): Promise<Outcome | null>
  refund(refund: { key: string; reference: string; cents: Cents }): Promise<RefundOutcome>
  /** @returns null when it is not signed by the provider, or too old */
  verified(headers: IncomingHttpHeaders, body: Buffer): ProviderEvent | null
  /** The id of a payer's account there, made once for each key. */
  customer(payer: { key: string; email: string; name: string }): Promise<string>
  cards(customer: string): Promise<SavedCard[]>
  /** Keeps another card for charges without the payer. */
  saveCard(card: {
    customer: string
    token: string
  }): Promise<{ method: string; last4: string } | { failure: string }>
  booked(from: Date, until: Date): AsyncIterable<Booked>
}

/** The provider was slow, silent or spoke nonsense: whether it charged will be asked later. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}
