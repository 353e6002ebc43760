import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { Problem } from '#lib/problem.ts'
import type { Cents } from '#schema/money.ts'
import { paymentMessages } from './messages.ts'
import { paymentState } from './payments.ts'
import { type Provider, ProviderSilent, type RefundOutcome } from './provider.ts'
import { beginRefund, settleRefund } from './refunds.ts'

/**
 * Gives money back: all or part of a payment.
 * @returns what the provider said; 'pending' when it has not answered, and is asked again
 * @throws Invalid at `amount` when so much is not left
 */
export async function refund(
  db: Db,
  kinds: PaymentKinds,
  provider: Provider,
  asked: { payment: string; cents: Cents; reason: string; askedBy: string | null },
): Promise<RefundOutcome & { id: string }> {
  const id = await beginRefund(db, asked)
  const paid = await paymentState(db, asked.payment)
  if (paid?.provider !== provider.name) throw new Problem(409, `This was paid through ${paid?.provider}.`)
  try {
    const outcome = await provider.refund({ key: id, reference: paid.reference!, cents: asked.cents })
    await settleRefund(db, kinds, id, outcome)
    return { ...outcome, id }
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    return { state: 'pending', reference: null, failure: paymentMessages.silent, id }
  }
}
