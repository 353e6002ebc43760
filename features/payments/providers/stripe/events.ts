import type { Stripe } from 'stripe'
import type { ProviderEvent, Report } from '../../provider.ts'
import { outcomeOf, paidBy } from './outcome.ts'

const idOf = (thing: string | { id: string } | null) =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

type Reader = (object: never) => Report | null

/** The events that concern us. Stripe sends the state of its moment; each moves ours forward only. */
const readers: Record<string, Reader> = {
  'payment_intent.succeeded': outcome,
  'payment_intent.payment_failed': outcome,
  'payment_intent.requires_action': outcome,
  'payment_intent.canceled': outcome,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.closed': dispute,
}

function outcome(intent: Stripe.PaymentIntent): Report | null {
  const payment = paidBy(intent)
  return payment ? { type: 'outcome', payment, outcome: outcomeOf(intent) } : null
}

function refund(made: Stripe.Refund): Report | null {
  const payment = paymentIn(made.payment_intent)
  if (!payment) return null
  const state = made.status === 'succeeded' ? 'succeeded' : made.status === 'pending' ? 'pending' : 'failed'
  const refunded = {
    state,
    reference: made.id,
    ...(state === 'failed' && { failure: 'Stripe refused the refund.' }),
  } as const
  return { type: 'refund', payment, refund: made.metadata?.refund ?? null, cents: made.amount, refunded }
}

/** How disputes end. One that begins with 'warning' is a question of the bank, which has taken nothing yet. */
const closed: Record<string, 'won' | 'lost'> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function dispute(found: Stripe.Dispute): Report | null {
  const payment = paymentIn(found.payment_intent)
  const dispute = closed[found.status] ?? 'open'
  const cents = found.status.startsWith('warning') ? 0 : found.amount
  return payment ? { type: 'dispute', payment, dispute, cents } : null
}

/** Refunds and disputes name the PaymentIntent; ours is found by it (events.ts). */
const paymentIn = (intent: string | Stripe.PaymentIntent | null) => idOf(intent)

export function readEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  return { id, type, report: readers[type]?.(data.object as never) ?? null }
}
