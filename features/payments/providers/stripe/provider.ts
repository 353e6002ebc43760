import { Stripe } from 'stripe'
import type { StripeAccount } from '#lib/payment-settings.ts'
import type { Charge, Provider } from '../../provider.ts'
import { chargeParameters } from './charge.ts'
import { readEvent } from './events.ts'
import { outcomeOf, paidBy } from './outcome.ts'
import { failureOf, silentOr } from './refusals.ts'
import { saveCard } from './save-card.ts'

/** The version that our calls and the stand-in of the tests are written for. */
export const apiVersion = '2026-10-28.endive'

/** A donor looks at a turning wheel for so long; then it is said that the bank has not answered yet, and the sweeper asks. */
export const patienceMs = 20_000

/** Payments through Stripe: PaymentIntents, confirmed on the server with what Stripe.js made of the card. */
export function stripeProvider(
  { secretKey, publishableKey, webhookSecret, url }: StripeAccount,
  timeout = patienceMs,
): Provider {
  const { hostname, port, protocol } = new URL(url)
  const stripe = new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    // Our own retries use the same idempotency key, and know what to tell the donor meanwhile.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    name: 'stripe',
    publishableKey,
    charge: (charge) => chargeOnce(stripe, charge),
    async find(payment, since) {
      const created = { gte: Math.floor(since.getTime() / 1000) - 60 }
      const list = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })
      for await (const intent of list) if (paidBy(intent) === payment) return outcomeOf(intent)
      return null
    },
    async refund({ key, reference, cents }) {
      const wanted = { payment_intent: reference, amount: cents, metadata: { refund: key } }
      try {
        const made = await stripe.refunds.create(wanted, { idempotencyKey: key })
        const state = made.status === 'failed' || made.status === 'canceled' ? 'failed' : 'succeeded'
        return {
          state,
          reference: made.id,
          ...(state === 'failed' && { failure: 'Stripe refused the refund.' }),
        }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { state: 'failed', reference: null, failure: error.message }
        throw silentOr(error)
      }
    },
    verified(headers, body) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return null
      return readEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret))
    },
    async customer({ key, email, name }) {
      const made = await stripe.customers
        .create({ email, name, metadata: { key } }, { idempotencyKey: `customer ${key}` })
        .catch((error) => {
          throw silentOr(error)
        })
      return made.id
    },
    async cards(customer) {
      const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 20 })
      return data.flatMap(({ id, card }) => (card ? [{ id, brand: card.brand, last4: card.last4 }] : []))
    },
    saveCard: (card) => saveCard(stripe, card),
    async *booked(from, until) {
      const created = { gte: seconds(from), lt: seconds(until) }
      const list = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })
      for await (const intent of list) {
        const payment = paidBy(intent)
        const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
        if (payment)
          yield {
            payment,
            cents: intent.amount,
            refundedCents: charge?.amount_refunded ?? 0,
            succeeded: intent.status === 'succeeded',
          }
      }
    },
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

async function chargeOnce(stripe: Stripe, charge: Charge) {
  try {
    const intent = await stripe.paymentIntents.create(chargeParameters(charge), {
      idempotencyKey: charge.payment,
    })
    return outcomeOf(intent)
  } catch (error) {
    const failure = failureOf(error)
    if (failure) return failure
    throw silentOr(error)
  }
}
