import type { Db } from '#lib/db.ts'
import type { PaymentSettings } from '#lib/payment-settings.ts'
import type { Provider } from '../provider.ts'
import { demoProvider } from './demo/provider.ts'
import { stripeProvider } from './stripe/provider.ts'

/** The provider of these settings; null: no payments here. */
export function providerOf(db: Db, settings: PaymentSettings): Provider | null {
  if (settings.provider === 'demo') return demoProvider(db, settings.signingSecret)
  if (settings.provider === 'off') return null
  const known = stripes.get(settings.stripe) ?? stripeProvider(settings.stripe)
  stripes.set(settings.stripe, known)
  return known
}

/** One client for each account: it keeps its connections open. */
const stripes = new WeakMap<object, Provider>()
