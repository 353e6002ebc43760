import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Stop } from './stop.ts'

/** The environment variables of payments; config.ts spreads them. */
export const PaymentEnvironment = {
  /** default: stripe once it has a key, else the demonstration, which production refuses */
  PAYMENTS: z.enum(['off', 'demo', 'stripe'], 'must be one of off, demo, stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key, beginning with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_', 'must be the publishable key, beginning with pk_')
    .optional(),
  /** the signing secret of the endpoint /payments/events/stripe */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be the signing secret of the webhook, beginning with whsec_')
    .optional(),
  /** another server that speaks Stripe's protocol, such as a stand-in */
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .default('https://api.stripe.com'),
}

export type StripeAccount = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  url: string
}

export type PaymentSettings =
  | { provider: 'demo'; signingSecret: string }
  | { provider: 'stripe'; stripe: StripeAccount }
  | { provider: 'off' }

type Given = z.output<z.ZodObject<typeof PaymentEnvironment>>

/** @throws Stop when a key is missing, or production would run the demonstration */
export function paymentSettings(
  env: Given,
  { production, secret }: { production: boolean; secret: string },
): PaymentSettings {
  const provider = env.PAYMENTS ?? (env.STRIPE_SECRET_KEY ? 'stripe' : production ? 'off' : 'demo')
  if (provider === 'off') return { provider }
  if (provider === 'stripe') return { provider, stripe: stripeAccount(env, production) }
  if (production)
    throw new Stop(
      'PAYMENTS=demo moves no money: production refuses it. Set the keys of Stripe, or PAYMENTS=off.',
    )
  return { provider, signingSecret: createHmac('sha256', secret).update('demo payments').digest('hex') }
}

function stripeAccount(env: Given, production: boolean): StripeAccount {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: url,
  } = env
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new Stop(
      'Payments with Stripe need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. Set all three and start again.',
    )
  if (production && !url.startsWith('https:'))
    throw new Stop('The setting STRIPE_URL is wrong: in production it must begin with https://.')
  return { secretKey, publishableKey, webhookSecret, url: url.replace(/\/+$/, '') }
}
