import type { Stripe } from 'stripe'
import { failureOf, silentOr } from './refusals.ts'

/** Keeps a card for charges without the payer: a SetupIntent, confirmed at once. */
export async function saveCard(stripe: Stripe, { customer, token }: { customer: string; token: string }) {
  try {
    const intent = await stripe.setupIntents.create({
      ...{ customer, confirm: true, usage: 'off_session', expand: ['payment_method'] },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      ...(token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }),
    })
    const method = intent.payment_method
    if (intent.status !== 'succeeded' || !method || typeof method === 'string')
      return { failure: 'Your bank asks for a confirmation, which is only possible while giving.' }
    return { method: method.id, last4: method.card?.last4 ?? '' }
  } catch (error) {
    const refused = failureOf(error)
    if (refused?.state === 'failed') return { failure: refused.failure }
    throw silentOr(error)
  }
}
