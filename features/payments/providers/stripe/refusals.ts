import { Stripe } from 'stripe'
import { donationMessages } from '#spec/messages.ts'
import { type Outcome, ProviderSilent } from '../../provider.ts'
import { isHard } from './outcome.ts'

/** A clear no: a declined card, or a token that is none. null: nobody knows what became of it. */
export function failureOf(error: unknown): Outcome | null {
  if (error instanceof Stripe.errors.StripeCardError)
    return {
      state: 'failed',
      reference: error.payment_intent?.id ?? null,
      failure: error.message,
      isHard: isHard(error.decline_code),
    }
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { state: 'failed', reference: null, failure: donationMessages.verifyCard, isHard: false }
  return null
}

/** Slow, silent, too busy, or nonsense: the charge may have happened. Anything else is a bug of ours. */
export const silentOr = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? new ProviderSilent(error.type, { cause: error }) : error
