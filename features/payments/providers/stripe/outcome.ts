import type { Stripe } from 'stripe'
import type { Outcome } from '../../provider.ts'

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

/** Our payment's id, which we gave it. */
export const paidBy = ({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): string | null =>
  metadata.payment ?? null

/** A PaymentIntent in the words of the door. */
export function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  const known = {
    reference: intent.id,
    customer: idOf(intent.customer),
    method: idOf(intent.payment_method),
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
  }
  if (intent.status === 'succeeded') return { ...known, state: 'succeeded' }
  if (intent.status === 'requires_action')
    return { ...known, state: 'action', url: null, clientSecret: intent.client_secret }
  const { last_payment_error: error } = intent
  if (intent.status === 'canceled' || error)
    return {
      ...known,
      state: 'failed',
      failure: error?.message ?? 'The payment was canceled. Nothing was charged.',
      isHard: isHard(error?.decline_code),
    }
  return { ...known, state: 'pending' }
}

const gone = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'invalid_account',
  'new_account_information_available',
  'fraudulent',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stop_payment_order',
])

/** No use in trying this card again; card schemes fine those who do. */
export const isHard = (declineCode: string | null | undefined): boolean => gone.has(declineCode ?? '')
