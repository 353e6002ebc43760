import type { Stripe } from 'stripe'
import type { Charge } from '../../provider.ts'

type Parameters = Stripe.PaymentIntentCreateParams

/** What we ask of Stripe for a charge. */
export function chargeParameters(charge: Charge): Parameters {
  return {
    amount: charge.cents,
    currency: 'usd',
    confirm: true,
    description: charge.description,
    metadata: { payment: charge.payment },
    expand: ['latest_charge'],
    // Cards and wallets alone: the others lead to pages elsewhere and settle days later.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    ...(charge.customer && { customer: charge.customer }),
    ...(charge.isOffSession ? { off_session: true } : { use_stripe_sdk: true }),
    ...(charge.keepsCard && !charge.isOffSession && { setup_future_usage: 'off_session' as const }),
    ...methodOf(charge.method),
  }
}

/** `stripeToken` keeps its name and takes all three of Stripe's kinds (design: money). */
function methodOf(
  method: string,
): Pick<Parameters, 'confirmation_token' | 'payment_method' | 'payment_method_data'> {
  if (method.startsWith('ctoken_')) return { confirmation_token: method }
  if (method.startsWith('tok_'))
    return { payment_method_data: { type: 'card', card: { token: method } } as never }
  return { payment_method: method }
}
