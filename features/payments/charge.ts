import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { paymentState, settlePayment } from './payments.ts'
import { type Charge, type Outcome, type Provider, ProviderSilent } from './provider.ts'
import { settleAtOnce } from './settle-at-once.ts'

/**
 * Charges a payment that has begun, and records what the provider says. Called again it charges nothing more: the payment's id
 * is the provider's key. A silent provider leaves the payment pending, for `payments.sweep` to ask about.
 * @param kind of a payment whose success may be recorded together with others
 */
export async function charge(
  db: Db,
  kinds: PaymentKinds,
  provider: Provider,
  { kind, ...charge }: Charge & { kind?: string },
): Promise<Outcome> {
  try {
    const outcome = await provider.charge(charge)
    if (kind) await settleAtOnce(db, kinds, { id: charge.payment, kind }, outcome)
    else await settlePayment(db, kinds, charge.payment, outcome)
    return outcome
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    const { state } = (await paymentState(db, charge.payment)) ?? {}
    return { state: state === 'succeeded' ? 'succeeded' : 'pending', reference: null }
  }
}
